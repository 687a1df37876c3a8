/** A status label; highlighted while active. */
export function StateLabel({ isMarked, children }: { isMarked: boolean; children: string }) {
  return (
    <span
      className={`px-2 py-0.5 text-14 font-semibold ${isMarked ? 'bg-lima' : 'text-ink-2 ring-1 ring-line ring-inset'}`}
    >
      {children}
    </span>
  )
}
