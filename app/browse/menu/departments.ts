import type { Words } from '#app/platform/texts/words.ts'

/** Where the shop divides first. The tree below each comes from the menu call. */
export function departments({ menu }: Words) {
  return [
    { to: '/mujer/', label: menu.women },
    { to: '/hombre/', label: menu.men },
    { to: '/ninos/', label: menu.kids },
    { to: '/brands', label: menu.brands },
    { to: '/precio-especial/', label: menu.sale },
  ] as const
}
