import type { ShownScope } from '#contract/desk/promotions.ts'
import { and, asc, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brand, category } from '#db/schema/catalog.ts'
import type { CouponScope } from '#domain/buy/cart/coupon-rule.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

type Scoped = { country: OpenCountry; scope: CouponScope }

const distinct = (scoped: readonly Scoped[], part: 'categories' | 'brands') => [
  ...new Set(scoped.flatMap(({ scope }) => scope[part] ?? [])),
]

/** The names of the categories and brands that rules are about; what is gone keeps its path. */
export async function nameScopes(db: Handle, scoped: readonly Scoped[]): Promise<(one: Scoped) => ShownScope> {
  const [paths, slugs] = [distinct(scoped, 'categories'), distinct(scoped, 'brands')]
  const countries = [...new Set(scoped.map(({ country }) => country))]
  const categories =
    paths.length === 0
      ? []
      : await db
          .select({ country: category.country, key: category.path, name: category.name })
          .from(category)
          .where(and(inArray(category.country, countries), inArray(category.path, paths)))
  const brands =
    slugs.length === 0
      ? []
      : await db
          .select({ country: brand.country, key: brand.slug, name: brand.name })
          .from(brand)
          .where(and(inArray(brand.country, countries), inArray(brand.slug, slugs)))
  const named = (rows: typeof categories, country: OpenCountry, keys: readonly string[] = []) =>
    keys.map((key) => ({ key, name: rows.find((row) => row.country === country && row.key === key)?.name ?? key }))
  return ({ country, scope }) => ({
    categories: named(categories, country, scope.categories),
    brands: named(brands, country, scope.brands),
    products: scope.skus ?? [],
  })
}

/** What a rule of a store can be limited to. */
export async function listScopes(db: Handle, country: OpenCountry) {
  return {
    categories: await db
      .select({ key: category.path, name: category.name })
      .from(category)
      .where(eq(category.country, country))
      .orderBy(asc(category.path)),
    brands: await db
      .select({ key: brand.slug, name: brand.name })
      .from(brand)
      .where(eq(brand.country, country))
      .orderBy(asc(brand.name)),
  }
}
