import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Format } from './format.ts'
import type { PictureSource } from './picture-source.ts'
import type { Order, Outcome, PhotoLimits, Task } from './renderer-messages.ts'

export type Renderer = {
  render(source: PictureSource, width: number, format: Format): Promise<Buffer>
  /** A photo for storage: turned upright, without metadata, within a square of `side` or the default size. */
  prepare(photo: Buffer, limits?: PhotoLimits): Promise<Buffer>
  /** The current process; none before the first picture and after an idle period. */
  pid(): number | undefined
  close(): Promise<void>
}

/** The picture could not be rendered; the shop continues, and the next request may succeed. */
export class RenderingFailed extends Error {}
class RendererEnded extends RenderingFailed {}

type PendingTask = { resolve(picture: Buffer): void; reject(error: Error): void; deadline: NodeJS.Timeout }
type RendererProcess = { child: ChildProcess; waiting: Map<number, PendingTask> }

const entry = new URL('./renderer-main.ts', import.meta.url)

/**
 * Renders pictures in a separate process: the image library fills the thread pool of its process, which the shop needs
 * for files, compression and name lookups. The process starts with the first picture, restarts after it died, and ends
 * after an idle period, which frees its memory.
 */
export function openRenderer({ idleMs = 60_000, maxRenderMs = 30_000 } = {}): Renderer {
  let running: RendererProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let lastId = 0
  let isClosed = false

  function start(): RendererProcess {
    const child = fork(entry, [], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const started: RendererProcess = { child, waiting: new Map() }
    const settle = (id: number) => {
      const one = started.waiting.get(id)
      clearTimeout(one?.deadline)
      started.waiting.delete(id)
      return one
    }
    child.on('message', (outcome: Outcome) => {
      const one = settle(outcome.id)
      if ('fault' in outcome) one?.reject(new RenderingFailed(outcome.fault))
      else one?.resolve(Buffer.from(outcome.picture))
      if (started.waiting.size === 0) idleTimer = setTimeout(end, idleMs).unref()
    })
    const over = () => {
      if (running === started) running = undefined
      for (const id of started.waiting.keys()) settle(id)?.reject(new RendererEnded('The renderer ended.'))
    }
    child.once('exit', over)
    child.once('error', over)
    return started
  }

  function end(): void {
    running?.child.kill('SIGKILL')
    running = undefined
  }

  function order(task: Task): Promise<Buffer> {
    clearTimeout(idleTimer)
    running ??= start()
    const { child, waiting } = running
    const id = (lastId += 1)
    return new Promise((resolve, reject) => {
      // A picture that hangs the image library would block all that wait behind it.
      const deadline = setTimeout(() => child.kill('SIGKILL'), maxRenderMs).unref()
      waiting.set(id, { resolve, reject, deadline })
      child.send({ id, task } satisfies Order, (error) => {
        if (error) child.kill('SIGKILL')
      })
    })
  }

  async function run(task: Task): Promise<Buffer> {
    if (isClosed) throw new RendererEnded('The renderer is closed.')
    try {
      return await order(task)
    } catch (error) {
      // Killed from outside, or by another picture: this one gets a second process, but no third.
      if (!(error instanceof RendererEnded) || isClosed) throw error
      return order(task)
    }
  }

  return {
    render: (source, width, format) => run({ source, width, format }),
    prepare: (photo, limits) => run({ photo, ...limits }),
    pid: () => running?.child.pid,
    async close() {
      isClosed = true
      clearTimeout(idleTimer)
      const child = running?.child
      if (!child) return
      const gone = once(child, 'exit')
      end()
      await gone
    },
  }
}
