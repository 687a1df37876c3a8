import { useId } from 'react'

const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))

/** The baldosa: three by three bars on a square. The mark, the app icon and the picture placeholder are this one tile. */
export function Tile({ className, lit = true }: { className?: string; lit?: boolean }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <rect width="48" height="48" rx="2" className="fill-ink" />
      {cells.map(({ row, column }) => (
        <rect
          key={`${row}${column}`}
          x={6 + column * 13}
          y={6 + row * 13}
          width="10"
          height="10"
          rx="2"
          className={lit && row === 1 && column === 1 ? 'fill-lima' : 'fill-paper'}
        />
      ))}
    </svg>
  )
}

/** The pavement: ribbed tiles in lines, for the calm ground behind an empty state or a headline. */
export function Pavement({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg aria-hidden="true" width="100%" height="100%" className={className}>
      <defs>
        <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse">
          <rect x="1" y="1" width="94" height="94" rx="3" fill="none" stroke="currentColor" strokeWidth="1.5" />
          {cells.map(({ row, column }) => (
            <rect
              key={`${row}${column}`}
              x={10 + column * 27}
              y={10 + row * 27}
              width="22"
              height="22"
              rx="4"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
