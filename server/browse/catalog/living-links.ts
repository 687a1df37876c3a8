import { targetOf } from '#domain/content/pages/links.ts'
import { maxDepartments } from '#domain/content/pages/departments.ts'
import type { ShopLink } from '#domain/platform/brand/brand.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Catalog } from './catalog.ts'

/** Whether a link of the retailer leads somewhere: what is not there is not linked. */
export type LeadsSomewhere = (country: OpenCountry, link: string) => boolean

/** Categories come and go with feeds. Until the index is loaded every list counts as there. */
export const livingLinks =
  ({ engineNow }: Pick<Catalog, 'engineNow'>): LeadsSomewhere =>
  (country, link) => {
    const target = targetOf(link)
    const engine = target?.kind === 'list' ? engineNow(country) : undefined
    return target?.kind !== 'list' || !engine || engine.find(target.path) !== undefined
  }

const brands: ShopLink = { label: 'Marcas', url: '/brands' }

/** The departments of a store that names none: its top categories with products, and its brands. */
export const ownDepartments =
  ({ engineNow }: Pick<Catalog, 'engineNow'>) =>
  (country: OpenCountry): ShopLink[] => {
    const top = engineNow(country)?.topCategories() ?? []
    return [...top.slice(0, maxDepartments - 1), brands]
  }
