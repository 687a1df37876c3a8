import type { Words } from '#app/platform/texts/words.ts'

/** The top-level departments. The tree below each is loaded with the menu. */
export function departments({ menu }: Words) {
  return [
    { to: '/mujer/', label: menu.women },
    { to: '/hombre/', label: menu.men },
    { to: '/ninos/', label: menu.kids },
    { to: '/brands', label: menu.brands },
    { to: '/precio-especial/', label: menu.sale },
  ] as const
}
