import type { FastifyInstance } from 'fastify'
import {
  changeShippingMethod,
  changeTerms,
  changeTransferAccount,
  readStoreTerms as readStoreTermsCall,
  switchPayment,
  type DeskStoreTerms,
} from '#contract/desk/store-terms.ts'
import { and, desc, eq, inArray, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { audit } from '#db/schema/technical.ts'
import type { PaymentChoice } from '#domain/buy/payments/methods.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { accountFaults, methodFaults, termFaults, type Faults } from '#domain/desk/terms/faults.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { setTransferAccount, switchMethod } from '#server/buy/payments/change-methods.ts'
import { setShipping } from '#server/buy/shipping/change-shipping.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { setTerms } from '#server/ledger/terms/change-terms.ts'
import { readStoreTerms } from './read-store-terms.ts'

const acts = ['terms-set', 'shipping-set', 'payment-on', 'payment-off', 'payment-account'] as const

function refuseFaults(faults: Faults, language: DeskLanguage): void {
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

type Parts = { db: Handle; paymentsOffered: (country: OpenCountry) => readonly PaymentChoice[] }
type Change = { country: OpenCountry; version: string }

export function termsRoutes(app: FastifyInstance, mount: MountDesk, { db, paymentsOffered }: Parts) {
  const read = (handle: Handle, country: OpenCountry) => readStoreTerms(handle, country, paymentsOffered)

  async function lastAct(tx: Handle, country: OpenCountry) {
    const [last] = await tx
      .select({ by: audit.actor, at: audit.at })
      .from(audit)
      .where(and(eq(audit.country, country), inArray(audit.action, [...acts])))
      .orderBy(desc(audit.id))
      .limit(1)
    return last ? { last: { by: last.by, at: last.at.toISOString() } } : {}
  }

  /** Changes the terms of a store, if they are as the person saw them. */
  async function change(
    call: StaffCall,
    { country, version }: Change,
    work: (tx: Handle) => Promise<void>,
  ): Promise<DeskStoreTerms> {
    await call.transact(async (tx) => {
      await tx.execute(sql`select from ${countryTable} where ${countryTable.code} = ${country} for no key update`)
      const now = await read(tx, country)
      if (now.version !== version) throw new DeskError('changed_meanwhile', { data: await lastAct(tx, country) })
      await work(tx)
      return {}
    })
    return read(db, country)
  }

  mount(app, readStoreTermsCall, ({ params: { country } }, { requireStore }) => {
    requireStore(country)
    return read(db, country)
  })

  mount(app, changeTerms, ({ params: { country }, body: { version, changes, reason } }, call) => {
    call.requireStore(country)
    refuseFaults(termFaults(country, changes), call.language)
    return change(call, { country, version }, (tx) =>
      setTerms(tx, country, Object.entries(changes), call.acting(reason)),
    )
  })

  mount(app, changeShippingMethod, ({ params: { country }, body }, call) => {
    const { version, method, days, freeFrom, cutOff, ...rest } = body
    call.requireStore(country)
    const range: [number, number] | null = days && [days.min, days.max]
    const input = { ...rest, days: range, free_from: freeFrom, cut_off: cutOff }
    refuseFaults(methodFaults(method, input, country), call.language)
    return change(call, { country, version }, (tx) =>
      setShipping(tx, country, { methods: { [method]: input } }, call.acting()),
    )
  })

  mount(app, switchPayment, ({ params: { country }, body: { version, method, isOn } }, call) => {
    call.requireStore(country)
    return change(call, { country, version }, (tx) =>
      switchMethod(tx, { country, method, enabled: isOn }, call.acting()),
    )
  })

  mount(app, changeTransferAccount, ({ params: { country }, body: { version, account } }, call) => {
    call.requireStore(country)
    if (account) refuseFaults(accountFaults(account, country), call.language)
    return change(call, { country, version }, (tx) => setTransferAccount(tx, country, account, call.acting()))
  })
}
