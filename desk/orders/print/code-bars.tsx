import { code128 } from '#domain/desk/orders/code128.ts'

/** A number for a courier's scanner. White all around, also in the dark. */
export function CodeBars({ text, label }: { text: string; label: string }) {
  const { bars, width } = code128(text)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} 40`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="block h-[18mm] w-full"
    >
      {bars.map(({ x, width: wide }) => (
        <rect key={x} x={x} y={0} width={wide} height={40} />
      ))}
    </svg>
  )
}
