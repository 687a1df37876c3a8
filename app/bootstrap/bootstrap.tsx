import { createContext, use } from 'react'
import { InlineScript } from '#app/shell/inline-script.tsx'

/** The text of the page's bootstrap script while the server renders it; a browser has already run it. */
export const BootstrapScript = createContext('')

/** Starts the app in the browser (bootstrap-script.ts). */
export function Bootstrap() {
  return <InlineScript code={use(BootstrapScript)} />
}
