import { useMemo } from 'react'
import { useStore } from '#app/platform/country/use-store.ts'
import { filterWords } from './filter-words.ts'

export function useFilterWords() {
  const { country } = useStore()
  return useMemo(() => filterWords(country), [country])
}
