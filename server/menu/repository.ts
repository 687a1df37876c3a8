import { and, asc, eq } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'
import { category } from '#db/schema/catalog.ts'
import { menuItem } from '#db/schema/content.ts'
import type { Menu } from '#domain/content/places-of-content.ts'
import type { OpenCountry } from '#domain/store/country.ts'

export const menuRepository = (db: Handle) => ({
  entriesOf: (country: OpenCountry, menu: Menu) =>
    db
      .select({
        id: menuItem.id,
        parentId: menuItem.parentId,
        label: menuItem.label,
        url: menuItem.desktopUrl,
        position: menuItem.position,
      })
      .from(menuItem)
      .where(and(eq(menuItem.country, country), eq(menuItem.menu, menu)))
      .orderBy(asc(menuItem.position), asc(menuItem.id)),

  categoriesOf: (country: OpenCountry) =>
    db
      .select({ id: category.id, parentId: category.parentId, label: category.name, url: category.path })
      .from(category)
      .where(eq(category.country, country))
      .orderBy(asc(category.level), asc(category.position), asc(category.id)),
})
