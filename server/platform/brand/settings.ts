import { createHash } from 'node:crypto'
import { asc, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brandAsset, shopBrand, storeBrand } from '#db/schema/brand.ts'
import { cmsContent, menuItem } from '#db/schema/content.ts'
import { country } from '#db/schema/store.ts'
import {
  neutralBrand,
  type AssetRef,
  type Brand,
  type ShopSettings,
  type StoreBrand,
} from '#domain/platform/brand/brand.ts'
import { baseFonts } from '#domain/platform/brand/fonts.ts'
import { basePalette } from '#domain/platform/brand/palette.ts'
import { isOpenCountry, openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { consumerAuthorities, taxIdLabels } from '#domain/platform/country/legal-identity.ts'
import { openReloaded } from '#server/platform/caches/reloaded.ts'

type StoreRow = typeof storeBrand.$inferSelect

/** A seller is complete or not there: half of one under a page would be worse than none. */
function legalOf(row: StoreRow): StoreBrand['legal'] {
  const { company, taxId, address, hours } = row
  if (!company || !taxId || !address || !hours) return null
  const authorities = consumerAuthorities[row.country]
  return { company, taxId: { label: taxIdLabels[row.country], number: taxId }, address, hours, authorities }
}

function storeOf(row: StoreRow): StoreBrand {
  const { slogan, description, headline, promises, brandsTitle, newsletterTitle, mailFrom, contactEmail } = row
  const texts = { slogan, description, headline, promises, brandsTitle, newsletterTitle }
  return { texts, legal: legalOf(row), mailFrom, contactEmail }
}

const ofEach = <T>(read: (store: OpenCountry) => T) =>
  Object.fromEntries(openCountries.map((store) => [store, read(store)])) as Record<OpenCountry, T>

/** The brand, the stores and what stands below every page, as the tables have them now. */
export async function readShopSettings(db: Handle): Promise<ShopSettings> {
  const [brands, stores, assets, countries, written, menuLinks] = await Promise.all([
    db.select().from(shopBrand),
    db.select().from(storeBrand),
    db
      .select({
        name: brandAsset.name,
        type: brandAsset.type,
        hash: brandAsset.hash,
        size: brandAsset.size,
      })
      .from(brandAsset),
    db
      .select({ code: country.code, enabled: country.enabled, isDefault: country.isDefault })
      .from(country)
      .orderBy(asc(country.code)),
    db.select({ country: cmsContent.country, key: cmsContent.key }).from(cmsContent).orderBy(asc(cmsContent.key)),
    db
      .select({ country: menuItem.country, menu: menuItem.menu, label: menuItem.label, url: menuItem.desktopUrl })
      .from(menuItem)
      .where(inArray(menuItem.menu, ['department', 'footer']))
      .orderBy(asc(menuItem.position)),
  ])
  const row = brands[0] ?? neutralBrand
  const brand: Brand = {
    key: row.key,
    formerKeys: row.formerKeys,
    name: row.name,
    wordmark: row.wordmark,
    mark: row.mark,
    palette: { ...basePalette, ...row.palette },
    fonts: { ...baseFonts, ...row.fonts },
    social: row.social,
    assets: Object.fromEntries(assets.map(({ name, ...asset }): [string, AssetRef] => [name, asset])),
    stores: { ...neutralBrand.stores, ...Object.fromEntries(stores.map((store) => [store.country, storeOf(store)])) },
  }
  const open = countries.filter(({ code, enabled }) => enabled && isOpenCountry(code)) as {
    code: OpenCountry
    isDefault: boolean
  }[]
  const openStores = open.map(({ code }) => code)
  const defaultStore = open.find(({ isDefault }) => isDefault)?.code ?? openStores[0]
  // The services that change it never close the last store.
  if (!defaultStore) throw new Error('no store is on: set country.enabled of one to true')
  const version = createHash('sha256')
    .update(JSON.stringify({ brand, openStores, defaultStore }))
    .digest('hex')
    .slice(0, 12)
  const texts = ofEach((store) => written.flatMap((row) => (row.country === store ? [row.key] : [])))
  const linksOf = (store: OpenCountry, menu: string) =>
    menuLinks.flatMap((row) => (row.country === store && row.menu === menu ? [{ label: row.label, url: row.url }] : []))
  const links = ofEach((store) => ({ department: linksOf(store, 'department'), footer: linksOf(store, 'footer') }))
  return { brand, openStores, defaultStore, texts, links, version }
}

/** The brand and the stores as this process knows them. */
export type SettingsSource = { current(): ShopSettings }

/** The settings in memory. */
export const openShopSettings = (db: Handle, log?: (error: unknown) => void) =>
  openReloaded(() => readShopSettings(db), log)
