import type { QueryClient } from '@tanstack/react-query'
import { track } from '#app/platform/tracking/track.ts'
import { browserCall } from '#app/platform/api/browser-call.ts'
import { accountKey } from '#app/platform/session/customer.ts'
import { watchCustomer } from '#app/platform/session/watch-customer.ts'
import { readCookies } from '#app/platform/country/cookies.ts'
import { cookieValue } from '#app/platform/country/visitor.ts'
import type { Customer } from '#contract/customers/account.ts'
import { reportExposure } from '#contract/content/experiments.ts'
import { flagIdentity, flagsBasePath, type FlagKey } from '#domain/content/flags/flags.ts'
import type { ResolvedFlags } from '#domain/content/flags/resolve-flags.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { analyticsId } from '#domain/browse/recommendations/events.ts'
import { queryFlagWorker } from './query-flag-worker.ts'
import type { FlagOverrides } from './flag-client.ts'
import { visitorIdOf, writeFlags } from './flag-cookies.ts'

/** Flags are fetched this often, so that changes by the operator apply without a release. */
const refreshMs = 60_000
/** After flags that did not come in time: on a slow connection they are there a little later. */
const firstRetryMs = 4000

/** Overrides for testing flags: `{"behaviour":"LocalOverRemote","values":{"bff_flag":"off"}}` in session storage. */
function overridesOfTab(): FlagOverrides | undefined {
  try {
    return JSON.parse(sessionStorage.getItem('flag-overrides') ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** An experiment is reported once per visit. */
function isFirstExposure(flag: FlagKey): boolean {
  const mark = `exposed:${flag}`
  try {
    if (sessionStorage.getItem(mark)) return false
    sessionStorage.setItem(mark, '1')
  } catch {
    // Without storage every page counts as a visit.
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
    // Counted by our server; a lost report does no harm.
    void browserCall(country)(reportExposure, { body: { flag, variant } }).catch(() => undefined)
  }
}

/** Resolves the visitor's flags now and periodically, stores them in cookies and reports them (FLAG-02, OP-101). */
export function syncFlags(country: OpenCountry, client: QueryClient): () => void {
  const currentCustomerId = () => client.getQueryData<Customer>(accountKey)?.id_customer.toString()
  let customerId = currentCustomerId()
  let latest = 0
  let retryMs = firstRetryMs
  let retry: ReturnType<typeof setTimeout> | undefined

  async function resolve() {
    const turn = ++latest
    clearTimeout(retry)
    const cookies = await readCookies()
    const identifier = flagIdentity({
      customerId,
      analyticsId: cookieValue(cookies, '_ga', analyticsId),
      visitorId: await visitorIdOf(cookies),
    })
    const answer = await queryFlagWorker({
      baseUrl: location.origin + flagsBasePath,
      overrides: overridesOfTab(),
      user: identifier ? { identifier, country } : undefined,
    })
    if (turn !== latest) return
    if (answer.isFallback) {
      retry = setTimeout(refresh, retryMs)
      retryMs = Math.min(2 * retryMs, refreshMs)
    }
    await writeFlags(cookies, answer.flags).catch(() => undefined)
    report(country, answer)
  }
  const refresh = () => void resolve().catch(() => undefined)

  refresh()
  const timer = setInterval(refresh, refreshMs)
  const stopWatching = watchCustomer(client, () => {
    if (currentCustomerId() === customerId) return
    customerId = currentCustomerId()
    refresh()
  })
  return () => {
    latest = Infinity
    clearInterval(timer)
    clearTimeout(retry)
    stopWatching()
  }
}
