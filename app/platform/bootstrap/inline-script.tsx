import { createContext, use } from 'react'

/**
 * Collects the inline scripts of a page while the server renders it. The page's policy allows exactly these, by their
 * hashes, so an inline script that came into a page any other way never runs (S19).
 */
export const InlineScripts = createContext<Set<string> | undefined>(undefined)

/** An inline script of ours. It runs once, with the page from the server: in the browser it is left as it came. */
export function InlineScript({ code }: { code: string }) {
  use(InlineScripts)?.add(code)
  return <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
}

const unsafe = /[<>&\u2028\u2029]/g

/** A value as a script may write it: nothing in it can end the script or open a tag. */
export const scriptLiteral = (value: unknown): string =>
  JSON.stringify(value).replaceAll(unsafe, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
