import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useDeferredMeasurement } from '#app/platform/tracking/use-deferred-measurement.ts'
import { useDeferredFlags } from '#app/platform/flags/use-deferred-flags.ts'
import { useSortingFormula } from '#app/platform/device/sorting-formula-store.ts'
import { restorePersisted } from '#app/platform/device/restore.ts'
import { useCustomer } from '#app/platform/session/customer.ts'
import { hasSession } from '#app/platform/session/token.ts'
import { resumeSession, useSession } from '#app/customers/session/use-session.ts'
import { formulaCookie } from '#app/platform/country/visitor.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { sortingFormulaMs } from '#domain/browse/catalog/address/sorting-formula.ts'
import { takeAutologinHash } from './address-secrets.ts'
import { DeferredCart } from './deferred-cart.tsx'
import { layOutDeferred } from './deferred-layout.ts'
import { DeferredNotices } from './deferred-notices.tsx'
import { quietPart } from '#app/platform/lazy/lazy-part.tsx'

/**
 * Stores a ranking formula from the address for a day: on the device and, for the server, in a cookie (CAT-32, CAT-33).
 */
function storeFormula(search: string): void {
  const formula = new URLSearchParams(search).get('sortingFormula') ?? ''
  if (!/^[\w.-]{1,100}$/.test(formula)) return
  useSortingFormula.getState().store(formula, Date.now())
  document.cookie = `${formulaCookie}=${formula}; path=/; max-age=${sortingFormulaMs / 1000}; samesite=lax`
}

const CustomerSync = quietPart(() => import('./customer-sync.tsx'))

/** Loaded on every screen for a signed-in customer (AUTH-07). */
function DeferredCustomer() {
  const { loggedIn } = useCustomer()
  return loggedIn && <CustomerSync />
}

const AutologinSheet = quietPart(() => import('#app/customers/sign-in/autologin-sheet.tsx'))

/** A sign-in link is only offered when no one is signed in: it never replaces a customer's session (S29). */
function AutologinOffer() {
  const [hash, setHash] = useState<string>()
  useEffect(() => {
    const taken = takeAutologinHash()
    if (taken !== undefined && !hasSession()) setHash(taken)
  }, [])
  return hash && <AutologinSheet hash={hash} />
}

/** Persisted state, session, cart, ranking formula, service worker and notices. */
export default function DeferredShell() {
  const { country } = useCountry()
  const client = useQueryClient()
  useEffect(() => {
    const restoring = restorePersisted(country, client)
    void restoring.then(() => resumeSession(country, client))
    return () => void restoring.then((stop) => stop())
  }, [country, client])
  useSession()
  useDeferredMeasurement()
  useDeferredFlags()
  const { search } = useLocation()
  useEffect(() => storeFormula(search), [search])
  useEffect(layOutDeferred, [])
  return (
    <>
      <DeferredCart />
      <DeferredNotices />
      <DeferredCustomer />
      <AutologinOffer />
    </>
  )
}
