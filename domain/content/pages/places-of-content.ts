/** Where a banner can be placed. */
export const bannerZones = ['home_top', 'home_central', 'home_bottom', 'pre_header', 'catalog'] as const
export type BannerZone = (typeof bannerZones)[number]

/** The three menus of the shop: the side tree, the segment tabs, the strip under the app bar. */
export const menus = ['tree', 'segment', 'horizontal'] as const
export type Menu = (typeof menus)[number]

/** A home page per segment (OP-035). */
export const homeKeys = ['home', 'mujer', 'hombre', 'ninos'] as const
export type HomeKey = (typeof homeKeys)[number]
