import type { QueryClient } from '@tanstack/react-query'
import { track } from '#app/platform/tracking/track.ts'
import { browserCall } from '#app/platform/api/browser-call.ts'
import { accountKey } from '#app/platform/session/customer.ts'
import { watchCustomer } from '#app/platform/session/watch-customer.ts'
import { readCookies } from '#app/platform/country/cookies.ts'
import { cookieValue } from '#app/platform/country/visitor.ts'
import type { Customer } from '#contract/customers/account.ts'
import { tellExposure } from '#contract/content/experiments.ts'
import { flagIdentity, flagsBasePath, type FlagKey } from '#domain/content/flags/flags.ts'
import type { ResolvedFlags } from '#domain/content/flags/resolve-flags.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { analyticsId } from '#domain/browse/recommendations/events.ts'
import { askFlagWorker } from './ask-flag-worker.ts'
import type { FlagOverrides } from './flag-client.ts'
import { visitorIdOf, writeFlags } from './flag-cookies.ts'

/** Flags are asked for again this often: what the operator changes is seen without a release. */
const againMs = 60_000

/** For those who try out flags: `{"behaviour":"LocalOverRemote","values":{"bff_flag":"off"}}` in this tab's storage. */
function overridesOfTab(): FlagOverrides | undefined {
  try {
    return JSON.parse(sessionStorage.getItem('flag-overrides') ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** An experiment that is met is told once a visit. */
function isFirstExposure(flag: FlagKey): boolean {
  const mark = `exposed:${flag}`
  try {
    if (sessionStorage.getItem(mark)) return false
    sessionStorage.setItem(mark, '1')
  } catch {
    // Without storage a visit is a page.
  }
  return true
}

let reported = ''

function report(country: OpenCountry, { flags, experiments }: ResolvedFlags): void {
  const text = JSON.stringify(flags)
  if (text !== reported) track('feature_flags', flags)
  reported = text
  for (const flag of experiments) {
    if (!isFirstExposure(flag)) continue
    const variant = String(flags[flag])
    track('experiment_exposure', { flag, variant })
    // Counted by the shop itself; losing one harms nobody.
    void browserCall(country)(tellExposure, { body: { flag, variant } }).catch(() => undefined)
  }
}

/** Resolves the flags for who is here, now and from time to time, leaves them in cookies, and reports them (FLAG-02, OP-101). */
export function keepFlagsResolved(country: OpenCountry, client: QueryClient): () => void {
  const customerNow = () => client.getQueryData<Customer>(accountKey)?.id_customer.toString()
  let customerId = customerNow()
  let latest = 0

  async function resolve() {
    const turn = ++latest
    const cookies = await readCookies()
    const identifier = flagIdentity({
      customerId,
      analyticsId: cookieValue(cookies, '_ga', analyticsId),
      visitorId: await visitorIdOf(cookies),
    })
    const answer = await askFlagWorker({
      baseUrl: location.origin + flagsBasePath,
      overrides: overridesOfTab(),
      user: identifier ? { identifier, country } : undefined,
    })
    if (turn !== latest) return
    await writeFlags(cookies, answer.flags).catch(() => undefined)
    report(country, answer)
  }
  const again = () => void resolve().catch(() => undefined)

  again()
  const timer = setInterval(again, againMs)
  const stopWatching = watchCustomer(client, () => {
    if (customerNow() === customerId) return
    customerId = customerNow()
    again()
  })
  return () => {
    latest = Infinity
    clearInterval(timer)
    stopWatching()
  }
}
