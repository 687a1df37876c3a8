import type { BankDataChoice } from '#contract/after-sale/bank-data.ts'
import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { walletReturnRequest } from '#db/schema/wallet.ts'
import { lastFour } from '#domain/after-sale/bank-data/bank-data.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { formatPrice, toMinor, toUnits } from '#domain/platform/money.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { walletMoney } from '#domain/after-sale/wallet/wallet-money.ts'
import { withdrawalFault } from '#domain/after-sale/wallet/withdrawal.ts'
import { nextIdOf, type BankAccounts, type Owner } from '#server/after-sale/bank-data/accounts.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { notifyStaff } from '#server/platform/notices/notify-staff.ts'
import { bookWallet, lockWalletOf } from '#server/ledger/wallet/book-wallet.ts'
import { walletRepository } from './repository.ts'

type WithdrawalInput = {
  walletId: number
  /** In currency units, as typed. */
  amount: number
  bankData: BankDataChoice
  hasAccepted: boolean
}

/** Takes the money out of the wallet and requests its payment to a bank, in one transaction (INV-12, INV-14). */
export async function withdraw(
  tx: Handle,
  accounts: BankAccounts,
  owner: Owner,
  input: WithdrawalInput,
  now: Date,
): Promise<{ id: number; movementId: number }> {
  const { idCustomer, country } = owner
  const profile = countryProfiles[country]
  const wallets = walletRepository(tx)
  const config = await wallets.config(country)
  if (!config?.enabled) throw new RuleError('wallet_off')
  // Locks the wallet first: of concurrent requests the others wait here and then find the open one.
  const { walletId, balance } = await lockWalletOf(tx, idCustomer, now)
  if (input.walletId !== walletId) throw new RuleError('wallet_not_found')
  const { withdrawable } = walletMoney(balance, await wallets.boundMoney(walletId), now.getTime(), profile.timeZone)
  const [open] = await tx
    .select({ id: walletReturnRequest.id })
    .from(walletReturnRequest)
    .where(and(eq(walletReturnRequest.walletId, walletId), eq(walletReturnRequest.status, 'requested')))
  const amount = toMinor(input.amount, profile)
  const price = (minor: number) => formatPrice(toUnits(minor, profile), profile)
  const fault = withdrawalFault(amount, { withdrawable, least: config.minWithdrawal, hasOpenRequest: !!open })
  if (fault === 'money_requested') throw new RuleError(fault)
  const sentences = {
    not_an_amount: 'Falta el importe.',
    too_little: `El mínimo para retirar es ${price(config.minWithdrawal)}.`,
    too_much: `Se pueden retirar hasta ${price(withdrawable)}.`,
  }
  if (fault) throw new RuleError('withdrawal_refused', { amount: sentences[fault] })
  if (!input.hasAccepted) throw new RuleError('withdrawal_refused', { terms: 'Falta aceptar las condiciones.' })

  const account = await accounts.choose(tx, owner, input.bankData)
  const id = await nextIdOf(tx, 'wallet_return_request')
  const booking = {
    type: 'Egreso' as const,
    amount: -amount,
    description: 'Retiro a tu cuenta bancaria',
    ref: ['withdrawal', String(id)] as const,
  }
  const movementId = await bookWallet(tx, walletId, booking, now)
  const bankData = accounts.sealFor({ table: 'wallet_return_request', id }, account)
  const request = { id, walletId, amount, bankData, status: 'requested' as const, movementId, createdAt: now }
  await tx.insert(walletReturnRequest).values(request)

  const [person] = await tx.select().from(customer).where(eq(customer.idCustomer, idCustomer))
  const data = {
    name: person!.firstName,
    amount: price(amount),
    last4: lastFour(account),
    path: `/account/wallet/${movementId}`,
  }
  await enqueueMail(tx, { template: 'money-requested', to: person!.email, country, data, now })
  const about = 'Piden que se les transfiera dinero de su billetera.'
  const kind = { kind: 'withdrawal' } as const
  await notifyStaff(tx, { event: 'withdrawal.requested', country, ref: String(id), amount, about, data: kind, now })
  return { id, movementId }
}
