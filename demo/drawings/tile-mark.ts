/** The shop's sign: the ribbed pavement tile, three by three groups of three bars in alternating directions. */
export function drawTile(x: number, y: number, size: number, colour: string, opacity = 1): string {
  const cell = size / 3
  const bar = cell * 0.19
  const length = cell * 0.82
  const groups = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const upright = (row + column) % 2 === 0
      const cx = x + (column - 1) * cell
      const cy = y + (row - 1) * cell
      return [-1, 0, 1]
        .map((step) => {
          const along = step * cell * 0.3
          const [width, height] = upright ? [bar, length] : [length, bar]
          const [dx, dy] = upright ? [along, 0] : [0, along]
          return `M${two(cx + dx - width / 2)} ${two(cy + dy - height / 2)}h${two(width)}v${two(height)}h${two(-width)}z`
        })
        .join('')
    }),
  )
  return `<path d="${groups.join('')}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
}

const two = (value: number) => Math.round(value * 100) / 100
