# Qwt for Qt 6, which distributions install under different names and without a CMake package of its own: Qwt::Qwt.
find_path(QWT_INCLUDE qwt_plot.h PATH_SUFFIXES qwt-qt6 qt6/qwt qt6/qwt6 qwt6-qt6 qwt)
find_library(QWT_LIBRARY NAMES qwt-qt6 qwt6-qt6 qwt)
if(QWT_INCLUDE)
    file(STRINGS ${QWT_INCLUDE}/qwt_global.h line REGEX "define QWT_VERSION_STR")
    string(REGEX REPLACE ".*\"(.*)\".*" "\\1" Qwt_VERSION "${line}")
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Qwt REQUIRED_VARS QWT_LIBRARY QWT_INCLUDE VERSION_VAR Qwt_VERSION)

if(Qwt_FOUND AND NOT TARGET Qwt::Qwt)
    add_library(Qwt::Qwt UNKNOWN IMPORTED)
    set_target_properties(Qwt::Qwt PROPERTIES IMPORTED_LOCATION ${QWT_LIBRARY}
        INTERFACE_INCLUDE_DIRECTORIES ${QWT_INCLUDE} INTERFACE_COMPILE_DEFINITIONS QWT_DLL)
    target_link_libraries(Qwt::Qwt INTERFACE Qt6::Widgets Qt6::PrintSupport Qt6::Svg)
endif()
