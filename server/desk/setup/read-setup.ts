import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product, productImage } from '#db/schema/catalog.ts'
import { banner, homeItem } from '#db/schema/content.ts'
import type { StoreFacts } from '#domain/desk/setup/missing-steps.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

type Row = { products: number; withoutPicture: number; hasHome: boolean }

/** More than these are not counted: one is enough to know that there is something to do. */
const enough = 1000

/** What a store has of what it needs to sell. */
export async function readSetup(db: Handle, country: OpenCountry): Promise<Omit<StoreFacts, 'canBePaid'>> {
  const { rows } = await db.execute<Row>(sql`
    select
      (select count(*)::int from (
        select 1 from ${product} where ${product.country} = ${country} and ${product.active} limit ${enough}
      ) as found) as "products",
      (select count(*)::int from (
        select 1 from ${product} where ${product.country} = ${country} and ${product.active} and not ${product.isGiftCard}
          and not exists (
          select from ${productImage}
          where ${productImage.country} = ${product.country} and ${productImage.sku} = ${product.sku}
        ) limit ${enough}
      ) as found) as "withoutPicture",
      exists (select from ${homeItem} where ${homeItem.country} = ${country} and ${homeItem.key} = 'home')
        or exists (
          select from ${banner} where ${banner.country} = ${country} and ${banner.keyOrPath} = 'home'
        ) as "hasHome"`)
  return rows[0]!
}
