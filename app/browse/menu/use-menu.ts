import { useQuery } from '@tanstack/react-query'
import { useCall } from '#app/platform/api/use-call.ts'
import { usesLegacyApi } from '#app/platform/country/visitor.ts'
import { readMenu, readStaticMenu } from '#contract/browse/menu.ts'

/** The category tree: read once for the side menu and the departments of the bar. */
export function useMenu() {
  const call = useCall()
  return useQuery({
    queryKey: ['menu'],
    // HOME-08
    queryFn: ({ signal }) =>
      usesLegacyApi(document.cookie)
        ? call(readStaticMenu, { query: { key: 'menu_pwa' } }, { signal })
        : call(readMenu, {}, { signal }),
    staleTime: 5 * 60_000,
  })
}
