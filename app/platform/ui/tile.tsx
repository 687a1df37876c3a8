import { useId } from 'react'

const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))

/** The brand tile (baldosa): three by three bars on a square. Used as logo, app icon and picture placeholder. */
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

const panels = [0, 1, 2, 3]
const bars = [0, 1, 2]

/** The pavement pattern: bars that alternate direction from panel to panel, behind an empty state. */
export function Pavement({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg aria-hidden="true" width="100%" height="100%" className={className}>
      <defs>
        <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse" fill="currentColor">
          {panels.map((panel) => {
            const [x, y] = [(panel % 2) * 48, Math.floor(panel / 2) * 48]
            const isLying = panel === 1 || panel === 2
            return bars.map((bar) => (
              <rect
                key={`${panel}${bar}`}
                x={x + 5 + (isLying ? 0 : bar * 14)}
                y={y + 5 + (isLying ? bar * 14 : 0)}
                width={isLying ? 38 : 10}
                height={isLying ? 10 : 38}
              />
            ))
          })}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
