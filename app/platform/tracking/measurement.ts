import type { QueryClient } from '@tanstack/react-query'
import { dataLayerEntries, type AnalyticsEvent } from '#domain/platform/analytics/events.ts'
import { impressionBatches } from '#domain/platform/analytics/impressions.ts'
import { cartCurrency } from '#domain/platform/analytics/items.ts'
import { pageKind, pageViewKey } from '#domain/platform/analytics/page-kind.ts'
import { mayIdentify } from './consent-store.ts'
import { pushData } from './data-layer.ts'
import { trackErrors } from './errors.ts'
import { watchPromotions } from './promotions.ts'
import { openTagManager } from './tag-manager.ts'
import { setTrackingReceiver, shownLists, type TrackedEvent } from './track.ts'
import { trackCustomer } from './track-customer.ts'

/** A card counts as seen when half of it is visible. */
const seenShare = 0.5

const addressOf = (at: string) => {
  const [pathname = '/', search = ''] = at.split('?')
  return { pathname, search: search && `?${search}` }
}
const here = () => location.pathname + location.search

type MeasurementSettings = {
  country: string
  timeZone: string
  client: QueryClient
  /** The tag manager's container; null when no measurement leaves the device. */
  container: string | null
}

/** Processes everything the shop tracks, in the order it happened, with each page view before its events. */
export function openMeasurement({ country, timeZone, client, container }: MeasurementSettings) {
  const currency = cartCurrency(country)
  const push = (event: AnalyticsEvent) => pushData(...dataLayerEntries(event, currency))
  const impressions = impressionBatches((batch) => push({ name: 'view_item_list', facts: batch }))
  const promotions = watchPromotions(push)
  let at = ''
  let shown = ''
  let term: string | undefined

  function showPage(next: string) {
    if (next === at) return
    at = next
    const address = addressOf(at)
    const key = pageViewKey(address)
    if (key === shown) return
    shown = key
    impressions.begin()
    push({ name: 'page_view', facts: { ...address, title: document.title } })
    const parameters = new URLSearchParams(address.search)
    // A search redirected to a category arrives there with `desde` (SRCH-05).
    const isHelp = pageKind(address) === 'help'
    const searched = isHelp ? undefined : (parameters.get('q') ?? parameters.get('desde') ?? undefined)
    if (searched && searched !== term) push({ name: 'search', facts: { term: searched } })
    term = searched
    promotions.begin()
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const list = target.parentElement
        const shownList = list && shownLists.get(list)
        if (!isIntersecting || !shownList) continue
        const index = [...list.children].indexOf(target)
        const product = shownList.products[index]
        if (!product) continue
        showPage(here())
        impressions.see(shownList.list, { product, index })
        observer.unobserve(target)
      }
    },
    { threshold: seenShare },
  )

  const stopReceiving = setTrackingReceiver({
    event({ at, ...event }: TrackedEvent) {
      showPage(at)
      // Impressions are sent before the selection.
      if (event.name === 'select_item') impressions.flush()
      push(event)
    },
    list: (element) => {
      for (const item of element.children) observer.observe(item)
    },
  })

  const leave = () => {
    if (document.visibilityState === 'hidden') impressions.flush()
  }
  document.addEventListener('visibilitychange', leave)
  window.addEventListener('pagehide', impressions.flush)
  showPage(here())
  const tagManager = container === null ? undefined : openTagManager(container)
  const stopCustomer = trackCustomer({ client, timeZone, mayIdentify: () => mayIdentify(container) })
  const stopErrors = trackErrors()
  return {
    showPage(at: string) {
      showPage(at)
      tagManager?.applyConsent()
    },
    close() {
      impressions.flush()
      stopReceiving()
      stopCustomer()
      stopErrors()
      tagManager?.close()
      promotions.close()
      observer.disconnect()
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', impressions.flush)
    },
  }
}

export type Measurement = ReturnType<typeof openMeasurement>
