import type { OpenCountry } from '#domain/platform/country/country.ts'

/**
 * Checks that only the catalogue can answer: each statement removes rows from the stage and returns their line, id and
 * reason. The order matters: sizes are checked for their product last, when it is known which products are left.
 */
export function refusals(country: OpenCountry): { statement: string; values: unknown[] }[] {
  const returning = 'returning s.line, s.key as id,'
  const isNew = '(s.is_own or not exists (select from product q where q.country = $1 and q.sku = s.sku))'
  return [
    {
      statement: `insert into feed_seen (key, line) select distinct on (key) key, line from feed_stage order by key, line
        on conflict do nothing`,
      values: [],
    },
    {
      statement: `delete from feed_stage s using feed_seen x where x.key = s.key and x.line <> s.line
        ${returning} 'it is on line ' || x.line || ' already' as reason`,
      values: [],
    },
    {
      statement: `delete from feed_stage s using simple x where x.country = $1 and x.sku = s.sku and x.size = s.size
          and x.sku_simple <> s.sku_simple
        ${returning} 'size ' || s.size || ' of ' || s.sku || ' is ' || x.sku_simple || ' already; where a group holds several colours import with --by-color'
          as reason`,
      values: [country],
    },
    {
      statement: `delete from feed_stage s using feed_stage x where x.sku = s.sku and x.size = s.size
          and x.sku_simple <> s.sku_simple and x.line < s.line
        ${returning} 'size ' || s.size || ' of ' || s.sku || ' is on line ' || x.line || ' already; where a group holds several colours import with --by-color'
          as reason`,
      values: [],
    },
    {
      statement: `delete from feed_stage s using product p where p.country = $1 and p.slug = s.slug and p.sku <> s.sku
          and s.has_product and ${isNew}
        ${returning} 'the slug ' || s.slug || ' belongs to ' || p.sku as reason`,
      values: [country],
    },
    {
      statement: `delete from feed_stage s using feed_stage x where x.slug = s.slug and x.sku <> s.sku and x.line < s.line
          and s.is_own and s.has_product and x.has_product
        ${returning} 'the slug ' || s.slug || ' is on line ' || x.line || ' already' as reason`,
      values: [],
    },
    {
      statement: `delete from feed_stage s where not s.has_product
          and not exists (select from product p where p.country = $1 and p.sku = s.sku)
          and not exists (select from feed_stage x where x.sku = s.sku and x.has_product)
        ${returning} 'there is no product ' || s.sku as reason`,
      values: [country],
    },
  ]
}
