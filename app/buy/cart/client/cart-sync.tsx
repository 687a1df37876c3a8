import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { cartKey } from './cart-counter.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { FloatingNotice } from '../floating-notice.tsx'
import { knownCart, replaceCart } from './known-cart.ts'
import { hearOtherTabs } from './other-tabs.ts'
import { useCartClient } from './use-cart-client.ts'

/** Nobody changes tabs faster than this. */
const freshForMs = 1000

/** Reads the cart where it may have moved: what is known was persisted before, or the page comes back into view. */
function useFreshCart() {
  const { country } = useCountry()
  const client = useQueryClient()
  const cartClient = useCartClient()
  useEffect(() => {
    const back = () => {
      const isOld = Date.now() - (client.getQueryState(cartKey)?.dataUpdatedAt ?? 0) > freshForMs
      // Without a cart there is nothing to agree on, and a change on its way will answer by itself.
      if (document.visibilityState === 'visible' && isOld && knownCart(client) && !cartClient.isBusy())
        void cartClient.reload()
    }
    const begin = async () => {
      await cartClient.ready()
      if (knownCart(client) === undefined) await cartClient.reload()
      else back()
    }
    void begin()
    const stopHearing = hearOtherTabs(country, (changed) => replaceCart(client, changed))
    document.addEventListener('visibilitychange', back)
    window.addEventListener('focus', back)
    window.addEventListener('pageshow', back)
    return () => {
      stopHearing()
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('focus', back)
      window.removeEventListener('pageshow', back)
    }
  }, [client, country, cartClient])
}

const emptying = /([?&])emptyCart=1(&|$)/

/** `emptyCart=1` in the address a visit starts with empties the cart, and then goes from the address (CART-11). */
function useEmptying() {
  const navigate = useNavigate()
  const cartClient = useCartClient()
  const [isAsked] = useState(() => emptying.test(location.search))
  const isDone = useRef(false)
  useEffect(() => {
    if (!isAsked || isDone.current) return
    isDone.current = true
    const without = (_: string, before: string, after: string) => (after ? before : '')
    void cartClient.empty().then(() => {
      const { pathname, search, hash } = location
      return navigate(pathname + search.replace(emptying, without) + hash, { replace: true, preventScrollReset: true })
    })
  }, [cartClient, isAsked, navigate])
}

/** What the cart needs on every screen: to stay in step with the server and other tabs, and to say what was added. */
export default function CartSync() {
  useFreshCart()
  useEmptying()
  return <FloatingNotice />
}
