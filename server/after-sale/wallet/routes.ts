import { pageOf } from '#contract/platform/list-page.ts'
import { readMovements, readWallet, readWalletConfig, requestWithdrawal } from '#contract/after-sale/wallet.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { BankAccounts } from '#server/after-sale/bank-data/accounts.ts'
import type { AccountService } from '#server/customers/account/account-service.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { walletService } from './service.ts'
import { withdraw } from './withdraw.ts'

const numberOf = (id: string | undefined) => (id === undefined ? undefined : Number(id))

type Parts = { db: Handle; account: AccountService; accounts: BankAccounts }

export function walletRoutes(app: App, mount: Mount, { db, account, accounts }: Parts) {
  const wallets = walletService(db)

  mount(app, readWalletConfig, async (_, { country }) => {
    return { error: false as const, config: await wallets.config(country) }
  })

  mount(app, readWallet, async (_, { customer, country, now }) => {
    const owner = { idCustomer: customer.idCustomer, country }
    return { error: false as const, wallet: await wallets.balance(owner, now) }
  })

  mount(app, readMovements, async ({ body }, { customer, country }) => {
    const owner = { idCustomer: customer.idCustomer, country }
    const page = pageOf(body)
    const query = { ...page, walletId: numberOf(body.wallet_id), id: numberOf(body.id) }
    // A single movement has one page.
    const movements = await wallets.movements(owner, query.id === undefined ? query : { ...query, offset: 0 })
    const hasMore = query.id === undefined && movements.length === page.limit
    return { error: false as const, movements, hasMore }
  })

  mount(app, requestWithdrawal, async ({ body: { payload } }, call) => {
    const { customer, country, now, transact } = call
    account.requireFresh(call)
    const input = {
      walletId: payload.wallet_id,
      amount: payload.amount,
      bankData: payload.bank_data,
      hasAccepted: payload.accepts_terms,
    }
    const owner = { idCustomer: customer.idCustomer, country }
    const { movementId } = await transact((tx) => withdraw(tx, accounts, owner, input, now))
    return { error: false as const, message: 'Recibimos tu pedido.', movement_id: movementId }
  })
}
