import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const msPerTick = 10

/** The parent of a process and what it used, from Linux's books; undefined when it has ended. */
function readProcess(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the command, in brackets, may hold blanks.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    // Its own ticks and those of children that have ended, as user and as system.
    const ticks = fields[11]! + fields[12]! + fields[13]! + fields[14]!
    return { parent: fields[1]!, ms: ticks * msPerTick }
  } catch {
    return undefined
  }
}

/** The process of the database server in a data home. */
export const postmasterOf = (home: string) =>
  Number(readFileSync(path.join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])

/** Processor time of a process and its children so far, in milliseconds. Waiting for a busy machine does not count. */
export function processorTimeOf(pid: number): number {
  const all = readdirSync('/proc').flatMap((name) => {
    const one = /^\d+$/.test(name) ? readProcess(Number(name)) : undefined
    return one && (Number(name) === pid || one.parent === pid) ? [one.ms] : []
  })
  return all.reduce((sum, ms) => sum + ms, 0)
}
