import { eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { wallet, walletMovement } from '#db/schema/wallet.ts'
import type { MovementSource, MovementType } from '#domain/after-sale/wallet/movements.ts'
import type { BoundWalletPart } from '#domain/after-sale/wallet/spend.ts'

export type Booking = {
  type: MovementType
  /** Signed, as the type says (INV-12). */
  amount: number
  description: string
  ref: readonly [type: MovementSource, id: string]
  /** Money that cannot be withdrawn, or that expires (INV-13, INV-14). */
  bound?: { remaining: number; expiresAt: Date | null }
  /** What an order took of such money. */
  taken?: readonly BoundWalletPart[]
}

/** The customer's wallet, created when there is none yet, and locked: the next booking waits. */
export async function lockWalletOf(
  tx: Handle,
  idCustomer: number,
  now: Date,
): Promise<{ walletId: number; balance: number }> {
  await tx.insert(wallet).values({ idCustomer, updatedAt: now }).onConflictDoNothing()
  const [row] = await tx.select().from(wallet).where(eq(wallet.idCustomer, idCustomer)).for('update')
  return row!
}

/** Books a movement and the balance together (INV-12). Returns the movement's id. */
export async function bookWallet(tx: Handle, walletId: number, booking: Booking, now: Date): Promise<number> {
  const { type, amount, description, ref, bound, taken } = booking
  await tx
    .update(wallet)
    .set({ balance: sql`${wallet.balance} + ${amount}`, updatedAt: now })
    .where(eq(wallet.walletId, walletId))
  const [row] = await tx
    .insert(walletMovement)
    .values({
      walletId,
      type,
      amount,
      description,
      refType: ref[0],
      refId: ref[1],
      createdAt: now,
      ...(bound && { remaining: bound.remaining, expiresAt: bound.expiresAt }),
      ...(taken && taken.length > 0 && { boundParts: [...taken] }),
    })
    .returning({ id: walletMovement.id })
  return row!.id
}
