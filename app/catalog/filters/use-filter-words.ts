import { useMemo } from 'react'
import { useStore } from '#app/store/use-store.ts'
import { filterWords } from '#app/words/filter-words.ts'

export function useFilterWords() {
  const { country } = useStore()
  return useMemo(() => filterWords(country), [country])
}
