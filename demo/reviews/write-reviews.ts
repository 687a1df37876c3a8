import type { Handle } from '#db/connection/handle.ts'
import { refreshRating } from '#db/refresh-rating.ts'
import { review } from '#db/schema/reviews.ts'
import { parentSku } from '#domain/platform/sku.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import type { Moments } from '../moments.ts'
import { deliveryDays } from '../orders/order-history.ts'
import type { OrderLines } from '../orders/order-lines.ts'
import { bookStock, placeOrder } from '../orders/place-order.ts'
import { skuOf } from '../catalogue/sku.ts'
import type { DemoCustomer, People } from '../people/write-people.ts'
import type { Reviewer } from './reviewer.ts'
import { reviewersAr } from './reviewers-ar.ts'
import { reviewersCl } from './reviewers-cl.ts'
import { reviewersCo } from './reviewers-co.ts'

const reviewers: Readonly<Record<OpenCountry, readonly Reviewer[]>> = {
  ar: reviewersAr,
  cl: reviewersCl,
  co: reviewersCo,
}

/** Older than the invitation period, and not before the products existed. */
const deliveredDaysAgo = 31

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()

/** Guest orders with reviews: every review belongs to a line of a delivered order. */
export async function writeReviews(
  db: Handle,
  linesOf: Record<OpenCountry, OrderLines>,
  people: People,
  { daysAgo }: Moments,
): Promise<void> {
  // A delivery address in each store.
  const homes: Record<OpenCountry, DemoCustomer> = { ar: people.beto, cl: people.gabi, co: people.hernan }
  for (const country of openCountries) {
    const rated = new Set<string>()
    for (const [at, { name, reviews }] of reviewers[country].entries()) {
      const [first, last] = name
      const email = `${plain(first)}.${plain(last)}@compradores.example`
      const address = { ...homes[country].addresses[0]!, first_name: first, last_name: last }
      const orderNr = `V${country.toUpperCase()}${at + 1}`
      const placedAt = daysAgo(deliveredDaysAgo + deliveryDays)
      // The purchased units are added to the current stock.
      for (const [line] of reviews) {
        await bookStock(db, { country, skuSimple: skuOf(country, line), delta: 1, reason: 'seed', createdAt: placedAt })
      }
      const guest = { country, guestEmail: email, addresses: [address] }
      const lines = reviews.map(([line]) => [line, 1] as [string, number])
      const items = await placeOrder(db, linesOf[country], guest, { orderNr, status: 'delivered', placedAt, lines })
      await db.insert(review).values(
        reviews.map(([line, stars, days, text, details = {}], index) => {
          const [role, size] = line.split('-')
          const sku = parentSku(skuOf(country, role!))
          rated.add(sku)
          return {
            country,
            sku,
            orderNr,
            orderItemId: items[index]!,
            guestEmail: email,
            author: details.isUnsigned ? '' : `${first} ${last[0]}.`,
            stars,
            fit: details.fit ?? null,
            height: details.height ?? null,
            size: details.hidesSize || size === 'U' ? null : size!,
            text,
            status: 'approved' as const,
            writtenAt: daysAgo(days),
            moderatedAt: daysAgo(days - 1),
          }
        }),
      )
    }
    for (const sku of rated) await refreshRating(db, { country, sku })
  }
}
