import type { Job } from '#server/platform/jobs/job.ts'
import type { Tracer } from './tracer.ts'

/** The same jobs, each run a span with its statements and calls below it. */
export const traceJobs = <Services>(jobs: readonly Job<Services>[], tracer: Tracer): Job<Services>[] =>
  jobs.map((job) => ({ ...job, run: (...parts) => tracer.run(`job ${job.name}`, () => job.run(...parts)) }))
