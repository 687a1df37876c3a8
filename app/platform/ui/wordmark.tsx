import { Tile } from './tile.tsx'

export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-2 font-display text-[min(1.375rem,36px)] leading-none font-extrabold tracking-tight ${className}`}
    >
      <Tile className="size-5" />
      vereda
    </span>
  )
}
