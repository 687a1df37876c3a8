import { callWith, sendFromBrowser } from '#app/api/client.ts'
import { pageQueryClient } from '#app/api/query-client.ts'
import { renewSession } from '#contract/customer.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { forgetCustomer, knowCustomer } from './known-customer.ts'
import { removeToken, storeToken } from './token.ts'

let renewing: Promise<boolean> | undefined

async function renewNow(country: OpenCountry): Promise<boolean> {
  const { customer } = await callWith(sendFromBrowser(country))(renewSession, { body: {} })
  if (!customer) {
    removeToken()
    forgetCustomer(pageQueryClient())
    return false
  }
  storeToken(country, customer.token)
  knowCustomer(pageQueryClient(), customer)
  return true
}

/** Brings the session back by its cookie: false when there is none. Whoever asks meanwhile waits for the same answer. */
export function renewOnce(country: OpenCountry): Promise<boolean> {
  renewing ??= renewNow(country).finally(() => (renewing = undefined))
  return renewing
}
