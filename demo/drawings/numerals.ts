import { round } from './path.ts'

/** Digits as strokes on a grid of 4 by 6: a server may have no fonts. */
const strokes: Record<string, string> = {
  '0': 'M2 0C4 0 4 2 4 3C4 4 4 6 2 6C0 6 0 4 0 3C0 2 0 0 2 0',
  '1': 'M1 1L2.4 0L2.4 6',
  '2': 'M0 1.4C0 -0.4 4 -0.4 4 1.6C4 3 1 4 0 6L4 6',
  '3': 'M0.2 0.8C1 -0.4 3.8 -0.2 3.8 1.5C3.8 3 2 2.9 1.6 2.9C2 2.9 4 2.8 4 4.4C4 6.4 0.8 6.4 0 5',
  '4': 'M3 6L3 0L0 4.2L4 4.2',
  '5': 'M3.8 0L0.6 0L0.3 2.7C2 1.8 4 2.4 4 4.1C4 6.4 0.8 6.4 0 5.1',
  '6': 'M3.2 0C1 1 0 2.6 0 4C0 6.6 4 6.6 4 4.1C4 1.8 0.6 1.8 0.1 3.8',
  '7': 'M0 0L4 0L1.4 6',
  '8': 'M2 2.8C-0.2 2.6 0 0 2 0C4 0 4.2 2.6 2 2.8C-0.6 3.1 -0.4 6 2 6C4.4 6 4.6 3.1 2 2.8',
  '9': 'M0.8 6C3 5 4 3.4 4 2C4 -0.6 0 -0.6 0 1.9C0 4.2 3.4 4.2 3.9 2.2',
}

/** The outline of a number, to be stroked. Returned as a bare path so that a whole tape can be one path. */
export function traceNumber(text: string, x: number, y: number, height: number): string {
  return Array.from(text)
    .map((figure, i) => {
      const size = height / 6
      const d = (strokes[figure] ?? '').replace(
        /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g,
        (_, px: string, py: string) =>
          `${round(x + i * height * 1.02 + Number(px) * size)} ${round(y + Number(py) * size)}`,
      )
      return d
    })
    .join('')
}
