import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { writeBrand } from '../brand/write-brand.ts'
import { writeBankData } from '../people/bank-data.ts'
import { writeCarts, writeWishlist } from '../people/carts.ts'
import { writeContent } from '../content/index.ts'
import { writeCoupons, type RuleIds } from '../orders/coupons.ts'
import { writeCredits } from '../people/credits.ts'
import { writeExchanges } from '../orders/exchanges.ts'
import { writeFlags } from './flags.ts'
import { writeKeys, type AutologinLinks } from './keys.ts'
import { writeMemberships } from '../people/memberships.ts'
import { momentsAround, type Moments } from '../moments.ts'
import { writeOrdersOfAna } from '../orders/orders-of-ana.ts'
import { writeOrdersOfOthers } from '../orders/orders-of-others.ts'
import { readOrderLines } from '../orders/order-lines.ts'
import { writeReviews } from '../reviews/write-reviews.ts'
import { writeWallets } from '../people/wallet.ts'
import { hasDemo, writePeople } from '../people/write-people.ts'
import { writeProducts } from '../catalogue/write-products.ts'

export type DemoResult = { isNew: false } | { isNew: true; autologin: AutologinLinks }

/**
 * Writes the demo by name: every product, customer, order and message of the story, dated around `now`. Needs the
 * reference data and the places; a database that already has the demo is left unchanged.
 */
export async function seedDemo(db: Handle, { now }: { now: Date }): Promise<DemoResult> {
  if (await hasDemo(db)) return { isNew: false }
  const moments = momentsAround(now)
  await inTransaction(db, (tx) => writeBrand(tx, now))
  const rules: RuleIds = new Map()
  for (const country of openCountries) {
    await inTransaction(db, async (tx) => {
      await writeProducts(tx, country, moments)
      await writeContent(tx, country, moments)
      for (const [code, id] of await writeCoupons(tx, country, moments)) rules.set(code, id)
    })
  }
  const autologin = await inTransaction(db, (tx) => writeStory(tx, rules, moments))
  return { isNew: true, autologin }
}

/** The people and their stories, in dependency order. */
async function writeStory(db: Handle, rules: RuleIds, moments: Moments): Promise<AutologinLinks> {
  const people = await writePeople(db, moments)
  await writeBankData(db, people)
  const linesOf = {
    ar: await readOrderLines(db, 'ar'),
    cl: await readOrderLines(db, 'cl'),
    co: await readOrderLines(db, 'co'),
  }
  const credits = await writeCredits(db, people, moments)
  const ofAna = await writeOrdersOfAna(db, linesOf.ar, people.ana, credits, moments)
  const ofOthers = await writeOrdersOfOthers(db, linesOf, people, rules, moments)
  await writeReviews(db, linesOf, people, moments)
  const { returnToWallet } = await writeWallets(db, people, moments)
  await writeExchanges(db, people, { items: new Map([...ofAna, ...ofOthers]), credits, returnToWallet }, moments)
  await writeMemberships(db, people.ana, moments)
  await writeCarts(db, people.ana, moments)
  await writeWishlist(db, people.ana, moments)
  await writeFlags(db, people.ana, moments)
  return writeKeys(db, people, moments)
}
