import { readHorizontalMenu, readMenu, readSegments, readStaticMenu } from '#contract/browse/menu.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { LeadsSomewhere } from '#server/browse/catalog/living-links.ts'
import { menuService } from './service.ts'

export function menuRoutes(app: App, mount: Mount, db: Handle, leads: LeadsSomewhere) {
  const menus = menuService(db, leads)
  mount(app, readMenu, (_input, { country, now }) => menus.tree(country, now))
  mount(app, readStaticMenu, (_input, { country, now }) => menus.tree(country, now))
  mount(app, readSegments, (_input, { country }) => menus.segments(country))
  mount(app, readHorizontalMenu, (_input, { country }) => menus.horizontal(country))
}
