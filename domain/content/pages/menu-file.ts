import type { DocumentFault } from '../documents/fault.ts'
import { maxDepartments } from './departments.ts'
import { shopLink } from './links.ts'
import type { Menu } from './places-of-content.ts'

/** An entry of a menu as an operator writes it; only the side tree has children. */
export type MenuEntry = { label: string; url: string; children: MenuEntry[] }

const maxLabelLength = 40
const maxEntries = {
  tree: 300,
  segment: 12,
  horizontal: 30,
  department: maxDepartments,
  footer: 12,
} as const satisfies Record<Menu, number>
export const maxDepth = { tree: 4, segment: 1, horizontal: 1, department: 1, footer: 1 } as const satisfies Record<
  Menu,
  number
>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a menu strictly: every fault is said with the place it is in. */
export function readMenu(menu: Menu, value: unknown): { entries: MenuEntry[] } | { faults: DocumentFault[] } {
  const faults: DocumentFault[] = []
  const fault = (place: string, en: string, es: string) => void faults.push({ place, what: { en, es } })
  let count = 0

  function readEntry(one: unknown, place: string, depth: number): MenuEntry {
    const none = { label: '', url: '', children: [] }
    if (!isObject(one)) {
      fault(place, 'is no entry: {"label": …, "url": …}', 'no es una entrada')
      return none
    }
    const { label, url, children = [], ...others } = one
    for (const name of Object.keys(others))
      fault(place, `has an unknown field "${name}"`, `tiene un campo desconocido, «${name}»`)
    const isLabel =
      typeof label === 'string' && label.trim() !== '' && label.length <= maxLabelLength && !/[\r\n<>]/.test(label)
    if (!isLabel)
      fault(
        `${place}.label`,
        `must be 1 to ${maxLabelLength} characters in one line, without < and >`,
        `necesita entre 1 y ${maxLabelLength} caracteres en un solo renglón, sin < ni >`,
      )
    const isUrl = typeof url === 'string' && shopLink.test(url)
    if (!isUrl)
      fault(
        `${place}.url`,
        'must be a page of the shop such as /mujer/',
        'debe ser una página de la tienda, como /mujer/',
      )
    return {
      label: isLabel ? label.trim() : '',
      url: isUrl ? url : '',
      children: readEntries(children, `${place}.children`, depth + 1),
    }
  }

  function readEntries(list: unknown, place: string, depth: number): MenuEntry[] {
    if (!Array.isArray(list)) {
      fault(place, 'must be a list of entries', 'debe ser una lista de entradas')
      return []
    }
    if (list.length > 0 && depth > maxDepth[menu]) {
      const levels = maxDepth[menu]
      fault(
        `${place}:`,
        `the menu ${menu} has ${levels === 1 ? 'no levels' : `${levels} levels`}`,
        levels === 1 ? 'este menú no tiene niveles' : `este menú tiene hasta ${levels} niveles`,
      )
      return []
    }
    count += list.length
    const entries = list.map((one, at) => readEntry(one, `${place}[${at}]`, depth))
    const labels = entries.map(({ label }) => label)
    const twice = labels.find((label, at) => label !== '' && labels.indexOf(label) !== at)
    if (twice !== undefined) fault(place, `has "${twice}" twice`, `tiene «${twice}» dos veces`)
    return entries
  }

  const entries = readEntries(value, menu, 1)
  if (count > maxEntries[menu])
    fault(
      `the menu ${menu}`,
      `has ${count} entries, of ${maxEntries[menu]} at most`,
      `tiene ${count} entradas y puede tener hasta ${maxEntries[menu]}`,
    )
  return faults.length > 0 ? { faults } : { entries }
}
