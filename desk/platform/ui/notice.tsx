import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What went wrong, at the place where it did. */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="flex items-start gap-2 border-l-4 border-rojo bg-tile px-3 py-2 text-14">
      <CircleAlert aria-hidden="true" size={18} strokeWidth={1.5} className="mt-0.5 shrink-0 text-rojo" />
      <div>{children}</div>
    </div>
  )
}

/** Nothing to show, and what that means. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className="border border-dashed border-line px-4 py-10 text-center text-14 text-ink-2">{children}</p>
}

/** The shape of rows that are on their way. */
export function LoadingRows({ count = 8, label }: { count?: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-px">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="h-10 bg-tile" />
      ))}
    </div>
  )
}
