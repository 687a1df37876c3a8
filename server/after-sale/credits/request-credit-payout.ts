import type { BankDataChoice } from '#contract/after-sale/bank-data.ts'
import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { credit, creditRequest } from '#db/schema/credits.ts'
import { customer } from '#db/schema/customers.ts'
import { lastFour } from '#domain/after-sale/bank-data/bank-data.ts'
import { creditMoneyFault } from '#domain/after-sale/credits/credit-money.ts'
import type { CreditWay } from '#domain/after-sale/credits/credits.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { nextIdOf, type BankAccounts, type Owner } from '#server/after-sale/bank-data/accounts.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { notifyStaff } from '#server/platform/notices/notify-staff.ts'
import { payCredit } from '#server/ledger/credits/credit-requests.ts'
import { moveCredit } from '#server/ledger/credits/credit-status.ts'
import { walletRepository } from '#server/after-sale/wallet/repository.ts'

type CreditPayoutRequest = { idSalesRule: number; way: CreditWay; bankData: BankDataChoice | undefined }

/** Requests all that is left of a credit: the wallet gets it at once, a bank account once the operator has paid it. */
export async function requestCreditPayout(
  tx: Handle,
  accounts: BankAccounts,
  owner: Owner,
  { idSalesRule, way, bankData: choice }: CreditPayoutRequest,
  now: Date,
): Promise<void> {
  const { idCustomer, country } = owner
  // Locks the credit first: of concurrent requests the others wait here and then find it in process.
  const [found] = await tx
    .select({ credit })
    .from(credit)
    .innerJoin(salesRule, eq(salesRule.idSalesRule, credit.idSalesRule))
    .where(and(eq(credit.idSalesRule, idSalesRule), eq(salesRule.idCustomer, idCustomer)))
    .for('update', { of: credit })
  if (!found) throw new RuleError('credit_not_found')
  const fault = creditMoneyFault(found.credit, now)
  if (fault) throw new RuleError(fault)
  if (way === 'wallet' && !(await walletRepository(tx).config(country))?.enabled) throw new RuleError('wallet_off')

  const amount = found.credit.originalAmount - found.credit.usedAmount
  const account = way === 'bank' ? await accounts.choose(tx, owner, choice ?? {}) : null
  const id = await nextIdOf(tx, 'credit_request')
  const bankData = account && accounts.sealFor({ table: 'credit_request', id }, account)
  await tx.insert(creditRequest).values({ id, idSalesRule, way, amount, bankData, status: 'requested', createdAt: now })
  await moveCredit(tx, idSalesRule, 'in_process', now)
  // A payment to our own wallet needs no approval by the operator.
  if (way === 'wallet') await payCredit(tx, { id }, { actor: `customer ${idCustomer}`, now })

  const [{ email, firstName: name }] = (await tx
    .select()
    .from(customer)
    .where(eq(customer.idCustomer, idCustomer))) as [typeof customer.$inferSelect]
  const profile = countryProfiles[country]
  const data = {
    name,
    amount: formatPrice(toUnits(amount, profile), profile),
    last4: account && lastFour(account),
    path: `/account/credits/${idSalesRule}`,
  }
  await enqueueMail(tx, { template: 'money-requested', to: email, country, data, now })
  if (way !== 'bank') return
  const about = 'Piden que se les transfiera el dinero de un crédito.'
  const kind = { kind: 'credit' } as const
  await notifyStaff(tx, { event: 'withdrawal.requested', country, ref: String(id), amount, about, data: kind, now })
}
