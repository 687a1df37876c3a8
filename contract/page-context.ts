import type { OpenCountry } from '#domain/store/country.ts'

/** Carries one call to the API: over the network in the browser, straight into the process while rendering. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

/** What the server hands to the screens it renders. Nothing of a customer is in it, so pages can be cached (OP-022). */
export type PageContext = {
  country: OpenCountry
  nonce: string
  send: Send
  origin: string
  showsKit: boolean
  /** Where each country's shop has a host of its own. */
  hostOf: Partial<Record<OpenCountry, string>>
}
