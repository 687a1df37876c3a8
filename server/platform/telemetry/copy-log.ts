import type { LogLine } from './otlp.ts'
import type { Tracer } from './tracer.ts'

type Line = { level: number; time: number; msg?: string } & Record<string, unknown>

/** Fields that a line has anyway, or that say who writes it. */
const ownFields = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'trace_id', 'span_id'])

/** pino's options that put the trace into each line, and send a copy of it; the line itself goes where it always went. */
export function logCopier(tracer: Tracer, add: (line: LogLine) => void) {
  return {
    mixin(): object {
      const span = tracer.current()
      return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
    },
    stream: {
      write(written: string): void {
        process.stdout.write(written)
        const line = JSON.parse(written) as Line
        const attributes = Object.fromEntries(
          Object.entries(line).flatMap(([key, value]) => {
            if (ownFields.has(key) || value === undefined) return []
            const isPlain = ['string', 'number', 'boolean'].includes(typeof value)
            return [[key, isPlain ? (value as string) : JSON.stringify(value)]]
          }),
        )
        const { trace_id: traceId, span_id: spanId } = line as { trace_id?: string; span_id?: string }
        add({ at: line.time, level: line.level, text: line.msg ?? '', attributes, traceId, spanId })
      },
    },
  }
}
