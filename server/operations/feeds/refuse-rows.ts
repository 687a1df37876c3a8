import type { OpenCountry } from '#domain/platform/country/country.ts'

/**
 * What only the catalogue can say about a row: each statement takes rows off the stage and tells their line, id and why.
 * In this order: sizes are asked for their product last, when it is known which products are left.
 */
export function refusals(country: OpenCountry): { statement: string; values: unknown[] }[] {
  const told = 'returning s.line, s.key as id,'
  const isNew = '(s.is_own or not exists (select from product q where q.country = $1 and q.sku = s.sku))'
  return [
    {
      statement: `insert into feed_seen (key, line) select distinct on (key) key, line from feed_stage order by key, line
        on conflict do nothing`,
      values: [],
    },
    {
      statement: `delete from feed_stage s using feed_seen x where x.key = s.key and x.line <> s.line
        ${told} 'it is on line ' || x.line || ' already' as reason`,
      values: [],
    },
    {
      statement: `delete from feed_stage s using simple x where x.country = $1 and x.sku = s.sku and x.size = s.size
          and x.sku_simple <> s.sku_simple
        ${told} 'size ' || s.size || ' of ' || s.sku || ' is ' || x.sku_simple || ' already; where a group holds several colours import with --by-color'
          as reason`,
      values: [country],
    },
    {
      statement: `delete from feed_stage s using feed_stage x where x.sku = s.sku and x.size = s.size
          and x.sku_simple <> s.sku_simple and x.line < s.line
        ${told} 'size ' || s.size || ' of ' || s.sku || ' is on line ' || x.line || ' already; where a group holds several colours import with --by-color'
          as reason`,
      values: [],
    },
    {
      statement: `delete from feed_stage s using product p where p.country = $1 and p.slug = s.slug and p.sku <> s.sku
          and s.has_product and ${isNew}
        ${told} 'the slug ' || s.slug || ' belongs to ' || p.sku as reason`,
      values: [country],
    },
    {
      statement: `delete from feed_stage s using feed_stage x where x.slug = s.slug and x.sku <> s.sku and x.line < s.line
          and s.is_own and s.has_product and x.has_product
        ${told} 'the slug ' || s.slug || ' is on line ' || x.line || ' already' as reason`,
      values: [],
    },
    {
      statement: `delete from feed_stage s where not s.has_product
          and not exists (select from product p where p.country = $1 and p.sku = s.sku)
          and not exists (select from feed_stage x where x.sku = s.sku and x.has_product)
        ${told} 'there is no product ' || s.sku as reason`,
      values: [country],
    },
  ]
}
