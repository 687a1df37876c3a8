import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createSealer, type BankDataKey, type Sealer } from '#db/bank-data/sealer.ts'
import { homeOf } from '#server/platform/process/database.ts'
import type { Env } from '#server/platform/env.ts'

const keyBytes = 32
/**
 * The key of a shop that is tried out: created once, in a file that only its user can read, beside the database and not
 * in it.
 */
function ownKey(home: string): BankDataKey {
  const file = path.join(home, 'bank-data.key')
  try {
    mkdirSync(home, { recursive: true })
    writeFileSync(file, randomBytes(keyBytes).toString('base64'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64')
  if (key.length !== keyBytes) throw new Error(`${file} does not hold a key of ${keyBytes} bytes.`)
  return { id: 'own', key }
}

/**
 * With a database of its own the shop may have several nodes, so a key file on one machine is refused there: other
 * nodes could not open what it sealed.
 */
export function bankDataSealer(env: Env, root: string): Sealer {
  const [first, ...others] = env.BANK_DATA_KEYS
  if (first) return createSealer([first, ...others])
  if (env.NODE_ENV === 'production' && env.DATABASE_URL) {
    throw new Error(
      'BANK_DATA_KEYS is missing: the keys that seal bank data, as id:base64 of 32 bytes. Make one with "echo k1:$(openssl rand -base64 32)".',
    )
  }
  return createSealer([ownKey(homeOf(env, root))])
}
