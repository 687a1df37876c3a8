import type { OpenCountry } from '#domain/platform/country/country.ts'
import { categoryStrings } from '#domain/browse/product/categories.ts'
import type { AvailableLine } from '#server/buy/cart/state.ts'
import type { attemptRow } from '#server/buy/payments/attempt-rows.ts'

/** A line as it was sold: names and prices are copies. */
export const itemOf = (
  country: OpenCountry,
  orderNr: string,
  { product, quantity }: AvailableLine,
  { paidPrice, creditPaid, taxPercent }: { paidPrice: number; creditPaid: number; taxPercent: number },
) => ({
  orderNr,
  country,
  skuSimple: product.sku,
  name: product.name,
  brandName: product.brand,
  supplierName: product.seller,
  color: product.color,
  size: product.size,
  imageUrl: product.image,
  quantity,
  unitPrice: product.inForce,
  paidPrice,
  creditPaid,
  taxPercent,
  categories: categoryStrings(product.categories).categories,
  isGiftCard: product.isGiftCard,
  exchangeable: product.exchangeable,
})

type Paying = { orderNr: string; attempt: ReturnType<typeof attemptRow> | null; wallet: number; now: Date }

/** What is still to be paid, and what the wallet paid. */
export function paymentsOf({ orderNr, attempt, wallet, now }: Paying) {
  const byWallet = {
    orderNr,
    createdAt: now,
    method: 'wallet' as const,
    status: 'approved' as const,
    amount: wallet,
    provider: null,
    accountId: null,
    providerRef: null,
    reference: null,
    expiresAt: null,
  }
  return [...(attempt ? [attempt] : []), ...(wallet > 0 ? [byWallet] : [])]
}
