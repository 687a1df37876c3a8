import { UserRound } from 'lucide-react'

/** The account's sign: somebody, or the initial of who is signed in. Both take the same room, so that nothing moves. */
export function AccountMark({ name }: { name: string | undefined }) {
  if (!name) return <UserRound aria-hidden="true" size={24} strokeWidth={1.5} />
  return (
    // Drawn by the style sheet: as text it would belong to the name of the link.
    <span
      aria-hidden="true"
      data-initial={name.charAt(0).toUpperCase()}
      className="flex size-6 items-center justify-center rounded-edge bg-lima font-display text-14 font-bold text-ink before:content-[attr(data-initial)]"
    />
  )
}
