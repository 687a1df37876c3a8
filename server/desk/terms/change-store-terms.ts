import { and, desc, eq, inArray, sql } from '#db/connection/drizzle.ts'
import type { DeskStoreTerms } from '#contract/desk/store-terms.ts'
import type { Handle } from '#db/connection/handle.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { audit } from '#db/schema/technical.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { Faults } from '#domain/desk/terms/faults.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { readStoreTerms, type Offered } from './read-store-terms.ts'

const acts = [
  'terms-set',
  'shipping-set',
  'shipping-rates',
  'shipping-remove',
  'shipping-calendar',
  'branch-set',
  'payment-on',
  'payment-off',
  'payment-account',
  'payment-cash',
] as const

export function refuseFaults(faults: Faults, language: DeskLanguage): void {
  const found = Object.entries(faults)
  if (found.length === 0) return
  throw new DeskError('invalid_input', {
    errors: Object.fromEntries(found.map(([field, sentence]) => [field, sentence[language]])),
    sentence: {
      es: 'Hay datos para corregir; no se guardó nada.',
      en: 'Some fields are to be corrected; nothing was saved.',
    },
  })
}

export type TermsParts = { db: Handle; paymentsOffered: Offered }
type Change = { country: OpenCountry; version: string }

/** Changes the terms of a store, if they are as the person saw them, and answers with what they are then. */
export function termsChanger({ db, paymentsOffered }: TermsParts) {
  async function lastAct(tx: Handle, country: OpenCountry) {
    const [last] = await tx
      .select({ by: audit.actor, at: audit.at })
      .from(audit)
      .where(and(eq(audit.country, country), inArray(audit.action, [...acts])))
      .orderBy(desc(audit.id))
      .limit(1)
    return last ? { last: { by: last.by, at: last.at.toISOString() } } : {}
  }

  return async (
    call: StaffCall,
    { country, version }: Change,
    work: (tx: Handle) => Promise<unknown>,
  ): Promise<DeskStoreTerms> => {
    await call.transact(async (tx) => {
      await tx.execute(sql`select from ${countryTable} where ${countryTable.code} = ${country} for no key update`)
      const now = await readStoreTerms(tx, country, paymentsOffered)
      if (now.version !== version) throw new DeskError('changed_meanwhile', { data: await lastAct(tx, country) })
      await work(tx)
      return {}
    })
    return readStoreTerms(db, country, paymentsOffered)
  }
}
