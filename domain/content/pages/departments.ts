/** The departments of the bar as most shops have them: pages carry only what differs from it. */
export const standardDepartments = [
  { label: 'Mujer', url: '/mujer/' },
  { label: 'Hombre', url: '/hombre/' },
  { label: 'Niños', url: '/ninos/' },
  { label: 'Marcas', url: '/brands' },
  { label: 'Ofertas', url: '/precio-especial/' },
] as const

/** So many fit beside the name of the shop. */
export const maxDepartments = 7

export const isStandard = (departments: readonly { label: string; url: string }[]): boolean =>
  departments.length === standardDepartments.length &&
  standardDepartments.every(({ label, url }, at) => departments[at]!.label === label && departments[at]!.url === url)
