import { UserRound } from 'lucide-react'

/** The account icon, or the customer's initial when signed in. Both have the same size, so that nothing moves. */
export function AccountMark({ name }: { name: string | undefined }) {
  if (!name) return <UserRound aria-hidden="true" size={24} strokeWidth={1.5} />
  return (
    // Rendered by the style sheet: as text it would become part of the link's name.
    <span
      aria-hidden="true"
      data-initial={name.charAt(0).toUpperCase()}
      className="flex size-6 items-center justify-center rounded-edge bg-lima font-display text-14 font-bold text-ink before:content-[attr(data-initial)]"
    />
  )
}
