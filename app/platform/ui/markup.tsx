import { createElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import { sectionId } from '#domain/content/help/search-help.ts'
import type { MarkupNode } from '#domain/content/pages/markup.ts'

const looks: Readonly<Record<string, string>> = {
  p: 'mt-3',
  h2: 'mt-6 scroll-mt-24 text-22 font-bold',
  h3: 'mt-5 text-18 font-bold',
  ul: 'mt-3 list-disc pl-5',
  ol: 'mt-3 list-decimal pl-5',
  strong: 'font-semibold',
}

/** The words of a node without its tags. */
export const textOf = (node: MarkupNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('')

function render(node: MarkupNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, href, children } = node
  if (tag === 'a') {
    if (!href) return <span key={key}>{children.map(render)}</span>
    return (
      <Link key={key} to={href} className="underline underline-offset-4">
        {children.map(render)}
      </Link>
    )
  }
  const id = tag === 'h2' ? sectionId(textOf(node)) : undefined
  return createElement(tag, { key, id, className: looks[tag] }, ...(tag === 'br' ? [] : children.map(render)))
}

/** A text that an operator wrote, rendered element by element and never as HTML. */
export function Markup({ nodes }: { nodes: readonly MarkupNode[] }) {
  return nodes.map(render)
}
