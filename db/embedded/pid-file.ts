import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Running = { pid: number; port: number; isReady: boolean }

/** Parses postmaster.pid: pid on the first line, port on the fourth, state on the eighth. */
export function readPidFile(data: string): Running | undefined {
  let lines: string[]
  try {
    lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

/** A process that has ended and that its parent has not asked about yet: signals still reach it, nothing else does. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    // The name in parentheses may hold anything; the state is the first letter behind it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
  } catch {
    return false
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return !isZombie(pid)
}

/** Pids are reused after a reboot: only a process named postgres makes a pid file valid. */
export function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).includes('postgres')
  } catch {
    return process.platform === 'win32'
  }
}
