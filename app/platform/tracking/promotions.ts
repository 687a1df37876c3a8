import type { AnalyticsEvent, PromotionFacts } from '#domain/platform/analytics/events.ts'
import { pollUntil } from './poll.ts'

/** Spec §9: polling intervals for banners and coupons (ANA-15, ANA-16). */
const bannerPollMs = 1000
const couponPollMs = 100

/** A banner has its zone in an attribute, a coupon its code; name and link are read from the content. */
const bannerSelector = '[data-promotion]'
const couponSelector = '[data-coupon]'

function promotionOf(element: HTMLElement): PromotionFacts {
  const link = element.matches('a') ? element : element.querySelector('a')
  const picture = element.querySelector('img')?.src
  const { coupon, promotion } = element.dataset
  return {
    id: coupon ?? link?.getAttribute('href') ?? '',
    name: (coupon ? `Cupón ${coupon}` : (link ?? element).textContent).trim(),
    slot: promotion ?? 'coupon',
    ...(picture && { creative: new URL(picture).pathname.split('/').at(-1)! }),
  }
}

/** Tracks banners and coupons of the page: seen when half visible, chosen when tapped. */
export function watchPromotions(push: (event: AnalyticsEvent) => void) {
  let seen = new Set<string>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const facts = promotionOf(target as HTMLElement)
        const mark = `${facts.slot} ${facts.id}`
        if (!seen.has(mark)) push({ name: 'view_promotion', facts })
        seen.add(mark)
      }
    },
    { threshold: 0.5 },
  )
  const find = (selector: string) => () => {
    const found = document.querySelectorAll(`main ${selector}`)
    for (const element of found) observer.observe(element)
    return found.length > 0
  }
  let stops: (() => void)[] = []
  const stop = () => {
    for (const end of stops) end()
    observer.disconnect()
  }
  const tap = ({ target }: Event) => {
    const tapped = target as Element
    const banner = tapped.closest<HTMLElement>(bannerSelector)
    if (banner && tapped.closest('a')) push({ name: 'select_promotion', facts: promotionOf(banner) })
  }
  document.addEventListener('click', tap, { capture: true })
  return {
    begin() {
      stop()
      seen = new Set()
      stops = [pollUntil(bannerPollMs, find(bannerSelector)), pollUntil(couponPollMs, find(couponSelector))]
    },
    close() {
      stop()
      document.removeEventListener('click', tap, { capture: true })
    },
  }
}
