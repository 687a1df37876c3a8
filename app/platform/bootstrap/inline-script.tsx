import { createContext, use } from 'react'

/**
 * Collects the inline scripts of a page during server rendering. The page's Content Security Policy allows exactly
 * these by hash, so an inline script injected in any other way never runs (S19).
 */
export const InlineScripts = createContext<Set<string> | undefined>(undefined)

/** An inline script of ours. It runs once with the server's page; in the browser React leaves it as it is. */
export function InlineScript({ code }: { code: string }) {
  use(InlineScripts)?.add(code)
  return <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
}

const unsafe = /[<>&\u2028\u2029]/g

/** A value as a script literal: nothing in it can end the script or open a tag. */
export const scriptLiteral = (value: unknown): string =>
  JSON.stringify(value).replaceAll(unsafe, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
