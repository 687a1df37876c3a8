/** Paths use only absolute M, L, C, Q and Z, which keeps mirroring simple. */
type Step = { command: string; points: [number, number][] }
export type Placing = { scale: number; dx: number; dy: number }

const axis = 450

export function mirror(path: string): string {
  return write(
    parse(path).map((step) => ({
      ...step,
      points: step.points.map(([x, y]) => [2 * axis - x, y] as [number, number]),
    })),
  )
}

export function shift(path: string, dx: number, dy: number): string {
  return write(
    parse(path).map((step) => ({ ...step, points: step.points.map(([x, y]) => [x + dx, y + dy] as [number, number]) })),
  )
}

/** The same path, scaled and moved. */
export function place(path: string, { scale, dx, dy }: Placing): string {
  return write(
    parse(path).map((step) => ({
      ...step,
      points: step.points.map(([x, y]) => [x * scale + dx, y * scale + dy] as [number, number]),
    })),
  )
}

/** Both sides of a garment from its right half, drawn from the top centre down to the bottom centre. */
export function symmetric(rightHalf: string): string {
  return `${rightHalf} ${continueBack(mirror(rightHalf))} Z`
}

/** An open line across the garment from its right half, drawn from the centre outwards. */
export function across(rightHalf: string): string {
  const left = parse(mirror(rightHalf))
  const [endX, endY] = left.at(-1)!.points.at(-1)!
  return `M${round(endX)} ${round(endY)} ${continueBack(mirror(rightHalf))} ${rightHalf.replace(/^M[^A-Z]+/, '')}`
}

/** A smooth line through points (Catmull-Rom), for straps, laces and cords. */
export function through(points: readonly (readonly [number, number])[], tension = 1 / 6): string {
  const first = points[0]!
  let path = `M${first[0]} ${first[1]}`
  for (let i = 0; i < points.length - 1; i++) {
    const before = points[Math.max(0, i - 1)]!
    const from = points[i]!
    const to = points[i + 1]!
    const after = points[Math.min(points.length - 1, i + 2)]!
    const c1 = `${round(from[0] + (to[0] - before[0]) * tension)} ${round(from[1] + (to[1] - before[1]) * tension)}`
    const c2 = `${round(to[0] - (after[0] - from[0]) * tension)} ${round(to[1] - (after[1] - from[1]) * tension)}`
    path += ` C${c1} ${c2} ${to[0]} ${to[1]}`
  }
  return path
}

/** Small pieces get fewer shading steps, tiny ones no texture: the difference is invisible, and both cost time. */
export function sizeOf(path: string): 'tiny' | 'small' | 'large' {
  const points = parse(path).flatMap((step) => step.points)
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
  const [width, height] = [spread(points.map(([x]) => x)), spread(points.map(([, y]) => y))]
  if (width * height < 9000) return 'tiny'
  return width < 180 || height < 110 ? 'small' : 'large'
}

export const round = (value: number) => Math.round(value * 10) / 10

function parse(path: string): Step[] {
  return [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, command, rest]) => {
    const numbers = rest!.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
    const points: [number, number][] = []
    for (let i = 0; i < numbers.length; i += 2) points.push([numbers[i]!, numbers[i + 1]!])
    return { command: command!, points }
  })
}

function write(steps: readonly Step[]): string {
  return steps
    .map(({ command, points }) => command + points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' '))
    .join(' ')
}

/** The same line from its end to its start, without the opening M. */
function continueBack(path: string): string {
  const steps = parse(path).flatMap(splitChained)
  const back: Step[] = []
  for (let i = steps.length - 1; i > 0; i--) {
    const start = steps[i - 1]!.points.at(-1)!
    const step = steps[i]!
    back.push({ command: step.command, points: [...step.points.slice(0, -1).toReversed(), start] })
  }
  return write(back)
}

/** 'C' may carry several curves in a row; reversing needs them one by one. */
function splitChained(step: Step): Step[] {
  const size = { M: 1, L: 1, Q: 2, C: 3 }[step.command] ?? 1
  const parts: Step[] = []
  for (let i = 0; i < step.points.length; i += size)
    parts.push({ command: step.command, points: step.points.slice(i, i + size) })
  return parts
}
