import { useLocation } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { consentWords } from './consent-words.ts'
import { pageKind } from '#domain/platform/analytics/page-kind.ts'
import { isPersonalPath } from '#domain/platform/routing/personal-page.ts'
import { useConsent, useContainer } from './consent-store.ts'

/** On screens where it would cover the buy button it waits for the next screen, unless it was reopened. */
function isObstructing(address: { pathname: string; search: string }): boolean {
  return pageKind(address) === 'product_detail' || isPersonalPath(address.pathname)
}

/** Whether to ask for consent on this screen. */
export function useConsentQuestion(): boolean {
  const container = useContainer()
  const location = useLocation()
  const { consent, isKnown, isReopened } = useConsent()
  if (container === null || !isKnown) return false
  return isReopened || (consent === undefined && !isObstructing(location))
}

/** Accept and decline, equal in size and look. It overlays the page, so that nothing moves. */
export function ConsentBar() {
  const words = consentWords(useCountry().country)
  const answer = useConsent((state) => state.answer)
  return (
    <aside
      aria-label={words.title}
      className="fixed inset-x-2 bottom-[calc(var(--tabs-height)+8px)] z-20 mx-auto max-w-lg animate-rise rounded-edge border border-line bg-surface p-4 shadow-float"
    >
      <p className="text-14">
        <strong className="block font-semibold">{words.title}</strong>
        <span className="text-ink-2">{words.text}</span>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button look="secondary" className="px-2! text-14!" onClick={() => answer('denied')}>
          {words.refuse}
        </Button>
        <Button look="secondary" className="px-2! text-14!" onClick={() => answer('granted')}>
          {words.accept}
        </Button>
      </div>
    </aside>
  )
}
