/**
 * An import from the browser: first everything is done and rolled back, so that a person sees what would change; then
 * they run it.
 */
export const runStates = ['checking', 'checked', 'importing', 'imported', 'failed'] as const
export type RunState = (typeof runStates)[number]

/** A larger file comes by the command line or as a source that is fetched. */
export const maxImportBytes = 100 * 1024 * 1024
/** So many changes and faults of a run are kept to be read; all of them are counted. */
export const keptRunLines = 20_000
/** So many runs of a store are kept. */
export const keptRuns = 50
/** A run whose node has not said for this long that it works on it was cut off. */
const silentMs = 30_000

type Beat = { state: RunState; beatAt: Date }

/** What a run is now: one whose node died says so, and can be run again. */
export function stateNow({ state, beatAt }: Beat, now: Date): RunState | 'interrupted' {
  const isWorking = state === 'checking' || state === 'importing'
  return isWorking && now.getTime() - beatAt.getTime() > silentMs ? 'interrupted' : state
}
