import type { FastifyInstance } from 'fastify'
import {
  changeShippingMethod,
  changeTerms,
  changeTransferAccount,
  readStoreTerms as readStoreTermsCall,
  switchPayment,
} from '#contract/desk/store-terms.ts'
import { accountFaults, methodFaults, termFaults } from '#domain/desk/terms/faults.ts'
import { setTransferAccount, switchMethod } from '#server/buy/payments/change-methods.ts'
import { setShipping } from '#server/buy/shipping/change-shipping.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { setTerms } from '#server/ledger/terms/change-terms.ts'
import { refuseFaults, termsChanger, type TermsParts } from './change-store-terms.ts'
import { readStoreTerms } from './read-store-terms.ts'

export function termsRoutes(app: FastifyInstance, mount: MountDesk, parts: TermsParts) {
  const { db, paymentsOffered } = parts
  const change = termsChanger(parts)

  mount(app, readStoreTermsCall, ({ params: { country } }, { requireStore }) => {
    requireStore(country)
    return readStoreTerms(db, country, paymentsOffered)
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
