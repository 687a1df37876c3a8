import type { Call } from '#app/platform/api/client.ts'
import { tabId } from '#app/platform/session/token.ts'
import { trackRecommendation, type Slider } from '#contract/browse/recommendations.ts'
import { analyticsId } from '#domain/browse/recommendations/events.ts'

const everyMs = 100
const longestMs = 30_000

/** Where the analytics tool leaves the visitor's id. Without consent there is no tool, and so no id. */
export const analyticsCookie = '_ga'

function idOf(cookies: string): string | undefined {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${analyticsCookie}=`))
  const id = found?.slice(analyticsCookie.length + 1)
  return id !== undefined && analyticsId.test(id) ? id : undefined
}

/** Looks for the id every 100 ms; whoever has none after 30 s will not get one (API-28, OP-039). */
export function whenIdentified(cookies: () => string, then: (id: string) => void): () => void {
  let left = longestMs / everyMs
  const timer = setInterval(look, everyMs)
  function look() {
    const id = idOf(cookies())
    left -= 1
    if (id !== undefined || left <= 0) clearInterval(timer)
    if (id !== undefined) then(id)
  }
  return () => clearInterval(timer)
}

type Event = { event: 'view_item_list' | 'select_item'; sku: string; slider: Slider; chosen?: string }

/** Notes what was shown or chosen. Losing it harms nobody, so it is neither awaited nor tried again. */
export function trackSlider(call: Call, { event, sku, slider, chosen }: Event): () => void {
  const items = chosen ? [chosen] : slider.items.map((item) => item.sku)
  const payload = JSON.stringify({ event, list: slider.list, sku, items, session: tabId() })
  return whenIdentified(
    () => document.cookie,
    (key) => void call(trackRecommendation, { query: { key, payload } }).catch(() => {}),
  )
}
