import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** The JSON of OpenTelemetry's protocol (OTLP 1): only what the shop sends. */
export type AttributeValue = string | number | boolean
export type Attributes = Readonly<Record<string, AttributeValue | undefined>>

const spanKinds = { internal: 1, server: 2, client: 3 } as const
export type SpanKind = keyof typeof spanKinds

export type FinishedSpan = {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: SpanKind
  /** Milliseconds since 1970, with fractions. */
  start: number
  end: number
  attributes: Attributes
  error: string | undefined
}

export type LogLine = {
  at: number
  /** pino's number. */
  level: number
  text: string
  attributes: Attributes
  traceId?: string | undefined
  spanId?: string | undefined
}

/** Whole nanoseconds as text: no number of JavaScript holds them. */
const nanoseconds = (ms: number) => `${Math.round(ms * 1000)}000`

const valueOf = (value: AttributeValue) => {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

export const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: valueOf(value) }]))

export type Resource = { attributes: ReturnType<typeof attributesOf> }
const scope = { name: 'shop' }
const statusError = 2

export const tracesBody = (resource: Resource, spans: readonly FinishedSpan[]) => ({
  resourceSpans: [{ resource, scopeSpans: [{ scope, spans: spans.map(spanOf) }] }],
})

const spanOf = ({ traceId, spanId, parentSpanId, name, kind, start, end, attributes, error }: FinishedSpan) => ({
  traceId,
  spanId,
  ...(parentSpanId && { parentSpanId }),
  name,
  kind: spanKinds[kind],
  startTimeUnixNano: nanoseconds(start),
  endTimeUnixNano: nanoseconds(end),
  attributes: attributesOf(attributes),
  status: error === undefined ? {} : { code: statusError, message: error },
})

/** pino's levels, from 10 for trace to 60 for fatal, as OpenTelemetry's, from 1 to 21. */
const severityOf = (level: number) => Math.min(21, Math.max(1, Math.floor(level / 10) * 4 - 3))
const severityNames = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL']

export const logsBody = (resource: Resource, lines: readonly LogLine[]) => ({
  resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords: lines.map(recordOf) }] }],
})

const recordOf = ({ at, level, text, attributes, traceId, spanId }: LogLine) => ({
  timeUnixNano: nanoseconds(at),
  severityNumber: severityOf(level),
  severityText: severityNames[Math.floor(level / 10) - 1] ?? 'INFO',
  body: { stringValue: text },
  attributes: attributesOf(attributes),
  ...(traceId && { traceId }),
  ...(spanId && { spanId }),
})

type Metric = MetricObjectWithValues<MetricValue<string>>
type Labels = Readonly<Record<string, string | number | undefined>>
const cumulative = 2

/** `since`: from when the process counts. */
export const metricsBody = (resource: Resource, metrics: readonly Metric[], since: number, now: number) => ({
  resourceMetrics: [
    { resource, scopeMetrics: [{ scope, metrics: metrics.map((metric) => metricOf(metric, since, now)) }] },
  ],
})

function metricOf({ name, help, type, values }: Metric, since: number, now: number) {
  const times = { startTimeUnixNano: nanoseconds(since), timeUnixNano: nanoseconds(now) }
  const description = { name, description: help }
  const kind = String(type)
  if (kind === 'histogram') {
    return {
      ...description,
      histogram: { aggregationTemporality: cumulative, dataPoints: histogramPoints(values, times) },
    }
  }
  const dataPoints = values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ value, labels }) => ({ ...times, asDouble: value, attributes: attributesOf(labels as Labels) }))
  if (kind !== 'counter') return { ...description, gauge: { dataPoints } }
  return { ...description, sum: { aggregationTemporality: cumulative, isMonotonic: true, dataPoints } }
}

/** Prometheus counts all that is not larger than a bound; OpenTelemetry what lies between two of them. */
function histogramPoints(values: Metric['values'], times: object) {
  const points = new Map<string, { labels: Labels; bounds: number[]; upTo: number[]; sum: number; count: number }>()
  for (const { value, labels, metricName = '' } of values as (Metric['values'][number] & { metricName?: string })[]) {
    const { le, ...others } = labels as Labels
    const key = JSON.stringify(others)
    const point = points.get(key) ?? { labels: others, bounds: [], upTo: [], sum: 0, count: 0 }
    points.set(key, point)
    if (metricName.endsWith('_sum')) point.sum = value
    else if (metricName.endsWith('_count')) point.count = value
    else if (le !== undefined) {
      if (le !== '+Inf') point.bounds.push(Number(le))
      point.upTo.push(value)
    }
  }
  return [...points.values()].map(({ labels, bounds, upTo, sum, count }) => ({
    ...times,
    attributes: attributesOf(labels),
    count: String(count),
    sum,
    explicitBounds: bounds,
    bucketCounts: upTo.map((all, at) => String(all - (upTo[at - 1] ?? 0))),
  }))
}
