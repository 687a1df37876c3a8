import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Back to the list that a thing was opened from. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-9 items-center gap-1.5 justify-self-start text-14 underline underline-offset-4"
    >
      <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
      {children}
    </Link>
  )
}
