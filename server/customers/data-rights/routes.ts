import { deleteAccount, readClosing, readMyData } from '#contract/customers/data-rights.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { closingOf } from '#domain/customers/data-rights/closing.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { clearSessionCookies } from '#server/customers/account/browser.ts'
import { customersRepository } from '#server/customers/account/repository.ts'
import type { AccountService } from '#server/customers/account/account-service.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { readMatters } from './account-matters.ts'
import { closeAccount } from './close-account.ts'
import { sectionsOf } from './download.ts'

const wireClosing = ({ obstacles, givesUp }: ReturnType<typeof closingOf>, country: OpenCountry) => {
  const profile = countryProfiles[country]
  return {
    obstacles: obstacles.map((obstacle) => ({ ...obstacle, amount: toUnits(obstacle.amount, profile) })),
    gives_up: toUnits(givesUp, profile),
  }
}

export function dataRightsRoutes(app: App, mount: Mount, { db, account }: { db: Handle; account: AccountService }) {
  mount(app, readMyData, async (_input, { customer, country, now }) => ({
    error: false as const,
    made_at: now.toISOString(),
    sections: await sectionsOf(db, customer.idCustomer, country),
  }))

  mount(app, readClosing, async (_input, { customer, country, now }) => {
    const matters = await readMatters(db, { idCustomer: customer.idCustomer, country }, now)
    return { error: false as const, ...wireClosing(closingOf(matters), country) }
  })

  mount(app, deleteAccount, async ({ body }, call) => {
    const { customer, country, now } = call
    const owner = (await customersRepository(db).byId(customer.idCustomer))!
    // A customer without a password confirms with a fresh sign-in.
    if (owner.passwordHash === null) account.requireFresh(call)
    else await account.confirm(body.password, call)
    const acting = { actor: `customer ${owner.idCustomer}`, now }
    await inTransaction(db, (tx) =>
      closeAccount(
        tx,
        owner,
        ({ obstacles, givesUp }) => {
          const closing = wireClosing({ obstacles, givesUp }, country)
          if (obstacles.length > 0) throw new RuleError('account_in_use', undefined, closing)
          if (givesUp > 0 && body.gives_up !== String(closing.gives_up)) {
            const sum = formatPrice(closing.gives_up, countryProfiles[country])
            throw new RuleError('account_in_use', { gives_up: `Falta aceptar que se pierden ${sum}.` }, closing)
          }
        },
        acting,
      ),
    )
    clearSessionCookies(call)
    return { error: false as const, message: 'Tu cuenta se cerró y tus datos se borraron.' }
  })
}
