import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'

const isScene = sql`home_item.image_url like '/img/b/%'`
const isGone = sql`home_item.image_url like '/img/p/%'
  and not exists (select from product_image i where i.url = home_item.image_url)`

/**
 * Gives a home tile that shows a general scene, or a product that no longer exists, the picture of its own most popular
 * product: three tiles with the same scene look like one. Where its category is empty, the department's scene stays.
 */
export async function refreshHomePictures(db: Handle): Promise<void> {
  await db.execute(sql`
    update home_item set image_url = favourite.url
    from (
      select distinct on (c.id) c.country, c.path, i.url
      from category c
      join product_category f on f.category_id = c.id
      join product p on p.country = f.country and p.sku = f.sku and p.active
      join product_image i on i.country = p.country and i.sku = p.sku
      where exists (select from simple s where s.country = p.country and s.sku = p.sku and s.stock > 0)
      order by c.id, p.popularity desc, p.sku, i.position
    ) favourite
    where home_item.country = favourite.country and home_item.link = favourite.path and (${isScene} or ${isGone})`)
  await db.execute(sql`
    update home_item
    set image_url = '/img/b/' || case key when 'home' then 'zapatillas' else key end || '-square.jpg'
    where ${isGone}`)
}
