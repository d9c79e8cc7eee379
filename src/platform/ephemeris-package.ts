import { join } from 'node:path'

/** The folder of fetched files, below VAR_DIR. */
export const ephemerisFolder = (varDir: string): string => join(varDir, 'ephemeris')

/** A package of npm with files of the Swiss Ephemeris. */
export interface EphemerisPackage {
  readonly name: string
  readonly version: string
  /** The hash of the package, as the registry lists it (Subresource Integrity). */
  readonly integrity: string
  /** The folder of the files within the package. */
  readonly folder: string
  /** The files that are kept, with the SHA-256 of each in base64url. */
  readonly files: Readonly<Record<string, string>>
}

/**
 * Files from 5400 BC to 5400 AD, without those from 1800 to 2399 that every installation has. The package is under the AGPL, as
 * the Swiss Ephemeris is. Its planets and its Moon (`sepl`, `semo`) are, byte for byte, those of Debian's swe-standard-data. Its
 * minor planets (`seas`) are the release of 2023; Debian has that of 2014.
 */
export const SWEPH_WASM: EphemerisPackage = {
  name: 'sweph-wasm',
  version: '2.6.9',
  integrity: 'sha512-SNM+XiujTAlgyU07M7onZWYNk/XsFmaWWm9QphMRkaNzXVMx9sRLBzxs7ubO9kBbXEPgJSm2SP/xyzOZ8Vp1mA==',
  folder: 'dist/ephe',
  files: {
    'seplm54.se1': 'uW2AG_O4jzr4i98uNedRJ-oevlJBHgxi-1AVcOYH0o8',
    'semom54.se1': 'psGYf9A8h59ZxQ0FAZ8qLfhKf3-9RclJt9gSkXTpF3o',
    'seasm54.se1': 'CFSestG6EScZr1_PZB6xVGZhfZnaaCqi5Vsg767Nz5Y',
    'seplm48.se1': 'yPx4ekb5g7jqhbLZNVuxCsAiSNEC97da5m6z7e8fQbc',
    'semom48.se1': 'mixB63Js4l71dM-TZYWSr3cKs_8edfmCBhZcqsRZ1L4',
    'seasm48.se1': 'fBDv9r0XUdG5W_Zvgi2x66ucZdP_5AJwgYBmqvh9Lf0',
    'seplm42.se1': 'ZsoQpXe7PlVKFlVgJUN4I8H3KhP4ED0rfXjgdmetJrQ',
    'semom42.se1': '9SdgZb_obizItSWOXJ1d3a3rGI_tTBHujK3TedIztHg',
    'seasm42.se1': 'xyoy7349MhsvyFRink1bc5LtcbPqv1YAg2ulrx7Uyxw',
    'seplm36.se1': 'w59vQUuIfl-2-hEVdzYQ-h-IwhyxjOPdqVMrpnYgzzs',
    'semom36.se1': 'Frs5KIaB6VBAtiRyxpLVVlZyhL3NRcMjChQ8fd2EEsQ',
    'seasm36.se1': '-OeTFt5kVqwnV57CMuXH9_th4jH03-dRb_c5-_VY3Kw',
    'seplm30.se1': 'ElVfObmzMHLZODQU7z0HJ8LfQmPB5SZWBM5k3ouwl-s',
    'semom30.se1': '9Dfpkozn-_-tk1oT34wMc5T1jNrVmDrOJVWFoh1vf7w',
    'seasm30.se1': '7-VVHnubWKeKe9A302qOBYdh1wWCQ_m_SdG3kiCyf5M',
    'seplm24.se1': 'iEn3baXG2x-hsHgdNKsfI23TVRTv6jnnAhIoc7Kf-u0',
    'semom24.se1': 'h0wdoNwzd5nRKu8s9TSk_Bt-iJUyBtK6pZWr7do6YDs',
    'seasm24.se1': 'YYkIy5ZTCFVNEU5PQGu5ZDZMWqAlnCCrguNcig1olrQ',
    'seplm18.se1': 'xUgQ09uOX-2Qz1FH-SRwPF1tobnBSbRViIIFJeXeTeg',
    'semom18.se1': 'AUgbghBRPBhYWxsURSwbXMUofwjLu3BEK1vBSZCMngo',
    'seasm18.se1': 'JnDCkw7rjoncRn0olKcxnr6vchE1dF01EWsqN2QnZPM',
    'seplm12.se1': 'Xl1WzI_Jp5_kYhB2IuezF-eDv5fOWpw3527dxQy5mgU',
    'semom12.se1': 'LxwW_Cnt_1LVd-ysNStn1HH22spqg8TvWfEB1hRi_ZE',
    'seasm12.se1': 'v-8V6VxoPIiMQv_7D8G6QNI6ATM5ZZ875TQNldppIHY',
    'seplm06.se1': 'RgCkfYNiF3sJbjPnnrzXGE6fQ2RxFa4HJRyBdk5LDcE',
    'semom06.se1': 'Vm6YBPesFtm_dlj4Esuoi1cfH2GeZYKVUlW8uoCHvMg',
    'seasm06.se1': 'LTtXi6z26ulzmmAr0vsC0vmSt3q9FHZVG77pU_Jwx18',
    'sepl_00.se1': 'JhfgzxOhrcSj3PsIm7NqXOM4terY4URTTPs7iWx9O1I',
    'semo_00.se1': '3HD5w8QGmIsou7QO_qvr-4hCtipeQ4zUwhK6gogeKvQ',
    'seas_00.se1': 'ptwYsRB3jXnus4BsgjPw0chTHuMHb7CzsvBRJsnOVLM',
    'sepl_06.se1': '7chskgJgMk58ZP0cgXvwVpgtds3oJx60OC4E45oLOjE',
    'semo_06.se1': 'dYS7baRpktDz4U_sSgSYcRfxJDqtBBedEmeYGBLc9XU',
    'seas_06.se1': 'LME3cIGqBIJ3q2LPhLu-BEF39hD8f_DclxD--v3kAYA',
    'sepl_12.se1': 'ddG1qon1ux4HqmVedYtppp7tMul91N9cOzTiJ94I_4U',
    'semo_12.se1': '3fkmP8K6z0e00qJ1z6iNGmxkZ6fUeJqxAZnydDYR83Q',
    'seas_12.se1': 'yYcPfjPrB_zhDp-a8BBqTGCi5kIYMzBPQ1tJJ4Dmz20',
    'sepl_24.se1': 'Y-TRF5wnCQr_Ryn8ZNr1imiXWN4Fn6PuDqqvr_tjC3U',
    'semo_24.se1': 'Trs3KOYRguiyPU-nHOxCq3O9TfTmR-zw-TlToHoGpJ8',
    'seas_24.se1': 'E1WxbtgFRleXVr-3hKO5L1nZB8TPnu6FyuExgoLB-ZM',
    'sepl_30.se1': 'fc_AJfsRyLS0pcKg0QxKG879FfL5BKVvxfERBOrzTAU',
    'semo_30.se1': 'd60BGLIZTEHhT-JBOye2OzBFjKimwvNKND1CCanGAvs',
    'seas_30.se1': 'OHWYnDxYXoVEZuBLSA0K9m0uFjYcpYnCwVpI8-SsTZU',
    'sepl_36.se1': '7ENlko-BbP5yzRSzEoc9Dcmp1gq3fKc28iGxOk_FewU',
    'semo_36.se1': 'gfkcEE_LyffpYL_VQ3eqSDoTK9XrzB7f9BpiI-GB0Og',
    'seas_36.se1': 'g6JBqbppfn_H-GH71Vpszkv7wVSH2I7UJXPvuC3zRPo',
    'sepl_42.se1': 'PUi_ep8Zz3aL4tivTOjIrMa77IrengFPADXgSzUrqdE',
    'semo_42.se1': 'tKJdLPSexeJkNqgsUTPFpFRcd8Wt7xqqhn0d-n9qzEo',
    'seas_42.se1': 'ChCe3Bpb8khihwS9iT0y7S6nzNrj8iWKrZuLdLEfnuI',
    'sepl_48.se1': 'xfb5wF5RjlDpiwQOzC-Y6GwRKO8bkqHKN_n0A8AtoY8',
    'semo_48.se1': 'jXuhpRV_OTXojfb4KUGdZxRTyVq23sxS3L0e9lu3fr4',
    'seas_48.se1': '1i2YZAFC9vKB8IqzGciI-iWeHCakBnjfHI8DQ6puDNg',
  },
}
