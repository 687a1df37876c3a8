/** The picture is not rendered now: too many are requested, or no one waits for it any more. */
export class PictureRefused extends Error {}

type Order = {
  width: number
  /** No one waits for it yet: it is rendered after everything a visitor requested. */
  isAhead?: boolean
  signal?: AbortSignal | undefined
}
type Job = {
  name: string
  width: number
  isAhead: boolean
  waiters: number
  begin(): Promise<void>
  refuse(reason: string): void
  result: Promise<Buffer>
}

type Limits = {
  maxConcurrent: number
  limit: number
  /** A browser has six connections: one that waits for a picture is missing for the cart. */
  maxWaitMs?: number
}

const comesBefore = (a: Job, b: Job) => (a.isAhead === b.isAhead ? a.width < b.width : b.isAhead)

/**
 * Pictures wait here to be rendered, a few at once. Narrow ones go first: a phone waits for them, and they cost a
 * hundredth of the widest. A full queue refuses the last in order, so that a flood of wide ones does not shut out the
 * others.
 */
export function pictureQueue({ maxConcurrent, limit, maxWaitMs = 20_000 }: Limits) {
  /** Waiting or running. */
  const jobs = new Map<string, Job>()
  /** In the order in which they will be rendered. */
  const waiting: Job[] = []
  let running = 0
  /** With no more than these it is the machine that is slow, so refusing one would not help. */
  const few = limit / 4

  function insert(job: Job): void {
    const at = waiting.findIndex((other) => comesBefore(job, other))
    waiting.splice(at === -1 ? waiting.length : at, 0, job)
  }

  function remove(job: Job): boolean {
    const at = waiting.indexOf(job)
    if (at !== -1) waiting.splice(at, 1)
    return at !== -1
  }

  function startNext(): void {
    while (running < maxConcurrent) {
      const job = waiting.shift()
      if (!job) return
      running += 1
      void job.begin().finally(() => {
        running -= 1
        jobs.delete(job.name)
        startNext()
      })
    }
  }

  function drop(job: Job, reason: string): void {
    if (!remove(job)) return
    jobs.delete(job.name)
    job.refuse(reason)
  }

  function newJob(name: string, { width, isAhead = false }: Order, make: () => Promise<Buffer>): Job {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    // All waiters may be gone when it fails.
    promise.catch(() => {})
    const begin = () => make().then(resolve, reject)
    return {
      name,
      width,
      isAhead,
      waiters: 0,
      begin,
      refuse: (reason) => reject(new PictureRefused(reason)),
      result: promise,
    }
  }

  function enter(name: string, order: Order, make: () => Promise<Buffer>): Job {
    const job = newJob(name, order, make)
    const last = waiting.at(-1)
    if (waiting.length >= limit && last) {
      if (!comesBefore(job, last)) throw new PictureRefused('too many pictures are waiting')
      drop(last, 'too many pictures are waiting')
    }
    jobs.set(name, job)
    insert(job)
    startNext()
    const tooLong = setInterval(() => {
      if (!job.isAhead && waiting.length > few) drop(job, 'it has waited too long')
    }, maxWaitMs).unref()
    void job.result.catch(() => {}).finally(() => clearInterval(tooLong))
    return job
  }

  return {
    /** The picture of that name, rendered once for any number of requests. */
    async make(name: string, order: Order, make: () => Promise<Buffer>): Promise<Buffer> {
      if (order.signal?.aborted) throw new PictureRefused('nobody waits for it')
      const job = jobs.get(name) ?? enter(name, order, make)
      if (job.isAhead && !order.isAhead) {
        job.isAhead = false
        if (remove(job)) insert(job)
      }
      const leave = () => {
        job.waiters -= 1
        if (job.waiters === 0) drop(job, 'nobody waits for it')
      }
      job.waiters += 1
      order.signal?.addEventListener('abort', leave, { once: true })
      try {
        return await job.result
      } finally {
        order.signal?.removeEventListener('abort', leave)
      }
    },
    count: () => ({ waiting: waiting.length, running }),
    /** Refuses all that have not begun. */
    clear(): void {
      while (waiting[0]) drop(waiting[0], 'the shop is closing')
    },
  }
}
