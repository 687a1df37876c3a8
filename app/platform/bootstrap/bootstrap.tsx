import { createContext, use } from 'react'
import { InlineScript } from './inline-script.tsx'

/** The texts of the page's bootstrap scripts while the server renders it; a browser has already run them. */
export const BootstrapScripts = createContext({ preload: '', start: '' })

/** Asks for the files of the app; stands in the head. */
export function BootstrapPreload() {
  return <InlineScript code={use(BootstrapScripts).preload} />
}

/** Starts the app; stands at the end of the body, when everything it hydrates is there. */
export function Bootstrap() {
  return <InlineScript code={use(BootstrapScripts).start} />
}
