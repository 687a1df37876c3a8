import { useCountry } from '#app/platform/country/use-country.ts'
import { useConsent, useContainer } from './consent-store.ts'

/** Changes the consent on every page, where there is something to consent to. */
export function ConsentLink() {
  const { words } = useCountry()
  const reopen = useConsent((state) => state.reopen)
  if (useContainer() === null) return null
  return (
    <button
      type="button"
      onClick={reopen}
      className="flex min-h-12 items-center underline underline-offset-4 noscript:hidden"
    >
      {words.footer.consent}
    </button>
  )
}
