import { useMemo } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { filterWords } from './filter-words.ts'

export function useFilterWords() {
  const { country } = useCountry()
  return useMemo(() => filterWords(country), [country])
}
