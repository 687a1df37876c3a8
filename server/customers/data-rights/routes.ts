import { deleteAccount, readMyData } from '#contract/customers/data-rights.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { clearSessionCookies } from '#server/customers/account/browser.ts'
import { customersRepository } from '#server/customers/account/repository.ts'
import type { AccountService } from '#server/customers/account/account-service.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { sectionsOf } from './download.ts'
import { dataRightsRepository } from './repository.ts'

export function dataRightsRoutes(app: App, mount: Mount, { db, account }: { db: Handle; account: AccountService }) {
  mount(app, readMyData, async (_input, { customer, country, now }) => ({
    error: false as const,
    made_at: now.toISOString(),
    sections: await sectionsOf(db, customer.idCustomer, country),
  }))

  mount(app, deleteAccount, async ({ body }, call) => {
    const { customer, country, now } = call
    const owner = (await customersRepository(db).byId(customer.idCustomer))!
    // A customer without a password confirms with a fresh sign-in.
    if (owner.passwordHash === null) account.requireFresh(call)
    else await account.confirm(body.password, call)
    await inTransaction(db, async (tx) => {
      if (await dataRightsRepository(tx).hasPending(owner.idCustomer)) throw new RuleError('refund_pending')
      await dataRightsRepository(tx).erase(owner, now)
      const data = { name: owner.firstName }
      await enqueueMail(tx, { template: 'account-closed', to: owner.email, country, data, now })
    })
    clearSessionCookies(call)
    return { error: false as const, message: 'Tu cuenta se cerró y tus datos se borraron.' }
  })
}
