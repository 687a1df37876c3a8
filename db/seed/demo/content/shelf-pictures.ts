import { sql } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'

/**
 * A shelf of a home page that shows a general scene gets the picture of its own favourite, once there is something on it:
 * three shelves with the same scene look like one.
 */
export async function hangShelfPictures(db: Handle): Promise<void> {
  await db.execute(sql`
    update home_item set image_url = favourite.url
    from (
      select distinct on (c.id) c.country, c.path, i.url
      from category c
      join product_category f on f.category_id = c.id
      join product p on p.sku = f.sku and p.active
      join product_image i on i.sku = p.sku
      where exists (select from simple s where s.sku = p.sku and s.stock > 0)
      order by c.id, p.popularity desc, p.sku, i.position
    ) favourite
    where home_item.image_url like '/img/b/%'
      and home_item.country = favourite.country and home_item.link = favourite.path`)
}
