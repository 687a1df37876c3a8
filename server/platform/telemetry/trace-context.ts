import { randomBytes } from 'node:crypto'

/** Where a span belongs (W3C Trace Context): 32 and 16 hexadecimal digits. */
export type TraceContext = { traceId: string; spanId: string; isSampled: boolean }

const traceparentPattern = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/

/** Reads `traceparent`; anything that is not exactly one is ignored, as the standard demands. */
export function readTraceparent(header: unknown): TraceContext | undefined {
  const [, traceId, spanId, flags] = (typeof header === 'string' && traceparentPattern.exec(header)) || []
  if (!traceId || !spanId || !flags) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const writeTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`

export const newTraceId = () => randomBytes(16).toString('hex')
export const newSpanId = () => randomBytes(8).toString('hex')

/**
 * Whether a trace is recorded, by its id alone: all nodes decide alike without asking each other, and a caller who names
 * a trace cannot make the shop record it.
 */
export const isChosen = (traceId: string, share: number): boolean =>
  Number.parseInt(traceId.slice(-13), 16) < share * 16 ** 13
