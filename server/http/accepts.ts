/** Whether a client takes an encoding: `br;q=0` is a no, everything else that names it a yes. */
export function accepts(header: string | undefined, encoding: 'br' | 'gzip'): boolean {
  const named = header?.split(',').find((part) => part.trim().split(';')[0]!.toLowerCase() === encoding)
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(named)
}
