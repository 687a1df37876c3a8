import { and, eq, isNull } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { giftCard } from '#db/schema/gift-cards.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { readGiftCardCode } from '#domain/buy/gift-cards/gift-card-code.ts'
import type { Owner } from '#server/after-sale/bank-data/accounts.ts'
import { bookWallet, lockWalletOf } from '#server/ledger/wallet/book-wallet.ts'
import { walletRepository } from '#server/after-sale/wallet/repository.ts'
import { ordersTakenBack } from '#server/ledger/orders/taken-back.ts'
import { hashOfCode } from '#server/ledger/gift-cards/gift-cards.ts'

/** The money of a code into the wallet, once however many try (INV-12). Returns what it brought, in minor units. */
export async function redeemGiftCard(
  tx: Handle,
  { idCustomer, country }: Owner,
  typed: string,
  now: Date,
): Promise<{ amount: number; movementId: number }> {
  if (!(await walletRepository(tx).config(country))?.enabled) throw new RuleError('wallet_off')
  const code = readGiftCardCode(typed)
  if (!code) throw new RuleError('gift_card_unknown')
  const [card] = await tx
    .select()
    .from(giftCard)
    .where(and(eq(giftCard.codeHash, hashOfCode(code)), eq(giftCard.country, country), isNull(giftCard.voidedAt)))
    .for('update')
  if (!card) throw new RuleError('gift_card_unknown')
  if (card.redeemedAt) throw new RuleError('gift_card_used')
  // Money that the bank took back from the shop buys nothing.
  if ((await ordersTakenBack(tx, [card.orderNr])).has(card.orderNr)) throw new RuleError('gift_card_unknown')
  const { walletId } = await lockWalletOf(tx, idCustomer, now)
  const { amount } = card
  const booking = {
    type: 'Gift Card' as const,
    amount,
    description: 'Gift Card canjeada',
    ref: ['gift_card', String(card.id)] as const,
    bound: { remaining: amount, expiresAt: null },
  }
  const movementId = await bookWallet(tx, walletId, booking, now)
  await tx.update(giftCard).set({ redeemedBy: idCustomer, redeemedAt: now, movementId }).where(eq(giftCard.id, card.id))
  return { amount, movementId }
}
