import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { subscribeToBroadcasts } from '#app/platform/device/tab-channel.ts'
import { cart } from '#contract/buy/cart.ts'
import { FloatingNotice } from '../floating-notice.tsx'
import { emptyCart } from './cart-client.ts'
import { cartQuery, replaceCart, restoreCart } from './cart-query.ts'

/** Observes the cart on every screen, so that it is read when it is stale, and follows the changes of other tabs. */
function useFreshCart() {
  const { country } = useCountry()
  const client = useQueryClient()
  const [isRestored, setIsRestored] = useState(false)
  useEffect(() => void restoreCart(country, client).then(() => setIsRestored(true)), [country, client])
  useQuery({ ...cartQuery(country, client), enabled: isRestored, retry: false, notifyOnChangeProps: [] })
  useEffect(
    () =>
      subscribeToBroadcasts(country, 'cart', (message) => {
        const changed = cart.safeParse(message)
        // A tab of another release may send another format; this one then waits until it reads the cart itself.
        if (changed.success || message === null) replaceCart(client, changed.data ?? null)
      }),
    [client, country],
  )
}

const emptyCartParameter = /([?&])emptyCart=1(&|$)/

/** `emptyCart=1` in the address a visit starts with empties the cart, and is then removed from the address (CART-11). */
function useEmptyCartParameter() {
  const { country } = useCountry()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isRequested] = useState(() => emptyCartParameter.test(location.search))
  const isDone = useRef(false)
  useEffect(() => {
    if (!isRequested || isDone.current) return
    isDone.current = true
    const without = (_: string, before: string, after: string) => (after ? before : '')
    void emptyCart(country, client).then(() => {
      const { pathname, search, hash } = location
      const address = pathname + search.replace(emptyCartParameter, without) + hash
      return navigate(address, { replace: true, preventScrollReset: true })
    })
  }, [country, client, isRequested, navigate])
}

/** What the cart needs on every screen: to agree with the server and other tabs, and to show what was added. */
export default function CartSync() {
  // Each new screen attaches the observer again: signing out removes the query it had.
  useLocation()
  useFreshCart()
  useEmptyCartParameter()
  return <FloatingNotice />
}
