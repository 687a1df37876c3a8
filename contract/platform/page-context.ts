import type { OpenCountry } from '#domain/platform/country/country.ts'

/** Sends one call to the API: over the network in the browser, directly into the process while rendering. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

/** What the server passes to the screens it renders. */
export type PageContext = {
  country: OpenCountry
  /**
   * In an action and on a personal page it carries the visitor's cookies, and cookies the API sets reach the browser.
   * On every other page it carries nothing of the visitor, so that the page can be cached (OP-022).
   */
  send: Send
  origin: string
  showsKit: boolean
  /** The shop's calls are observed: each says to which trace it belongs. */
  isTraced: boolean
  /** The host of each country's shop, where it has its own. */
  hostOf: Partial<Record<OpenCountry, string>>
  /** Filled while the page is rendered: the text of each inline script its policy must allow. */
  inlineScripts: Set<string>
}
