import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Html } from 'parse5'
import { markupTags, type MarkupNode, type MarkupTag } from '#domain/content/pages/markup.ts'

/** Elements whose text is dropped as well. */
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
])
export const synonyms: Readonly<Record<string, MarkupTag>> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3' }
/** Links to pages of the shop and https links to other sites; never scripts or protocol-relative hosts. */
const safeHref = /^(\/(?![/\\])|https:\/\/)/

function parseNode(node: Html.ChildNode): MarkupNode[] {
  if (tree.isTextNode(node)) return node.value === '' ? [] : [node.value]
  if (!tree.isElementNode(node) || silent.has(node.tagName)) return []
  const children = node.childNodes.flatMap(parseNode)
  const tag = synonyms[node.tagName] ?? markupTags.find((known) => known === node.tagName)
  if (!tag) return children
  const href = tag === 'a' ? node.attrs.find(({ name }) => name === 'href')?.value.trim() : undefined
  return [{ tag, ...(href && safeHref.test(href) && { href }), children }]
}

/** Joins the texts that stood beside a dropped tag. */
function joinTexts(nodes: readonly MarkupNode[]): MarkupNode[] {
  const joined: MarkupNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node
    else joined.push(typeof node === 'string' ? node : { ...node, children: joinTexts(node.children) })
  }
  return joined
}

/** Parses an operator's HTML into a tree of allowed elements, so that nothing in it becomes markup by itself (S20). */
export const parseMarkup = (html: string): MarkupNode[] => joinTexts(parseFragment(html).childNodes.flatMap(parseNode))
