import type { OpenCountry } from '#domain/platform/country/country.ts'
import { aliasPath } from './alias.ts'

/** Wider screens are redirected to the desktop site, where one exists (APP-37). */
export const desktopFromWidth = 768

type Visit = {
  /** The smaller side of the screen: a phone in landscape is still a phone (A7). */
  width: number
  path: string
  country: OpenCountry
  desktopUrl: string | null
}

const unmapped = /^\/(checkout|cart|customer\/nps|newsletter|sizes)(\/|$)/

function mappedPath(path: string, country: OpenCountry): string | undefined {
  if (path === '/login' || path === '/register') return `/${aliasPath(country, path.slice(1) as 'login' | 'register')}`
  if (path === '/help') return `/${aliasPath(country, 'help')}`
  // Two slashes would name another host (S36).
  return unmapped.test(path) || /^\/[/\\]/.test(path) ? undefined : path
}

/** The redirect of a wide window: the same path when the desktop site has it, else the country's root (OP-010). */
export function desktopTarget({ width, path, country, desktopUrl }: Visit): string | undefined {
  if (!desktopUrl || width <= desktopFromWidth) return undefined
  return new URL(mappedPath(path, country) ?? '/', desktopUrl).href
}
