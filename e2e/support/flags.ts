import type { BrowserContext } from '@playwright/test'

/** Overrides flags as a tester would: in cookies for the server, and over the shop's own values (FLAG-06). */
export async function setFlags(context: BrowserContext, url: string, flags: Record<string, string | boolean>) {
  await context.addCookies(Object.entries(flags).map(([name, value]) => ({ name, value: String(value), url })))
  await context.addInitScript(
    (text) => sessionStorage.setItem('flag-overrides', text),
    JSON.stringify({ behaviour: 'LocalOverRemote', values: flags }),
  )
}
