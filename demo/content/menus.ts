import type { Handle } from '#db/connection/handle.ts'
import { menuItem } from '#db/schema/content.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { standardDepartments } from '#domain/content/pages/departments.ts'
import { categoryTree } from '../catalogue/categories.ts'

const segments = [
  ['Inicio', '/'],
  ['Mujer', '/mujer/'],
  ['Hombre', '/hombre/'],
  ['Niños', '/ninos/'],
  ['Ofertas', '/precio-especial/'],
] as const

/** The side tree (the category tree and the entries beside it), five segment tabs, six entries of the strip. */
export async function writeMenus(db: Handle, country: OpenCountry): Promise<void> {
  const tree = categoryTree(country)
  const ids = new Map<string, number>()
  for (let level = 1; tree.some((node) => node.level === level); level++) {
    const nodes = tree.filter((node) => node.level === level)
    const rows = await db
      .insert(menuItem)
      .values(
        nodes.map(({ name, path, position, parentKey }) => {
          const parentId = parentKey === null ? null : ids.get(parentKey)!
          return { country, menu: 'tree' as const, parentId, label: name, desktopUrl: path, position }
        }),
      )
      .returning({ id: menuItem.id })
    for (const [index, { key }] of nodes.entries()) ids.set(key, rows[index]!.id)
  }
  const nameOf = (key: string) => tree.find((node) => node.key === key)!
  const strip = [
    ...['zapatillas-mujer', 'mujer-tshirt', 'mujer-dress'].map((key) => [nameOf(key).name, nameOf(key).path] as const),
    [country === 'cl' ? 'Despacho gratis' : 'Envío gratis', '/envio-gratis/'],
    ['Moda sostenible', '/moda-sostenible/'],
    ['Ofertas', '/precio-especial/'],
  ] as const
  const departments = standardDepartments.map(({ label, url }) => [label, url] as const)
  const flat = (menu: 'segment' | 'horizontal' | 'department', entries: readonly (readonly [string, string])[]) =>
    entries.map(([label, desktopUrl], index) => ({ country, menu, label, desktopUrl, position: index + 1 }))
  const beside = {
    country,
    menu: 'tree' as const,
    label: 'Ofertas',
    desktopUrl: '/precio-especial/',
    position: 90,
  }
  await db
    .insert(menuItem)
    .values([...flat('segment', segments), ...flat('horizontal', strip), ...flat('department', departments), beside])
}
