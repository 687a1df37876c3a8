import type { Call } from '#app/platform/api/client.ts'
import { tabId } from '#app/platform/session/token.ts'
import { trackRecommendation, type Slider } from '#contract/browse/recommendations.ts'
import { analyticsId } from '#domain/browse/recommendations/events.ts'

const pollMs = 100
const maxPollMs = 30_000

/** The cookie in which the analytics tool stores the visitor's id. Without consent there is no tool, and so no id. */
const analyticsCookie = '_ga'

function idOf(cookies: string): string | undefined {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${analyticsCookie}=`))
  const id = found?.slice(analyticsCookie.length + 1)
  return id !== undefined && analyticsId.test(id) ? id : undefined
}

/** Polls the id every 100 ms and gives up after 30 s (API-28, OP-039). */
export function pollAnalyticsId(cookies: () => string, then: (id: string) => void): () => void {
  let left = maxPollMs / pollMs
  const timer = setInterval(poll, pollMs)
  function poll() {
    const id = idOf(cookies())
    left -= 1
    if (id !== undefined || left <= 0) clearInterval(timer)
    if (id !== undefined) then(id)
  }
  return () => clearInterval(timer)
}

type SliderEvent = { event: 'view_item_list' | 'select_item'; sku: string; slider: Slider; chosen?: string }

/** Records what was shown or chosen. It is neither awaited nor retried, because losing it does no harm. */
export function trackSlider(call: Call, { event, sku, slider, chosen }: SliderEvent): () => void {
  const items = chosen ? [chosen] : slider.items.map((item) => item.sku)
  const payload = JSON.stringify({ event, list: slider.list, sku, items, session: tabId() })
  return pollAnalyticsId(
    () => document.cookie,
    (key) => void call(trackRecommendation, { query: { key, payload } }).catch(() => {}),
  )
}
