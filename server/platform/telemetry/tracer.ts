import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, FinishedSpan, SpanKind } from './otlp.ts'
import { isChosen, newSpanId, newTraceId, type TraceContext } from './trace-context.ts'

export type Span = TraceContext & {
  /** Adds to what is known about it. */
  set(attributes: Attributes): void
  rename(name: string): void
  end(error?: string): void
}

type SpanOptions = {
  kind?: SpanKind
  /** Where a call from elsewhere belongs; otherwise the span that is under way. */
  parent?: TraceContext | undefined
  attributes?: Attributes
}

/** Spans of everything that happens while a request is answered or a job runs, `share` of all traces. */
export function openTracer(share: number, finish: (span: FinishedSpan) => void) {
  const underWay = new AsyncLocalStorage<Span>()

  function start(
    name: string,
    { kind = 'internal', parent = underWay.getStore(), attributes = {} }: SpanOptions,
  ): Span {
    const traceId = parent?.traceId ?? newTraceId()
    const spanId = newSpanId()
    // The clock of the machine may be set meanwhile; a duration never is.
    const began = performance.now()
    const startedAt = performance.timeOrigin + began
    let known = attributes
    let currentName = name
    let isEnded = false
    return {
      traceId,
      spanId,
      isSampled: isChosen(traceId, share),
      set(more) {
        known = { ...known, ...more }
      },
      rename(next) {
        currentName = next
      },
      end(error) {
        if (isEnded || !this.isSampled) return
        isEnded = true
        const end = startedAt + performance.now() - began
        const parentSpanId = parent?.spanId
        finish({
          traceId,
          spanId,
          parentSpanId,
          name: currentName,
          kind,
          start: startedAt,
          end,
          attributes: known,
          error,
        })
      },
    }
  }

  return {
    start,
    current: () => underWay.getStore(),
    /** Runs with a span under way, without ending it. */
    within: <T>(span: Span, work: () => T): T => underWay.run(span, work),
    /** Runs as a span of its own. */
    async run<T>(name: string, work: () => Promise<T>, options: SpanOptions = {}): Promise<T> {
      const span = start(name, options)
      try {
        const result = await underWay.run(span, work)
        span.end()
        return result
      } catch (error) {
        span.end((error as Error).message)
        throw error
      }
    },
  }
}

export type Tracer = ReturnType<typeof openTracer>
