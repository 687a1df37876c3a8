import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Call, CallOptions } from '#app/platform/api/client.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { speaksLegacy } from '#app/platform/country/visitor.ts'
import { legacySuggestions, readSuggestions, readTopSearches, type Suggestions } from '#contract/browse/suggestions.ts'

/** Suggestions wait for this much quiet (SRCH-02). */
export const quietMs = 300

/** Says which words could not be completed, and why (SRCH-04). */
class SuggestionFailure extends Error {
  readonly term: string

  constructor(term: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'SuggestionFailure'
    this.term = term
  }
}

/** In the dialect the flag wants (OP-025). */
async function askSuggestions(call: Call, q: string, options: CallOptions): Promise<Suggestions | undefined> {
  if (!speaksLegacy(document.cookie)) return call(readSuggestions, { query: { q } }, options)
  return (await call(legacySuggestions, { query: { q, suggest: '1', device: 'pwa' } }, options)).suggestions
}

async function askTopSearches(call: Call, options: CallOptions): Promise<readonly string[]> {
  const { topSearch = [] } = speaksLegacy(document.cookie)
    ? await call(legacySuggestions, { query: { suggest: 'topSearch', device: 'pwa' } }, options)
    : await call(readTopSearches, {}, options)
  return topSearch
}

/** What may be meant by what is typed. Whoever types on takes the question back: the former call is cancelled (U20). */
export function useSuggestions(initial: string) {
  const call = useCall()
  const [typed, setTyped] = useState(initial)
  const [asked, ask] = useState(initial.trim())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const { data, isError, isFetching } = useQuery({
    queryKey: ['suggestions', asked],
    queryFn: async ({ signal }) => {
      try {
        return await askSuggestions(call, asked, { signal })
      } catch (error) {
        throw signal.aborted ? error : new SuggestionFailure(asked, error)
      }
    },
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    retry: 1,
    staleTime: 60_000,
  })

  function change(text: string, isDone = false) {
    setTyped(text)
    clearTimeout(timer.current)
    const words = text.trim()
    if (isDone || words === '') ask(words)
    else timer.current = setTimeout(() => ask(words), quietMs)
  }

  return { typed, change, suggestions: asked === '' ? undefined : data, isError: isError && asked !== '', isFetching }
}

/** What people look for most: told apart from suggestions, so that one can fail without the other (SRCH-03). */
export function useTopSearches(): readonly string[] {
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['top-searches'],
    queryFn: ({ signal }) => askTopSearches(call, { signal }),
    staleTime: 5 * 60_000,
  })
  return data ?? []
}
