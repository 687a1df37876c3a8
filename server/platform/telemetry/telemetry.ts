import os from 'node:os'
import prometheus from 'prom-client'
import type { Env } from '#server/platform/env.ts'
import { batchExporter } from './exporter.ts'
import { attributesOf, logsBody, metricsBody, tracesBody, type FinishedSpan, type LogLine } from './otlp.ts'
import { logCopier } from './copy-log.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { traceJobs } from './trace-jobs.ts'
import { traceCalls } from './trace-calls.ts'
import { openTracer } from './tracer.ts'
import { traceStatements } from './trace-statements.ts'

type Settings = Pick<
  Env,
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_RESOURCE_ATTRIBUTES'
  | 'OTEL_TRACES_SAMPLER_ARG'
  | 'OTEL_METRIC_EXPORT_INTERVAL'
> & { OTEL_EXPORTER_OTLP_ENDPOINT: string }

function addDroppedMetric(register: prometheus.Registry, dropped: () => number): void {
  const gauge: prometheus.Gauge = new prometheus.Gauge({
    name: 'shop_telemetry_dropped',
    help: 'Spans, log lines and sets of metrics that no collector took, since this node opened',
    registers: [register],
    collect: () => gauge.set(dropped()),
  })
}

/**
 * Traces, logs and metrics for a collector of OpenTelemetry. Imported only where one is named (open-telemetry.ts). Each
 * thread of a node sends its own traces and logs; its main thread the metrics of all of them.
 */
export function startTelemetry(env: Settings, thread: number) {
  const resource = {
    attributes: attributesOf({
      'service.name': env.OTEL_SERVICE_NAME,
      'service.instance.id': `${os.hostname()}-${process.pid}`,
      'shop.thread': thread,
      ...env.OTEL_RESOURCE_ATTRIBUTES,
    }),
  }
  let dropped = 0
  const to = (signal: 'traces' | 'logs' | 'metrics') => ({
    url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/${signal}`,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    onDropped: (count: number) => void (dropped += count),
  })
  const spans = batchExporter<FinishedSpan>({ ...to('traces'), bodyOf: (batch) => tracesBody(resource, batch) })
  const lines = batchExporter<LogLine>({ ...to('logs'), bodyOf: (batch) => logsBody(resource, batch) })
  const bodies = batchExporter<object>({ ...to('metrics'), bodyOf: ([body]) => body!, maxBatch: 1 })
  const tracer = openTracer(env.OTEL_TRACES_SAMPLER_ARG, spans.add)
  const endings = [traceStatements(tracer), traceCalls(tracer)]
  const since = performance.timeOrigin
  let timer: NodeJS.Timeout | undefined

  return {
    tracer,
    log: logCopier(tracer, lines.add),
    observed: <Services>(jobs: readonly Job<Services>[]) => traceJobs(jobs, tracer),
    /**
     * Sends the metrics from now on, and counts among them what no collector took. Returns what sends them once more, while
     * there is still a database to count in.
     */
    exportMetrics(register: prometheus.Registry, collect: () => Promise<prometheus.Registry>): () => Promise<void> {
      addDroppedMetric(register, () => dropped)
      const exportNow = async () => {
        const metrics = await (await collect()).getMetricsAsJSON()
        bodies.add(metricsBody(resource, metrics, since, Date.now()))
      }
      timer = setInterval(() => void exportNow().catch(() => {}), env.OTEL_METRIC_EXPORT_INTERVAL).unref()
      return exportNow
    },
    /** Sends what is left. */
    async close(): Promise<void> {
      clearInterval(timer)
      for (const end of endings) end()
      await Promise.all([spans.close(), lines.close(), bodies.close()])
    },
  }
}

export type Telemetry = ReturnType<typeof startTelemetry>
