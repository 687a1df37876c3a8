import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Call, CallOptions } from '#app/platform/api/client.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { usesLegacyApi } from '#app/platform/country/visitor.ts'
import { legacySuggestions, readSuggestions, readTopSearches, type Suggestions } from '#contract/browse/suggestions.ts'

/** Suggestions are fetched after this long without typing (SRCH-02). */
const debounceMs = 300

/** Which words could not be completed, and why (SRCH-04). */
class SuggestionFailure extends Error {
  readonly term: string

  constructor(term: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'SuggestionFailure'
    this.term = term
  }
}

/** Uses the API that the flag selects (OP-025). */
async function fetchSuggestions(call: Call, q: string, options: CallOptions): Promise<Suggestions | undefined> {
  if (!usesLegacyApi(document.cookie)) return call(readSuggestions, { query: { q } }, options)
  return (await call(legacySuggestions, { query: { q, suggest: '1', device: 'pwa' } }, options)).suggestions
}

async function fetchTopSearches(call: Call, options: CallOptions): Promise<readonly string[]> {
  const { topSearch = [] } = usesLegacyApi(document.cookie)
    ? await call(legacySuggestions, { query: { suggest: 'topSearch', device: 'pwa' } }, options)
    : await call(readTopSearches, {}, options)
  return topSearch
}

/** Suggestions for the typed text. Further typing cancels the running call (U20). */
export function useSuggestions(initial: string) {
  const call = useCall()
  const [typed, setTyped] = useState(initial)
  const [query, setQuery] = useState(initial.trim())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const { data, isError, isFetching } = useQuery({
    queryKey: ['suggestions', query],
    queryFn: async ({ signal }) => {
      try {
        return await fetchSuggestions(call, query, { signal })
      } catch (error) {
        throw signal.aborted ? error : new SuggestionFailure(query, error)
      }
    },
    enabled: query !== '',
    placeholderData: keepPreviousData,
    retry: 1,
    staleTime: 60_000,
  })

  function change(text: string, isDone = false) {
    setTyped(text)
    clearTimeout(timer.current)
    const words = text.trim()
    if (isDone || words === '') setQuery(words)
    else timer.current = setTimeout(() => setQuery(words), debounceMs)
  }

  return { typed, change, suggestions: query === '' ? undefined : data, isError: isError && query !== '', isFetching }
}

/** The most frequent searches, fetched separately from suggestions so that one can fail without the other (SRCH-03). */
export function useTopSearches(): readonly string[] {
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['top-searches'],
    queryFn: ({ signal }) => fetchTopSearches(call, { signal }),
    staleTime: 5 * 60_000,
  })
  return data ?? []
}
