import prometheus from 'prom-client'
import { expect, test } from 'vitest'
import { attributesOf, logsBody, metricsBody, tracesBody } from './otlp.ts'

const resource = { attributes: attributesOf({ 'service.name': 'shop' }) }
const ids = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) }

test('S11 attributes keep their types; what is not known is left out', () => {
  expect(attributesOf({ text: 'a', whole: 3, part: 0.5, flag: true, unknown: undefined })).toEqual([
    { key: 'text', value: { stringValue: 'a' } },
    { key: 'whole', value: { intValue: '3' } },
    { key: 'part', value: { doubleValue: 0.5 } },
    { key: 'flag', value: { boolValue: true } },
  ])
})

test('S11 a span has its times in nanoseconds, its parent and its failure', () => {
  const span = {
    ...ids,
    parentSpanId: 'c'.repeat(16),
    name: 'GET /x',
    kind: 'server' as const,
    start: 1_700_000_000_000.25,
    end: 1_700_000_000_010.5,
    attributes: {},
    error: 'status 500',
  }
  const [sent] = tracesBody(resource, [span]).resourceSpans[0]!.scopeSpans[0]!.spans
  expect(sent).toMatchObject({
    ...ids,
    parentSpanId: 'c'.repeat(16),
    kind: 2,
    startTimeUnixNano: '1700000000000250000',
    endTimeUnixNano: '1700000000010500000',
    status: { code: 2, message: 'status 500' },
  })
})

test.each([
  [10, 1, 'TRACE'],
  [20, 5, 'DEBUG'],
  [30, 9, 'INFO'],
  [40, 13, 'WARN'],
  [50, 17, 'ERROR'],
  [60, 21, 'FATAL'],
])('S11 level %i of the log is severity %i, %s', (level, severityNumber, severityText) => {
  const body = logsBody(resource, [{ at: 1, level, text: 'answered', attributes: {}, ...ids }])
  expect(body.resourceLogs[0]!.scopeLogs[0]!.logRecords[0]).toMatchObject({ severityNumber, severityText, ...ids })
})

test('S11 counters, gauges and histograms of Prometheus say the same to OpenTelemetry', async () => {
  const register = new prometheus.Registry()
  const counter = new prometheus.Counter({ name: 'c', help: 'a counter', labelNames: ['kind'], registers: [register] })
  counter.inc({ kind: 'x' }, 3)
  new prometheus.Gauge({ name: 'g', help: 'a gauge', registers: [register] }).set(2.5)
  const histogram = new prometheus.Histogram({ name: 'h', help: 'times', buckets: [1, 5], registers: [register] })
  for (const value of [0.5, 2, 3, 9]) histogram.observe(value)
  const body = metricsBody(resource, await register.getMetricsAsJSON(), 1, 2)
  const times = { startTimeUnixNano: '1000000', timeUnixNano: '2000000' }
  expect(body.resourceMetrics[0]!.scopeMetrics[0]!.metrics).toEqual([
    {
      name: 'c',
      description: 'a counter',
      sum: {
        aggregationTemporality: 2,
        isMonotonic: true,
        dataPoints: [{ ...times, asDouble: 3, attributes: [{ key: 'kind', value: { stringValue: 'x' } }] }],
      },
    },
    { name: 'g', description: 'a gauge', gauge: { dataPoints: [{ ...times, asDouble: 2.5, attributes: [] }] } },
    {
      name: 'h',
      description: 'times',
      histogram: {
        aggregationTemporality: 2,
        dataPoints: [
          { ...times, attributes: [], count: '4', sum: 14.5, explicitBounds: [1, 5], bucketCounts: ['1', '2', '1'] },
        ],
      },
    },
  ])
})
