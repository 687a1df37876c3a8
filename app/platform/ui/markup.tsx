import { createElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { MarkupNode } from '#domain/content/pages/markup.ts'

const looks: Readonly<Record<string, string>> = {
  p: 'mt-3',
  h2: 'mt-6 text-22 font-bold',
  h3: 'mt-5 text-18 font-bold',
  ul: 'mt-3 list-disc pl-5',
  ol: 'mt-3 list-decimal pl-5',
  strong: 'font-semibold',
}

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
  return createElement(tag, { key, className: looks[tag] }, ...(tag === 'br' ? [] : children.map(render)))
}

/** A text that an operator wrote, rendered element by element and never as HTML. */
export function Markup({ nodes }: { nodes: readonly MarkupNode[] }) {
  return nodes.map(render)
}
