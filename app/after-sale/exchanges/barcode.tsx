import { code39 } from '#domain/after-sale/exchanges/code39.ts'

/** The number of a request, to be read by a scanner. */
export function Barcode({ text, label, className }: { text: string; label: string; className: string }) {
  const { bars, width } = code39(text)
  return (
    <svg
      role="img"
      aria-label={`${label} ${text}`}
      viewBox={`0 0 ${width} 40`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={className}
    >
      {bars.map(({ x, width: wide }) => (
        <rect key={x} x={x} y={0} width={wide} height={40} />
      ))}
    </svg>
  )
}
