import type { ContentPage, contentPages } from '#domain/content/pages/content-pages.ts'
import { missingOf, type ShopSettings } from '#domain/platform/brand/brand.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** What a shop does before it sells, in the order in which one would. */
export const setupSteps = [
  'name',
  'logo',
  'products',
  'pictures',
  'payment',
  'texts',
  'seller',
  'contact',
  'sender',
  'home',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** What the law asks a shop to say before it sells at a distance. */
const askedByLaw = [
  'terms',
  'privacy',
  'cookies',
  'shipping-policy',
  'exchange-policy',
] as const satisfies readonly (typeof contentPages)[ContentPage][]

export type StoreFacts = {
  products: number
  /** Products that are shown and have no picture. */
  withoutPicture: number
  hasHome: boolean
  canBePaid: boolean
}

type Shop = Pick<ShopSettings, 'brand' | 'openStores' | 'texts'>

/** What is still to be done for a store; what concerns the whole shop is missing in each. */
export function missingSteps(shop: Shop, country: OpenCountry, facts: StoreFacts): SetupStep[] {
  const brandLacks = missingOf(shop)
  const written = shop.texts[country]
  const isMissing: Readonly<Record<SetupStep, boolean>> = {
    name: brandLacks.includes('name'),
    logo: brandLacks.includes('logo'),
    products: facts.products === 0,
    // Single ones are work of every day, which the list of faults in the catalogue names.
    pictures: facts.withoutPicture * 10 > facts.products,
    payment: !facts.canBePaid,
    texts: askedByLaw.some((key) => !written.includes(key)),
    seller: brandLacks.includes(`${country}.legal`),
    contact: brandLacks.includes(`${country}.contact`),
    sender: brandLacks.includes(`${country}.mailFrom`),
    home: !facts.hasHome,
  }
  return setupSteps.filter((step) => isMissing[step])
}
