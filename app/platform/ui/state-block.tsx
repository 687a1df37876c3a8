import type { ReactNode } from 'react'
import { Pavement, Tile } from './tile.tsx'

type StateBlockProps = {
  title: string
  text?: string
  action?: ReactNode
  headingLevel?: 1 | 2
  eyebrow?: string
  children?: ReactNode
}

/** An empty, failed or missing state: one sentence, one action, a pattern behind it. */
export function StateBlock({ title, text, action, headingLevel = 2, eyebrow, children }: StateBlockProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <section className="relative isolate overflow-hidden py-16 wide:py-24">
      <Pavement className="absolute inset-0 -z-10 size-full text-line mask-[linear-gradient(to_bottom,transparent,black_30%,transparent)]" />
      <div className="page">
        <div className="max-w-md bg-paper p-6 wide:p-8">
          <Tile className="size-12" />
          {eyebrow && (
            <p className="mt-6">
              <span className="eyebrow bg-lima px-2 py-1">{eyebrow}</span>
            </p>
          )}
          <Heading className="mt-3 text-28 font-bold" tabIndex={headingLevel === 1 ? -1 : undefined}>
            {title}
          </Heading>
          {text && <p className="mt-2 text-ink-2">{text}</p>}
          {action && <div className="mt-6">{action}</div>}
          {children}
        </div>
      </div>
    </section>
  )
}
