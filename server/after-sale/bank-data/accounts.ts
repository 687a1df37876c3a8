import type { BankDataChoice, MaskedAccount } from '#contract/after-sale/bank-data.ts'
import type { BankDataTable } from '#db/bank-data/seal-rows.ts'
import { BankDataUnreadable, type SealedBankData, type Sealer } from '#db/bank-data/sealer.ts'
import { and, asc, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customerBankData } from '#db/schema/addresses.ts'
import { bank } from '#db/schema/store.ts'
import { checkBankData, lastFour, type BankData } from '#domain/after-sale/bank-data/bank-data.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'

export type Owner = { idCustomer: number; country: OpenCountry }

const table = 'customer_bank_data'

/** The bank accounts that customers are paid to. They are in clear text only while a request is written. */
export function bankAccounts(sealer: Sealer) {
  const banksOf = async (db: Handle, country: OpenCountry) => {
    const rows = await db
      .select({ name: bank.name })
      .from(bank)
      .where(and(eq(bank.country, country), bank.enabled))
      .orderBy(asc(bank.name))
    return rows.map(({ name }) => name)
  }

  /** An account that can no longer be decrypted counts as none: the customer types it again. */
  async function remembered(db: Handle, { idCustomer }: Owner): Promise<BankData | undefined> {
    const [row] = await db.select().from(customerBankData).where(eq(customerBankData.idCustomer, idCustomer))
    if (!row) return undefined
    try {
      return sealer.open({ table, id: idCustomer }, row.bankData)
    } catch (error) {
      if (error instanceof BankDataUnreadable) return undefined
      throw error
    }
  }

  return {
    banksOf,

    async masked(db: Handle, owner: Owner): Promise<MaskedAccount | null> {
      const data = await remembered(db, owner)
      if (!data) return null
      const type = formFormats[owner.country].accountTypes.find(({ code }) => code === data.account_type)
      return { owner: data.owner, account_type: type?.label ?? '', bank: data.bank, last4: lastFour(data) }
    },

    /** Returns the chosen account, checked. A typed account is stored and offered the next time. */
    async choose(tx: Handle, owner: Owner, choice: BankDataChoice): Promise<BankData> {
      const { idCustomer, country } = owner
      if (choice === 'remembered') {
        const data = await remembered(tx, owner)
        if (!data) throw new RuleError('bank_data_errors', { bank_account: 'Faltan los datos de la cuenta.' })
        return data
      }
      const checked = checkBankData(choice, { country, banks: await banksOf(tx, country) })
      if ('errors' in checked) throw new RuleError('bank_data_errors', checked.errors)
      const bankData = sealer.seal({ table, id: idCustomer }, checked.value)
      await tx
        .insert(customerBankData)
        .values({ idCustomer, country, bankData })
        .onConflictDoUpdate({ target: customerBankData.idCustomer, set: { bankData } })
      return checked.value
    },

    /** Seals a copy for the row of a request. The row's id must be known, because the copy opens only for that row. */
    sealFor: (row: { table: BankDataTable; id: string | number }, data: BankData): SealedBankData =>
      sealer.seal(row, data),
  }
}

export type BankAccounts = ReturnType<typeof bankAccounts>

/** Reserves the id of the next row, for data that is sealed before the row is written. */
export async function nextIdOf(tx: Handle, requests: 'credit_request' | 'wallet_return_request'): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${requests}, 'id'))::int as id`,
  )
  return rows[0]!.id
}
