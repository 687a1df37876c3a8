import type { OpenCountry } from '#domain/platform/country/country.ts'
import { randomBytes } from 'node:crypto'
import { providerOf, type PaymentChoice } from '#domain/buy/payments/methods.ts'
import { reservedUntil } from '#domain/buy/payments/reservation.ts'
import { categoryStrings } from '#domain/browse/product/categories.ts'
import type { AvailableLine } from '#server/buy/cart/state.ts'
import type { Prepared } from './prepare.ts'

/** A line as it was sold: names and prices are copies. */
export const itemOf = (
  country: OpenCountry,
  orderNr: string,
  { product, quantity }: AvailableLine,
  paidPrice: number,
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
  categories: categoryStrings(product.categories).categories,
  isGiftCard: product.isGiftCard,
  exchangeable: product.exchangeable,
})

type Paying = {
  orderNr: string
  method: PaymentChoice | undefined
  voucher: string | null
  totals: Prepared['totals']
  now: Date
}

/** What is still to be paid, and what the wallet paid. */
export function paymentsOf({ orderNr, method, voucher, totals, now }: Paying) {
  const common = { orderNr, createdAt: now }
  const byWallet = {
    ...common,
    method: 'wallet' as const,
    status: 'approved' as const,
    amount: totals.wallet,
    provider: null,
    providerRef: null,
    reference: null,
    expiresAt: null,
  }
  return [
    ...(method
      ? [
          {
            ...common,
            method,
            status: 'pending' as const,
            amount: totals.total,
            provider: providerOf[method],
            providerRef: voucher,
            reference: randomBytes(16).toString('hex'),
            expiresAt: reservedUntil(method, now),
          },
        ]
      : []),
    ...(totals.wallet > 0 ? [byWallet] : []),
  ]
}
