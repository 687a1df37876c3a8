import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { lastFour, type BankData } from '#domain/after-sale/bank-data/bank-data.ts'

/** A 256-bit key and the id that sealed rows refer to. */
export type BankDataKey = { id: string; key: Buffer }

/** Bank data as stored: only its last four characters are readable without a key. */
export type SealedBankData = { key: string; iv: string; sealed: string; last4: string }
/**
 * What a column may hold: sealed data; clear text from a seed, until the shop starts next; or nothing, after an account
 * was deleted.
 */
export type StoredBankData = SealedBankData | BankData | Record<string, never>

/** A secret text as stored. */
export type SealedText = { key: string; iv: string; sealed: string }

/** The row the data belongs to: data sealed for one row cannot be opened in another. */
type BankDataRow = { table: string; id: string | number }

export class BankDataUnreadable extends Error {}

export type Sealer = {
  /** The id of the key that seals. */
  currentKey: string
  sealText(row: BankDataRow, text: string): SealedText
  openText(row: BankDataRow, stored: SealedText): string
  seal(row: BankDataRow, data: BankData): SealedBankData
  open(row: BankDataRow, stored: StoredBankData): BankData
  /** Whether it is sealed with the current key. */
  isCurrent(stored: StoredBankData): boolean
}

export const isSealed = (stored: StoredBankData): stored is SealedBankData => 'sealed' in stored
export const isErased = (stored: StoredBankData) => Object.keys(stored).length === 0

const algorithm = 'aes-256-gcm'
const tagBytes = 16
const boundTo = ({ table, id }: BankDataRow) => Buffer.from(`${table}:${id}`)

/**
 * AES-256-GCM. The first key seals, every key opens: a new key goes first, and the old one stays until all rows are
 * sealed again.
 */
export function createSealer(keys: readonly [BankDataKey, ...BankDataKey[]]): Sealer {
  const [current] = keys

  function sealText(row: BankDataRow, clear: string): SealedText {
    const iv = randomBytes(12)
    const cipher = createCipheriv(algorithm, current.key, iv, { authTagLength: tagBytes })
    cipher.setAAD(boundTo(row))
    const text = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return { key: current.id, iv: iv.toString('base64'), sealed: text.toString('base64') }
  }

  function openText(row: BankDataRow, stored: SealedText): string {
    const found = keys.find(({ id }) => id === stored.key)
    if (!found)
      throw new BankDataUnreadable(`The bank data is sealed with key "${stored.key}", which BANK_DATA_KEYS lacks.`)
    try {
      const text = Buffer.from(stored.sealed, 'base64')
      const iv = Buffer.from(stored.iv, 'base64')
      const decipher = createDecipheriv(algorithm, found.key, iv, { authTagLength: tagBytes })
      decipher.setAAD(boundTo(row))
      decipher.setAuthTag(text.subarray(-tagBytes))
      return Buffer.concat([decipher.update(text.subarray(0, -tagBytes)), decipher.final()]).toString('utf8')
    } catch {
      throw new BankDataUnreadable('The bank data was changed, or is of another row or key: it does not open.')
    }
  }

  return {
    currentKey: current.id,
    sealText,
    openText,
    seal: (row, data) => ({ ...sealText(row, JSON.stringify(data)), last4: lastFour(data) }),

    open(row, stored) {
      if (isErased(stored)) throw new BankDataUnreadable('The bank data was erased with its account.')
      if (!isSealed(stored)) throw new BankDataUnreadable('The bank data is not sealed yet: open the shop once.')
      return JSON.parse(openText(row, stored)) as BankData
    },

    isCurrent: (stored) => isSealed(stored) && stored.key === current.id,
  }
}
