import { openCountries, type Country, type OpenCountry } from '../country/country.ts'
import type { LegalIdentity } from '../country/legal-identity.ts'
import { baseFonts, type Fonts } from './fonts.ts'
import type { Mark } from './marks.ts'
import { basePalette, type Palette } from './palette.ts'

/** A short sentence with its explanation, on the home page. */
export type HomePromise = { title: string; text: string }

/** What the shop says of itself in one store; null: the product's own neutral words. */
type StoreTexts = {
  /** In a few words what is sold: stands after the name in titles. */
  slogan: string | null
  /** For search engines. */
  description: string | null
  headline: string | null
  promises: readonly HomePromise[] | null
  /** The heading above the brands on the home page. */
  brandsTitle: string | null
  /** The heading of the newsletter's form. */
  newsletterTitle: string | null
}

export type StoreBrand = {
  texts: StoreTexts
  legal: LegalIdentity | null
  /** `Name <user@host>`: the sender of the store's mail. */
  mailFrom: string | null
  /** Where a person answers. */
  contactEmail: string | null
}

/** The networks a shop may link to, as they are called. */
export const networkNames = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  x: 'X',
  whatsapp: 'WhatsApp',
} as const
export type SocialNetwork = keyof typeof networkNames
export const socialNetworks = Object.keys(networkNames) as SocialNetwork[]

/** An uploaded file, by the hash of its bytes. */
export type AssetRef = { hash: string; type: string; size: { width: number; height: number } | null }

export const assetNames = ['logo', 'icon.svg', 'icon-192', 'icon-512', 'maskable-512', 'apple-touch-icon'] as const
export type AssetName = (typeof assetNames)[number]

/** Who the shop is: one per shop. Everything that tells two retailers apart is in here, and nothing of it is in code. */
export type Brand = {
  /** Store ids are built from it (OP-004). */
  key: string
  /** Keys before a rename: clients that know the shop by one of them go on working. */
  formerKeys: readonly string[]
  name: string
  /** The name as the bar writes it. */
  wordmark: string
  mark: Mark
  palette: Palette
  fonts: Fonts
  social: Readonly<Partial<Record<SocialNetwork, string>>>
  assets: Readonly<Partial<Record<AssetName, AssetRef>>>
  stores: Readonly<Record<OpenCountry, StoreBrand>>
}

/** The brand, and which of its stores are open. Read once per change, never per request. */
export type ShopLink = { label: string; url: string }

export type ShopSettings = {
  brand: Brand
  openStores: readonly OpenCountry[]
  defaultStore: OpenCountry
  /** The keys of the texts that each store has written (domain/content/pages/content-pages.ts). */
  texts: Readonly<Record<OpenCountry, readonly string[]>>
  /** The links of every page of a store: departments in the bar (none: its categories), the retailer's own in the footer. */
  links: Readonly<Record<OpenCountry, Readonly<Record<'department' | 'footer', readonly ShopLink[]>>>>
  /** Changes with anything a visitor may see of it. */
  version: string
}

const emptyStore: StoreBrand = {
  texts: {
    slogan: null,
    description: null,
    headline: null,
    promises: null,
    brandsTitle: null,
    newsletterTitle: null,
  },
  legal: null,
  mailFrom: null,
  contactEmail: null,
}

/** A shop that was not given a name yet. */
export const neutralBrand: Brand = {
  key: 'shop',
  formerKeys: [],
  name: 'Tienda',
  wordmark: 'Tienda',
  mark: 'none',
  palette: basePalette,
  fonts: baseFonts,
  social: {},
  assets: {},
  stores: { ar: emptyStore, cl: emptyStore, co: emptyStore },
}

/** The store identifier sent with every call: brand plus country code (API-01). */
export const storeId = ({ key }: Pick<Brand, 'key'>, country: Country): string => `${key}-${country}`

const anyStoreId = /^[a-z][a-z0-9]{1,19}-([a-z]{2})$/

/**
 * A store by its id, under the key of today or an earlier one. A shop that has no key of its own yet is called by any: its
 * clients may be set up before it.
 */
export function countryOfStoreId(
  { key, formerKeys }: Pick<Brand, 'key' | 'formerKeys'>,
  id: string,
): OpenCountry | undefined {
  if (key === neutralBrand.key) return openCountries.find((country) => anyStoreId.exec(id)?.[1] === country)
  return openCountries.find((country) => [key, ...formerKeys].some((known) => `${known}-${country}` === id))
}

/** Whether nothing was said yet of who the shop is. */
const isUnnamed = ({ key, name }: Pick<Brand, 'key' | 'name'>) => key === neutralBrand.key || name === neutralBrand.name

/** What an operator still has to say before the shop opens: paths as `brand set` takes them. */
export function missingOf({ brand, openStores }: Pick<ShopSettings, 'brand' | 'openStores'>): string[] {
  const missing = isUnnamed(brand) ? ['key', 'name'] : []
  if (!brand.assets.logo && brand.mark === 'none') missing.push('logo')
  for (const country of openStores) {
    const { legal, contactEmail, mailFrom } = brand.stores[country]
    if (!legal) missing.push(`${country}.legal`)
    if (!contactEmail) missing.push(`${country}.contact`)
    if (!mailFrom) missing.push(`${country}.mailFrom`)
  }
  return missing
}
