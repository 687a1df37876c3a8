import { readAccountHome as readAccountHomeCall } from '#contract/customers/account-home.ts'
import type { Handle } from '#db/connection/handle.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toUnits } from '#domain/platform/money.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { readAccountHome } from './read-account-home.ts'

const instantOf = (ms: number) => new Date(ms).toISOString()

export function accountHomeRoutes(app: App, mount: Mount, db: Handle) {
  mount(app, readAccountHomeCall, async (_input, { customer, country, now }) => {
    const units = (minor: number) => toUnits(minor, countryProfiles[country])
    const { next, wallet, credits } = await readAccountHome(db, { idCustomer: customer.idCustomer, country }, now)
    const wireEnding = (ending: typeof credits.ending) =>
      ending && { amount: units(ending.amount), until: instantOf(ending.expiresAt) }
    return {
      error: false as const,
      next: next.map(({ kind, ref, place, amount, until, untilDay }) => ({
        kind,
        ref,
        place,
        amount: amount === null ? null : units(amount),
        until: until === null ? null : instantOf(until),
        until_day: untilDay,
      })),
      wallet: wallet && { balance: units(wallet.balance), ending: wireEnding(wallet.ending) },
      credits: { available: units(credits.available), ending: wireEnding(credits.ending) },
    }
  })
}
