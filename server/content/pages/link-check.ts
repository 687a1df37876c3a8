import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { DeskSentence } from '#domain/desk/words.ts'
import { targetOf } from '#domain/content/pages/links.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** What is wrong with links of the retailer in a store, by link: a page that is not there is not linked. */
export async function faultsOfLinks(
  db: Handle,
  country: OpenCountry,
  links: readonly string[],
): Promise<ReadonlyMap<string, DeskSentence>> {
  const faults = new Map<string, DeskSentence>()
  const asked: { link: string; kind: string; key: string }[] = []
  for (const link of new Set(links)) {
    const target = targetOf(link)
    if (!target) {
      const en = `"${link}" is no page of the shop such as /mujer/`
      faults.set(link, { en, es: `«${link}» no es una página de la tienda, como /mujer/` })
    } else if (target.kind === 'text') asked.push({ link, kind: 'text', key: target.key })
    else if (target.kind === 'product') asked.push({ link, kind: 'product', key: target.slug })
    else if (target.kind === 'list') asked.push({ link, kind: 'list', key: target.path.toLowerCase() })
  }
  if (asked.length === 0) return faults
  const { rows } = await db.execute<{ link: string }>(sql`
    select asked.link from unnest(${sql.param(asked.map(({ link }) => link))}::text[], ${sql.param(asked.map(({ kind }) => kind))}::text[],
      ${sql.param(asked.map(({ key }) => key))}::text[]) as asked (link, kind, key)
    where not case kind
      when 'text' then exists (select from cms_content c where c.country = ${country} and c.key = asked.key)
      when 'product' then exists (select from product p where p.country = ${country} and p.slug = asked.key)
      else exists (select from category c where c.country = ${country} and c.path = asked.key)
        or exists (select from static_page p where p.country = ${country} and p.path = asked.key)
        -- Brands before a list, or alone: /quilla/, /quilla--nevada/mujer/.
        or (not exists (select from unnest(string_to_array(split_part(asked.key, '/', 2), '--')) as named (slug)
              where not exists (select from brand b where b.country = ${country} and b.slug = named.slug))
            and (asked.key = '/' || split_part(asked.key, '/', 2) || '/'
              or exists (select from category c where c.country = ${country}
                and c.path = substr(asked.key, length(split_part(asked.key, '/', 2)) + 2))))
      end`)
  for (const { link } of rows) {
    const en = `"${link}" leads to no page of the store ${country}`
    faults.set(link, { en, es: `«${link}» no lleva a ninguna página de esta tienda` })
  }
  return faults
}
