import { readHorizontalMenu, readMenu, readSegments, readStaticMenu } from '#contract/browse/menu.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { menuService } from './service.ts'

export function menuRoutes(app: App, mount: Mount, db: Handle) {
  const menus = menuService(db)
  mount(app, readMenu, (_input, { store, now }) => menus.tree(store, now))
  mount(app, readStaticMenu, (_input, { store, now }) => menus.tree(store, now))
  mount(app, readSegments, (_input, { store }) => menus.segments(store))
  mount(app, readHorizontalMenu, (_input, { store }) => menus.horizontal(store))
}
