import { createContext, use } from 'react'
import { InlineScript } from './inline-script.tsx'

/** The bootstrap scripts of the page during server rendering; a browser has already run them. */
export const BootstrapScripts = createContext({ preload: '', start: '' })

/** Preloads the modules of the app; placed in the head. */
export function BootstrapPreload() {
  return <InlineScript code={use(BootstrapScripts).preload} />
}

/** Starts the app; placed at the end of the body, after everything it hydrates. */
export function Bootstrap() {
  return <InlineScript code={use(BootstrapScripts).start} />
}
