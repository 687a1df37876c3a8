import prometheus from 'prom-client'

type Metrics = prometheus.MetricObjectWithValues<prometheus.MetricValue<string>>[]

/** What each thread counts for itself; the rest is the same in every thread of the process. */
const isOfThread = /^shop_(http_|refusals_|database_connections|nodejs_(eventloop|gc|heap))/

/** A thread's own metrics, labelled with its number. */
export async function ofThread(register: prometheus.Registry, thread: number): Promise<Metrics> {
  const metrics: Metrics = await register.getMetricsAsJSON()
  return metrics
    .filter(({ name }) => isOfThread.test(name))
    .map((metric) => {
      const values = metric.values.map((value) => ({ ...value, labels: { ...value.labels, thread } }))
      return { ...metric, values }
    })
}

/** The metrics of the whole process: those of the main thread, and beside them what its other threads count. */
export async function ofProcess(
  register: prometheus.Registry,
  threads: readonly Metrics[],
): Promise<prometheus.Registry> {
  return prometheus.AggregatorRegistry.aggregate([await register.getMetricsAsJSON(), ...threads])
}
