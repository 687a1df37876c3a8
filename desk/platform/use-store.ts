import { useSearchParams } from 'react-router'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { useSession } from './session.tsx'

/** The store a screen is about, in its address; the person's first one where none is named. */
export function useStore(): [OpenCountry, (store: OpenCountry) => void] {
  const { stores } = useSession()
  const [search, setSearch] = useSearchParams()
  const named = search.get('country')
  const store = stores.find((code) => code === named) ?? stores[0] ?? 'ar'
  const choose = (next: OpenCountry) =>
    setSearch((before) => {
      before.set('country', next)
      return before
    })
  return [store, choose]
}
