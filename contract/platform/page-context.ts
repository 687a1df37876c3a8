import type { OpenCountry } from '#domain/platform/country/country.ts'

/** Carries one call to the API: over the network in the browser, straight into the process while rendering. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

/** What the server hands to the screens it renders. */
export type PageContext = {
  country: OpenCountry
  /**
   * In an action and on a personal page it carries the visitor's cookies, and cookies that the API sets reach the
   * browser by themselves. On every other page it carries nothing of the visitor, so that the page can be cached (OP-022).
   */
  send: Send
  origin: string
  showsKit: boolean
  /** Where each country's shop has a host of its own. */
  hostOf: Partial<Record<OpenCountry, string>>
  /** Filled while the page is rendered: the text of each inline script that its policy is to allow. */
  inlineScripts: Set<string>
}
