import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checkContent } from '#contract/desk/content.ts'
import type { Body } from '#domain/content/documents/read-document.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall } from '#desk/platform/call.ts'

const pauseMs = 500

/** What is wrong with what is being written, and how its text is shown: tried whenever one stops typing. */
export function useCheck(country: OpenCountry, document: string, body: Body) {
  const [tried, setTried] = useState(body)
  useEffect(() => {
    const timer = setTimeout(() => setTried(body), pauseMs)
    return () => clearTimeout(timer)
  }, [body])
  const { data } = useQuery({
    queryKey: ['content-check', country, document, tried],
    queryFn: ({ signal }) => deskCall(checkContent, { body: { country, document, body: tried } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  const faults: Readonly<Record<string, string>> = Object.fromEntries(
    (data?.faults ?? []).map(({ place, text }) => [place, text]),
  )
  return { faults, text: data?.text ?? null, isKnown: data !== undefined && tried === body }
}
