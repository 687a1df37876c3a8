import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { DeskSentence } from '#domain/desk/words.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

export const maxRules = { synonyms: 5000, redirects: 5000, placements: 200 } as const

/** Refuses what a rule of the words says; `of` names the word for who types commands. */
export function refuseFault(fault: DeskSentence | undefined, of?: string): void {
  if (!fault) return
  const capital = fault.es[0]!.toUpperCase() + fault.es.slice(1)
  throw new OperatorRefusal(`${of === undefined ? '' : `${of} `}${fault.en}.`, `${capital}.`)
}

/** Two operators wait for each other; searches go on. */
export const lockRules = (tx: Handle) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop: search rules'))`)
