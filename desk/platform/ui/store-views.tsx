import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { useSession } from '#desk/platform/session.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { Views } from './views.tsx'

const words = wordsIn({ es: { label: 'Tienda' }, en: { label: 'Store' } })

/** Which store a screen is about; nothing to choose where the person works for one. */
export function StoreViews({ store, onChoose }: { store: OpenCountry; onChoose(store: OpenCountry): void }) {
  const { label } = useWords(words)
  const { stores } = useSession()
  if (stores.length < 2) return null
  const views = stores.map((code) => [countryProfiles[code].name, code] as const)
  return <Views label={label} views={views} chosen={store} onChoose={(code) => onChoose(code as OpenCountry)} />
}
