import { readBankData } from '#contract/after-sale/bank-data.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { BankAccounts } from './accounts.ts'

export function bankDataRoutes(app: App, mount: Mount, { db, accounts }: { db: Handle; accounts: BankAccounts }) {
  mount(app, readBankData, async (_, { customer, country }) => {
    const owner = { idCustomer: customer.idCustomer, country }
    const [remembered, banks] = await Promise.all([accounts.masked(db, owner), accounts.banksOf(db, country)])
    return { error: false as const, remembered, banks }
  })
}
