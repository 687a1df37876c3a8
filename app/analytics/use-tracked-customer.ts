import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountKey, customerKey, type KnownCustomer } from '#app/session/known-customer.ts'
import { isKept } from '#app/session/token.ts'
import { useStore } from '#app/store/use-store.ts'
import type { Customer } from '#contract/customer.ts'
import { customerFacts, customerType } from '#domain/analytics/customer.ts'
import { dayIn } from '#domain/dates.ts'
import { useMayIdentify } from './consent-store.ts'
import { track } from './track.ts'

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

let told = ''

/** Tells who looks, and again when somebody signs in or out (ANA-11). Who it is by name of an account, only where allowed (ANA-12, C12). */
export function useTrackedCustomer(): void {
  const { timeZone } = useStore()
  const mayIdentify = useMayIdentify()
  const { data: known } = useQuery<KnownCustomer>({ queryKey: customerKey, queryFn: skipToken })
  const { data: account } = useQuery<Customer>({ queryKey: accountKey, queryFn: skipToken })
  const type = customerType(known)
  useEffect(() => {
    let isCurrent = true
    async function tell() {
      // A session that is being taken up again will say who it is.
      if (!known?.loggedIn && isKept()) return
      const identity =
        known?.loggedIn && account && mayIdentify && crypto.subtle
          ? await customerFacts(account, { today: dayIn(timeZone, new Date()), digest })
          : {}
      const facts = { customer_type: type, ...identity }
      const text = JSON.stringify(facts)
      if (!isCurrent || text === told) return
      told = text
      track('customer', facts)
    }
    void tell()
    return () => {
      isCurrent = false
    }
  }, [known?.loggedIn, account, mayIdentify, type, timeZone])
}
