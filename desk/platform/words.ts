import { useLanguage } from './preferences.ts'

/** The words of a part of the desk in every language: one does not compile without the other. */
export type Words<T> = { es: T; en: T }

export const wordsIn = <T>(words: Words<T>) => words

export function useWords<T>(words: Words<T>): T {
  return words[useLanguage()]
}
