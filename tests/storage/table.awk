# Sums up what the tests print with FAULT_TABLE=1: one row per operation.
# awk -f tests/storage/table.awk < rows
BEGIN { FS = " *[|] *" }
NF == 10 && $4 ~ /^[0-9]+$/ {
    if (!($2 in seen)) { seen[$2] = ++count; name[count] = $2 }
    kind = $3 ~ /kill/ ? "killed" : $3 ~ /^power/ ? "cut" : $3 ~ /^SQLite/ ? "sqlite" : "kernel"
    points[$2, kind] += $4
    lost[$2] += $5; damaged[$2] += $6; doubted[$2] += $7; locked[$2] += $8; other[$2] += $9
    all[kind] += $4; all["lost"] += $5; all["damaged"] += $6; all["doubted"] += $7; all["locked"] += $8
    all["other"] += $9
}
END {
    print "| operation | killed | power cut | SQLite's calls fail | the kernel's calls fail | lost | called damaged | said to be short | locked | left behind or stuck |"
    print "|---|---|---|---|---|---|---|---|---|---|"
    for (i = 1; i <= count; ++i) {
        n = name[i]
        printf "| %s | %d | %d | %d | %d | %d | %d | %d | %d | %d |\n", n, points[n, "killed"], points[n, "cut"],
            points[n, "sqlite"], points[n, "kernel"], lost[n], damaged[n], doubted[n], locked[n], other[n]
    }
    printf "| **all** | %d | %d | %d | %d | %d | %d | %d | %d | %d |\n", all["killed"], all["cut"], all["sqlite"],
        all["kernel"], all["lost"], all["damaged"], all["doubted"], all["locked"], all["other"]
}
