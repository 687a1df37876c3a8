import type { MenuNode } from '#contract/browse/menu.ts'

/** A stored menu entry or a category; ids are unique within their own table. */
export type Entry = { id: number; parentId: number | null; label: string; url: string }

function nested(entries: readonly Entry[]): { roots: MenuNode[]; byUrl: Map<string, MenuNode> } {
  const nodes = new Map<number, MenuNode>(entries.map(({ id, label, url }) => [id, { label, url, children: [] }]))
  const byUrl = new Map<string, MenuNode>()
  const roots: MenuNode[] = []
  for (const { id, parentId } of entries) {
    const node = nodes.get(id)!
    if (!byUrl.has(node.url)) byUrl.set(node.url, node)
    ;(nodes.get(parentId ?? 0)?.children ?? roots).push(node)
  }
  return { roots, byUrl }
}

/**
 * The side menu: the entries the retailer placed, in that order, followed by every category that was not placed, under
 * its parent. So an imported catalogue has a menu without setup, and a hand-made menu loses no category. Both lists are
 * sorted, categories from the top level down.
 */
export function menuTree(placed: readonly Entry[], categories: readonly Entry[]): MenuNode[] {
  const { roots, byUrl } = nested(placed)
  const urlOf = new Map(categories.map(({ id, url }) => [id, url]))
  for (const { parentId, label, url } of categories) {
    if (byUrl.has(url) || label.trim() === '') continue
    const node: MenuNode = { label, url, children: [] }
    byUrl.set(url, node)
    const parent = parentId === null ? undefined : byUrl.get(urlOf.get(parentId) ?? '')
    ;(parent?.children ?? roots).push(node)
  }
  return roots
}

/** Adds a picture to every entry whose address has one. */
export const withPictures = (nodes: readonly MenuNode[], pictures: ReadonlyMap<string, string>): MenuNode[] =>
  nodes.map(({ label, url, children }) => {
    const picture = pictures.get(url)
    return { label, url, ...(picture && { picture }), children: withPictures(children, pictures) }
  })

/** Without entries that lead nowhere and have nothing below them. */
export const living = (nodes: readonly MenuNode[], leads: (link: string) => boolean): MenuNode[] =>
  nodes.flatMap((node) => {
    const children = living(node.children, leads)
    return children.length > 0 || leads(node.url) ? [{ ...node, children }] : []
  })
