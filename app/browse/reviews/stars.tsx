import { starPath } from '#app/platform/ui/star.tsx'

const Row = () => [0, 20, 40, 60, 80].map((x) => <path key={x} d={starPath} transform={`translate(${x})`} />)

/** Five stars, filled up to the value; the label is for screen readers. */
export function Stars({ value, label, className = 'h-4' }: { value: number; label: string; className?: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 100 20" className={`aspect-5/1 ${className}`}>
      <g className="fill-ink/20">
        <Row />
      </g>
      <g className="fill-ink" style={{ clipPath: `inset(0 ${100 - value * 20}% 0 0)` }}>
        <Row />
      </g>
    </svg>
  )
}
