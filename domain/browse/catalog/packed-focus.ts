/** The point that every crop of a picture keeps as one small number; 0 where there is none. */
export const packFocus = (x: number, y: number): number => 1 + x * 101 + y

export const unpackFocus = (packed: number): [x: number, y: number] | undefined =>
  packed === 0 ? undefined : [Math.trunc((packed - 1) / 101), (packed - 1) % 101]
