/** The paving tile: three by three bars. */
export function TileMark({ size }: { size: number }) {
  const bars = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className="text-ink">
      {bars.map(({ row, column }) => (
        <rect key={`${row}${column}`} x={column * 8 + 1} y={row * 8 + 1} width="6" height="6" fill="currentColor" />
      ))}
    </svg>
  )
}
