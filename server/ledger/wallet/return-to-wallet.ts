import { and, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { walletMovement } from '#db/schema/wallet.ts'
import type { MovementSource } from '#domain/after-sale/wallet/movements.ts'
import type { BoundWalletPart } from '#domain/after-sale/wallet/spend.ts'
import { bookWallet, lockWalletOf } from './book-wallet.ts'

/** What these orders took of bound wallet money, by their numbers (INV-14). */
export async function boundPartsOf(
  db: Handle,
  orderNrs: readonly string[],
): Promise<(orderNr: string) => readonly BoundWalletPart[]> {
  const isPayment = and(
    eq(walletMovement.type, 'Egreso'),
    eq(walletMovement.refType, 'order'),
    inArray(walletMovement.refId, [...orderNrs]),
  )
  const rows = await db
    .select({ orderNr: walletMovement.refId, parts: walletMovement.boundParts })
    .from(walletMovement)
    .where(isPayment)
  const byOrder = new Map(rows.map(({ orderNr, parts }) => [orderNr, parts ?? []]))
  return (orderNr) => byOrder.get(orderNr) ?? []
}

type WalletReturn = {
  idCustomer: number
  /** Money that can be withdrawn. */
  free: number
  bound: readonly BoundWalletPart[]
  description: string
  ref: readonly [type: MovementSource, id: string]
}

/**
 * Books money back into a wallet: what was free as free money, and every bound part with its own end, even when that
 * has passed (INV-13, INV-14). Returns the first movement.
 */
export async function returnToWallet(
  tx: Handle,
  { idCustomer, free, bound, description, ref }: WalletReturn,
  now: Date,
): Promise<number | undefined> {
  const { walletId } = await lockWalletOf(tx, idCustomer, now)
  const booking = { type: 'Devolución' as const, description, ref }
  const ids: number[] = []
  if (free > 0) ids.push(await bookWallet(tx, walletId, { ...booking, amount: free }, now))
  for (const { amount, until } of bound) {
    const boundMoney = { remaining: amount, expiresAt: until === null ? null : new Date(until) }
    ids.push(await bookWallet(tx, walletId, { ...booking, amount, bound: boundMoney }, now))
  }
  return ids[0]
}
