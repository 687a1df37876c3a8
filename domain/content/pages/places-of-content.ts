/** Where a banner can be placed. */
export const bannerZones = ['home_top', 'home_central', 'home_bottom', 'pre_header', 'catalog'] as const
export type BannerZone = (typeof bannerZones)[number]

/** The menus: the side tree, the tabs of home, the strip under the app bar, the departments in it, links in the footer. */
export const menus = ['tree', 'segment', 'horizontal', 'department', 'footer'] as const
export type Menu = (typeof menus)[number]

/** A home page per segment (OP-035). */
export const homeKeys = ['home', 'mujer', 'hombre', 'ninos'] as const
export type HomeKey = (typeof homeKeys)[number]
