import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** Longer than any installation. */
const LOCK_AGE_MS_MAX = 15 * 60_000
/** Longer than the time between creating a lock file and writing the pid into it. */
const LOCK_WRITE_MS_MAX = 5_000

/**
 * Takes the lock of an installation: a file with our pid and npm's. A killed installation leaves it behind, which shows
 * that it did not finish.
 */
export function takeLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  try {
    const ageMs = Date.now() - statSync(file).mtimeMs
    const pids = readFileSync(file, 'utf8')
    const abandoned = pids === '' ? ageMs > LOCK_WRITE_MS_MAX : !pids.split(' ').some((pid) => alive(Number(pid)))
    if (abandoned || ageMs > LOCK_AGE_MS_MAX) rmSync(file, { force: true })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  return false
}

function alive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0) && !isZombie(pid)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** A dead process keeps its pid in a container whose first process collects no orphans. */
function isZombie(pid) {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
