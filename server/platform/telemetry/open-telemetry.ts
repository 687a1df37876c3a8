import type { Env } from '#server/platform/env.ts'
import type { Telemetry } from './telemetry.ts'

/** Before the database is opened, whose connections are observed from their start. Nothing is loaded without a collector. */
export async function openTelemetry(env: Env, thread: number): Promise<Telemetry | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = env
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined
  const { startTelemetry } = await import('./telemetry.ts')
  return startTelemetry({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT }, thread)
}
