import type { ReactNode } from 'react'

type ScreenProps = { title: ReactNode; aside?: ReactNode; children: ReactNode }

/** Every screen: what it is, what can be done with all of it, and the rest. */
export function Screen({ title, aside, children }: ScreenProps) {
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-28 font-semibold">{title}</h1>
        {aside && <div className="flex flex-wrap gap-2">{aside}</div>}
      </div>
      {children}
    </div>
  )
}

/** A part of a screen, below a hairline. */
export function Section({ title, aside, children }: ScreenProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 border-t border-line pt-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-16 font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
