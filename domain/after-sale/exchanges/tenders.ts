import { prorate } from '#domain/buy/cart/prorate.ts'
import type { BoundWalletPart } from '#domain/after-sale/wallet/spend.ts'

/** Money that is not for cash, with its end: gift and promotional money of the wallet, and credits not for money. */
export type BoundPart = BoundWalletPart & { tender: 'wallet' | 'credit' }

/**
 * What an order was paid with, in minor units; the parts do not overlap. `wallet` is withdrawable money and `credit`
 * comes from credits that are exchangeable for money.
 */
export type Tenders = { money: number; wallet: number; credit: number; bound: readonly BoundPart[] }

const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)
const boundOf = (bound: readonly BoundPart[], tender: BoundPart['tender']) =>
  sumOf(bound.filter((part) => part.tender === tender))
const isSame = (a: BoundPart, b: BoundPart) => a.tender === b.tender && a.until === b.until

export const totalOf = ({ money, wallet, credit, bound }: Tenders) => money + wallet + credit + sumOf(bound)

/** All that the wallet and all that credits paid, bound or not. */
export const walletOf = ({ wallet, bound }: Tenders) => wallet + boundOf(bound, 'wallet')
export const creditOf = ({ credit, bound }: Tenders) => credit + boundOf(bound, 'credit')

/** One part per tender and end. */
export function mergeBound(parts: readonly BoundPart[]): BoundPart[] {
  const merged: BoundPart[] = []
  for (const part of parts) {
    const same = merged.find((each) => isSame(each, part))
    if (same) same.amount += part.amount
    else if (part.amount > 0) merged.push({ ...part })
  }
  return merged
}

/** The tenders of a returned item, as its request recorded them: wallet and credit amounts include the bound parts. */
export function tendersOfItem(item: {
  amount: number
  shippingAmount: number
  walletAmount: number
  creditAmount: number
  boundParts: readonly BoundPart[]
}): Tenders {
  const { amount, shippingAmount, walletAmount, creditAmount, boundParts: bound } = item
  return {
    money: amount + shippingAmount - walletAmount - creditAmount,
    wallet: walletAmount - boundOf(bound, 'wallet'),
    credit: creditAmount - boundOf(bound, 'credit'),
    bound,
  }
}

/**
 * What is left after a part was given back. A return from before bound parts were recorded may have given bound money
 * as free money; it is then missing from what is left of the bound money.
 */
export function subtractTenders(left: Tenders, part: Tenders): Tenders {
  const owed = { wallet: part.wallet - left.wallet, credit: part.credit - left.credit }
  const bound = left.bound.map((each) => {
    const given = sumOf(part.bound.filter((other) => isSame(other, each)))
    const missing = Math.min(Math.max(0, owed[each.tender]), each.amount - given)
    owed[each.tender] -= missing
    return { ...each, amount: each.amount - given - missing }
  })
  return {
    money: left.money - part.money,
    wallet: Math.max(0, left.wallet - part.wallet),
    credit: Math.max(0, left.credit - part.credit),
    bound,
  }
}

/**
 * Splits the amount returned among the tenders, in proportion to what remains of each: no tender gets back more than it
 * paid, and bound money comes back as bound money with its end (INV-14).
 */
export function splitByTender(amount: number, left: Tenders): Tenders {
  if (amount > totalOf(left)) throw new RangeError('a return gives back more than was paid')
  const { money, wallet, credit, bound } = left
  const [ofMoney, ofWallet, ofCredit, ...ofBound] = prorate(amount, [
    money,
    wallet,
    credit,
    ...bound.map((part) => part.amount),
  ])
  return {
    money: ofMoney!,
    wallet: ofWallet!,
    credit: ofCredit!,
    bound: bound.map((part, at) => ({ ...part, amount: ofBound[at]! })).filter((part) => part.amount > 0),
  }
}

/**
 * What paid the goods of an order: gift cards, which never come back, were paid by credits for money as their lines
 * say, and by everything else that has no end (decision 043).
 */
export function withoutGiftCards(paid: Tenders, cards: { paid: number; credit: number }): Tenders {
  const payable: Tenders = {
    money: paid.money,
    wallet: paid.wallet,
    credit: 0,
    bound: paid.bound.filter(({ tender, until }) => tender === 'wallet' && until === null),
  }
  const byRule = Math.min(cards.paid, totalOf(payable))
  const credit = Math.min(cards.credit, paid.credit)
  const left = subtractTenders(paid, { ...splitByTender(byRule, payable), credit })
  // Orders from before the rule may have paid a card with anything.
  const rest = cards.paid - byRule + (cards.credit - credit)
  return rest > 0 ? subtractTenders(left, splitByTender(Math.min(rest, totalOf(left)), left)) : left
}
