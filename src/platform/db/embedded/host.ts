/** The parts of a system that the embedded Postgres depends on. */
export interface PostgresHost {
  /** Bytes of the path of a unix socket, without the closing zero. */
  readonly socketPathBytesMax: number
  /** A lock without a file, or one with a file. */
  readonly lock: 'abstract socket' | 'file'
  /** Where the program and the folder of another process are read. */
  readonly processes: 'proc' | 'ps'
  /** Whether root can run Postgres, which itself refuses to run as root. */
  readonly hasWayForRoot: boolean
  /** Whether one call writes a whole file system to its disk, instead of one for each file. */
  readonly hasSyncfs: boolean
}

/** `sun_path` has 108 bytes (unix(7) of Linux), on macOS 104 (sys/un.h). */
const LINUX: PostgresHost = {
  ...{ socketPathBytesMax: 107, lock: 'abstract socket', processes: 'proc', hasWayForRoot: true },
  hasSyncfs: true,
}
const MAC: PostgresHost = {
  socketPathBytesMax: 103,
  lock: 'file',
  processes: 'ps',
  hasWayForRoot: false,
  hasSyncfs: false,
}

/** Abstract sockets, /proc, user namespaces, setpriv and syncfs exist only on Linux. */
export const postgresHost = (platform: NodeJS.Platform): PostgresHost => (platform === 'linux' ? LINUX : MAC)

export const HOST = postgresHost(process.platform)
