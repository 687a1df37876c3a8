import { useSyncExternalStore } from 'react'
import { deskLanguages, type DeskLanguage } from '#domain/desk/words.ts'

export const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]
type Preferences = { language: DeskLanguage; theme: Theme }

const storeKey = 'desk.preferences'
const listeners = new Set<() => void>()

function isOneOf<T extends string>(list: readonly T[], value: unknown): value is T {
  return list.includes(value as T)
}

function read(): Preferences {
  const stored = (() => {
    try {
      return JSON.parse(localStorage.getItem(storeKey) ?? '{}') as Partial<Preferences>
    } catch {
      return {}
    }
  })()
  const browser = navigator.language.startsWith('es') ? 'es' : 'en'
  return {
    language: isOneOf(deskLanguages, stored.language) ? stored.language : browser,
    theme: isOneOf(themes, stored.theme) ? stored.theme : 'system',
  }
}

let current = read()

function show({ language, theme }: Preferences): void {
  const { documentElement } = document
  documentElement.lang = language
  documentElement.dataset.theme = theme
}
show(current)

export function setPreferences(changed: Partial<Preferences>): void {
  current = { ...current, ...changed }
  localStorage.setItem(storeKey, JSON.stringify(current))
  show(current)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, () => current)
export const useLanguage = (): DeskLanguage => usePreferences().language
/** For what is no component: headers of calls. */
export const languageNow = (): DeskLanguage => current.language
