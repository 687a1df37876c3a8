import type { ReactNode } from 'react'
import { TileMark } from '#desk/platform/ui/tile-mark.tsx'

/** The frame of what is shown to somebody who is not in yet. */
export function Door({ shop, title, children }: { shop: string; title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="grid w-full max-w-sm gap-6">
        <header className="grid gap-3">
          <TileMark size={32} />
          <div>
            <p className="eyebrow">{shop}</p>
            <h1 className="text-28 font-semibold">{title}</h1>
          </div>
        </header>
        {children}
      </div>
    </main>
  )
}
