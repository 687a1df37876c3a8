import { sql } from '../connection/drizzle.ts'
import type { BankData } from '#domain/after-sale/bank-data/bank-data.ts'
import type { Handle } from '../connection/handle.ts'
import { inTransaction } from '../connection/transaction.ts'
import { isErased, isSealed, type SealedText, type Sealer, type StoredBankData } from './sealer.ts'

/** Every table with bank data, and its key column. */
const bankDataTables = [
  ['customer_bank_data', 'id_customer'],
  ['credit_request', 'id'],
  ['wallet_return_request', 'id'],
  ['exchange_request', 'batchnumber'],
] as const
/** Every column with a sealed text besides, and the column that names its row: the table, the key and the text. */
const sealedTexts = [
  ['transfer_proof', 'key', 'file_key'],
  ['payment_account', 'id', 'credentials'],
  ['staff', 'id_staff', 'code_secret'],
] as const

export type BankDataTable = (typeof bankDataTables)[number][0]

const batchSize = 500

/**
 * Seals rows that are still in clear text, from a seed or an older version; with `isEverything` also rows sealed with
 * an older key. Returns the number of sealed rows. Idempotent.
 */
export async function sealBankData(db: Handle, sealer: Sealer, { isEverything = false } = {}): Promise<number> {
  let done = 0
  for (const [table, key] of bankDataTables) {
    const name = sql.raw(table)
    const id = sql.raw(key)
    const isClear = sql`not bank_data ? 'sealed'`
    for (let after = ''; ;) {
      const rows = await inTransaction(db, async (tx) => {
        const due = await tx.execute<{ id: string; data: StoredBankData }>(
          sql`select ${id}::text as id, bank_data as data from ${name}
            where bank_data is not null and bank_data <> '{}'::jsonb and ${id}::text > ${after}
              and ${isEverything ? sql`true` : isClear}
            order by ${id}::text limit ${batchSize} for update`,
        )
        for (const { id: row, data } of due.rows) {
          if (isErased(data) || sealer.isCurrent(data)) continue
          const clear = isSealed(data) ? sealer.open({ table, id: row }, data) : (data as BankData)
          const sealed = JSON.stringify(sealer.seal({ table, id: row }, clear))
          await tx.execute(sql`update ${name} set bank_data = ${sealed}::jsonb where ${id}::text = ${row}`)
          done += 1
        }
        return due.rows
      })
      if (rows.length < batchSize) break
      after = rows.at(-1)!.id
    }
  }
  return isEverything ? done + (await sealTextsAgain(db, sealer)) : done
}

/** The same for texts, which are never in clear: with the current key, those that have another. */
async function sealTextsAgain(db: Handle, sealer: Sealer): Promise<number> {
  let done = 0
  for (const [table, key, column] of sealedTexts) {
    const [name, id, text] = [sql.raw(table), sql.raw(key), sql.raw(column)]
    for (let isMore = true; isMore;) {
      isMore = await inTransaction(db, async (tx) => {
        const { rows } = await tx.execute<{ id: string; sealed: SealedText }>(
          sql`select ${id}::text as id, ${text} as sealed from ${name} where ${text} ->> 'key' <> ${sealer.currentKey}
            order by ${id} limit ${batchSize} for update`,
        )
        for (const { id: row, sealed } of rows) {
          const again = JSON.stringify(sealer.sealText({ table, id: row }, sealer.openText({ table, id: row }, sealed)))
          await tx.execute(sql`update ${name} set ${text} = ${again}::jsonb where ${id}::text = ${row}`)
          done += 1
        }
        return rows.length === batchSize
      })
    }
  }
  return done
}

/**
 * Why sealed rows do not open with the keys at hand, a sentence each; one row is tried per table and key. An operator has
 * to know before money is to be paid.
 */
export async function findUnreadableBankData(db: Handle, sealer: Sealer): Promise<string[]> {
  const problems = new Set<string>()
  const attempt = (open: () => unknown) => {
    try {
      open()
    } catch (error) {
      problems.add((error as Error).message)
    }
  }
  for (const [table, key] of bankDataTables) {
    const { rows } = await db.execute<{ id: string; data: StoredBankData }>(
      sql`select distinct on (bank_data ->> 'key') ${sql.raw(key)}::text as id, bank_data as data
        from ${sql.raw(table)} where bank_data ? 'sealed'`,
    )
    for (const { id, data } of rows) attempt(() => sealer.open({ table, id }, data))
  }
  for (const [table, key, column] of sealedTexts) {
    const text = sql.raw(column)
    const { rows } = await db.execute<{ id: string; sealed: SealedText }>(
      sql`select distinct on (${text} ->> 'key') ${sql.raw(key)}::text as id, ${text} as sealed from ${sql.raw(table)}
        where ${text} is not null`,
    )
    for (const { id, sealed } of rows) attempt(() => sealer.openText({ table, id }, sealed))
  }
  return [...problems]
}
