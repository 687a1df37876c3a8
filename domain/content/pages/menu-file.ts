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
const maxDepth = { tree: 4, segment: 1, horizontal: 1, department: 1, footer: 1 } as const satisfies Record<
  Menu,
  number
>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a menu strictly: every fault is said with the place it is in. */
export function readMenu(menu: Menu, value: unknown): { entries: MenuEntry[] } | { faults: string[] } {
  const faults: string[] = []
  let count = 0

  function readEntry(one: unknown, place: string, depth: number): MenuEntry {
    const none = { label: '', url: '', children: [] }
    if (!isObject(one)) {
      faults.push(`${place} is no entry: {"label": …, "url": …}`)
      return none
    }
    const { label, url, children = [], ...others } = one
    for (const name of Object.keys(others)) faults.push(`${place} has an unknown field "${name}"`)
    const isLabel =
      typeof label === 'string' && label.trim() !== '' && label.length <= maxLabelLength && !/[\r\n<>]/.test(label)
    if (!isLabel) faults.push(`${place}.label must be 1 to ${maxLabelLength} characters in one line, without < and >`)
    const isUrl = typeof url === 'string' && shopLink.test(url)
    if (!isUrl) faults.push(`${place}.url must be a page of the shop such as /mujer/`)
    return {
      label: isLabel ? label.trim() : '',
      url: isUrl ? url : '',
      children: readEntries(children, `${place}.children`, depth + 1),
    }
  }

  function readEntries(list: unknown, place: string, depth: number): MenuEntry[] {
    if (!Array.isArray(list)) {
      faults.push(`${place} must be a list of entries`)
      return []
    }
    if (list.length > 0 && depth > maxDepth[menu]) {
      faults.push(`${place}: the menu ${menu} has ${maxDepth[menu] === 1 ? 'no levels' : `${maxDepth[menu]} levels`}`)
      return []
    }
    count += list.length
    const entries = list.map((one, at) => readEntry(one, `${place}[${at}]`, depth))
    const labels = entries.map(({ label }) => label)
    const twice = labels.find((label, at) => label !== '' && labels.indexOf(label) !== at)
    if (twice !== undefined) faults.push(`${place} has "${twice}" twice`)
    return entries
  }

  const entries = readEntries(value, menu, 1)
  if (count > maxEntries[menu]) faults.push(`the menu ${menu} has ${count} entries, of ${maxEntries[menu]} at most`)
  return faults.length > 0 ? { faults } : { entries }
}
