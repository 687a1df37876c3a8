import { useCountry } from '#app/platform/country/use-country.ts'
import { useOnline } from '#app/platform/device/use-online.ts'
import { isUnanswered } from './failures.ts'

/** What to say in place of something that could not be loaded: who is missing, what happened to the visitor's things. */
export function useFailureWords(error: unknown): { title: string; text: string } {
  const { failure, offline, silent } = useCountry().words
  const isOnline = useOnline()
  if (!isOnline) return offline
  return isUnanswered(error) ? silent : failure
}
