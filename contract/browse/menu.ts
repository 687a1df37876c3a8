import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { int, string } from '../platform/primitives.ts'

const aMinute = 60

/** An entry of the side menu, with everything below it. `url` is a path of the shop; `picture` shows its products. */
const menuNode = z.object({
  label: string,
  url: string,
  picture: z.optional(string),
  get children() {
    return z.array(menuNode)
  },
})
export type MenuNode = { label: string; url: string; picture?: string | undefined; children: MenuNode[] }

const tree = z.object({ menu: z.array(menuNode) })

export const readMenu = endpoint({
  method: 'GET',
  path: '/bff/cms/menu',
  summary: 'The whole category tree, in order (API-11)',
  auth: 'none',
  cacheSeconds: aMinute,
  reply: tree,
})

export const readStaticMenu = endpoint({
  method: 'GET',
  path: '/api/menu/getstatic',
  summary: 'The whole category tree, legacy dialect (API-12)',
  auth: 'none',
  query: z.object({ key: z.optional(z.literal('menu_pwa')) }),
  cacheSeconds: aMinute,
  reply: tree,
})

/** Keyed by its label (HOME-07). `position` exists because an object does not keep the order of numeric keys. */
const segmentTab = z.object({ label: string, desktop_url: string, position: int })

export const readSegments = endpoint({
  method: 'GET',
  path: '/api/menu/',
  summary: 'Segment tabs by label (API-13)',
  auth: 'none',
  query: z.object({ device: z.optional(string) }),
  cacheSeconds: aMinute,
  showsNoProducts: true,
  reply: z.record(string, segmentTab),
})

const horizontalEntry = z.object({ label: string, desktopUrl: string, position: int })

export const readHorizontalMenu = endpoint({
  method: 'GET',
  path: '/bff/cms/horizontal-menu',
  summary: 'The strip under the app bar, entries by label (API-14)',
  auth: 'none',
  cacheSeconds: aMinute,
  showsNoProducts: true,
  reply: z.record(string, horizontalEntry),
})
