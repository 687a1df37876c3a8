import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { paymentMethodSetting, transferAccount } from '#db/schema/payment-methods.ts'
import type { PaymentChoice } from '#domain/buy/payments/methods.ts'
import { checkTransferAccount, type TransferAccountInput } from '#domain/buy/payments/transfer.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

type MethodSwitch = { country: OpenCountry; method: PaymentChoice; enabled: boolean }

/** Whether a store takes a method. Orders that wait for it go on being paid with it. */
export async function switchMethod(db: Handle, { country, method, enabled }: MethodSwitch, acting: Acting) {
  await inTransaction(db, async (tx) => {
    await tx
      .insert(paymentMethodSetting)
      .values({ country, method, enabled })
      .onConflictDoUpdate({ target: [paymentMethodSetting.country, paymentMethodSetting.method], set: { enabled } })
    await writeAudit(tx, acting, enabled ? 'payment-on' : 'payment-off', `${country} ${method}`, { country })
  })
}

/** The account that shoppers transfer to; null takes it away, and transfers are not offered any more. */
export async function setTransferAccount(
  db: Handle,
  country: OpenCountry,
  input: TransferAccountInput | null,
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (input === null) {
      await tx.delete(transferAccount).where(eq(transferAccount.country, country))
      return writeAudit(tx, acting, 'payment-account', `${country} none`, { country })
    }
    const checked = checkTransferAccount(input, country)
    if ('faults' in checked) throw new OperatorRefusal(`${checked.faults.join('; ')}.`)
    const { value } = checked
    await tx
      .insert(transferAccount)
      .values({ country, ...value })
      .onConflictDoUpdate({ target: transferAccount.country, set: value })
    await writeAudit(tx, acting, 'payment-account', `${country} ${value.bank} ${value.number}`, { country })
  })
}
