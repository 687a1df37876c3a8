import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { track } from '#app/analytics/track.ts'
import { browserCall } from '#app/api/browser-call.ts'
import { accountKey } from '#app/session/known-customer.ts'
import { watchCustomer } from '#app/session/watch-customer.ts'
import { useStore } from '#app/store/use-store.ts'
import { cookieValue } from '#app/store/visitor.ts'
import type { Customer } from '#contract/customer.ts'
import { tellExposure } from '#contract/experiments.ts'
import { flagIdentity, flagKeys, flagsBasePath, visitorCookie, visitorForm, type FlagKey } from '#domain/flags/flags.ts'
import type { Resolved } from '#domain/flags/resolve-flags.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { analyticsId } from '#domain/recommendations/events.ts'
import { askFlagWorker } from './ask-flag-worker.ts'
import type { FlagOverrides } from './flag-client.ts'

const aYear = 365 * 24 * 60 * 60
/** Flags are asked for again this often: what the operator changes is seen without a release. */
const againMs = 60_000

const writeCookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/; max-age=${aYear}; samesite=lax`
}

/** A number of our own, where the browser keeps cookies. */
function visitorId(cookies: string): string | undefined {
  const known = cookieValue(cookies, visitorCookie, visitorForm)
  if (known || !navigator.cookieEnabled) return known
  writeCookie(visitorCookie, crypto.randomUUID())
  return cookieValue(document.cookie, visitorCookie, visitorForm)
}

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

function report(country: OpenCountry, { flags, experiments }: Resolved): void {
  for (const key of flagKeys) writeCookie(key, String(flags[key]))
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

/** Resolves the flags for who is here now, leaves them in cookies, and reports them (FLAG-02, OP-101). */
export default function FlagSync() {
  const { country } = useStore()
  const client = useQueryClient()
  const customerId = useSyncExternalStore(
    useCallback((changed) => watchCustomer(client, changed), [client]),
    () => client.getQueryData<Customer>(accountKey)?.id_customer.toString(),
  )
  useEffect(() => {
    const resolve = async () => {
      // Read once: every reading asks another process.
      const cookies = document.cookie
      const identifier = flagIdentity({
        customerId,
        analyticsId: cookieValue(cookies, '_ga', analyticsId),
        visitorId: visitorId(cookies),
      })
      const answer = await askFlagWorker({
        baseUrl: location.origin + flagsBasePath,
        overrides: overridesOfTab(),
        user: identifier ? { identifier, country } : undefined,
      })
      report(country, answer)
    }
    const again = () => void resolve().catch(() => undefined)
    again()
    const timer = setInterval(again, againMs)
    return () => clearInterval(timer)
  }, [customerId, country])
  return null
}
