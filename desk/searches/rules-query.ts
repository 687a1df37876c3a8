import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listSearchRules } from '#contract/desk/searches.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall } from '#desk/platform/call.ts'

const rulesKey = ['search-rules'] as const

export const useSearchRules = (country: OpenCountry) =>
  useQuery({
    queryKey: [...rulesKey, country],
    queryFn: ({ signal }) => deskCall(listSearchRules, { query: { country } }, { signal }),
  })

export function useRefreshRules() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [rulesKey, ['search-preview']]) void client.invalidateQueries({ queryKey })
  }
}
