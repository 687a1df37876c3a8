import type { MessagePort, Worker } from 'node:worker_threads'

/** What both ends of a thread's channel are: the worker as its parent sees it, the parent as the worker sees it. */
export type Channel = Pick<MessagePort | Worker, 'postMessage' | 'on' | 'off'>

/** What of a failure can travel to another thread. */
type Fault = { name: string; message: string; code?: string | undefined }
type Message = { topic: string; body?: unknown; id?: number; isLeft?: boolean; fault?: Fault }

/** An answer of the other thread that is a failure: its class does not travel, its name does. */
export class FaultOfThread extends Error {
  readonly code: string | undefined
  constructor({ name, message, code }: Fault) {
    super(message)
    this.name = name
    this.code = code
  }
}

const faultOf = (error: Error & { code?: string }): Fault => {
  return { name: error.constructor.name, message: error.message, code: error.code }
}

type Answer = (body: never, signal: AbortSignal) => unknown

/**
 * Messages between two threads of the shop, by topic, in the order they were sent; and questions, whose answers are
 * awaited and whose asker may leave.
 */
export function messages(channel: Channel) {
  const listeners = new Map<string, (body: never) => void>()
  const answers = new Map<string, Answer>()
  const awaited = new Map<number, PromiseWithResolvers<unknown>>()
  const answering = new Map<number, AbortController>()
  let lastId = 0

  const send = (message: Message) => channel.postMessage(message)

  async function answer({ topic, body, id }: Message): Promise<void> {
    const left = new AbortController()
    answering.set(id!, left)
    try {
      const of = answers.get(topic)
      if (!of) throw new Error(`Nobody answers ${topic}.`)
      send({ topic: 'answer', id: id!, body: await of(body as never, left.signal) })
    } catch (error) {
      send({ topic: 'answer', id: id!, fault: faultOf(error as Error) })
    } finally {
      answering.delete(id!)
    }
  }

  function settle({ id, body, fault }: Message): void {
    const one = awaited.get(id!)
    awaited.delete(id!)
    if (fault) one?.reject(new FaultOfThread(fault))
    else one?.resolve(body)
  }

  const read = (message: Message) => {
    if (message.topic === 'answer') settle(message)
    else if (message.isLeft) answering.get(message.id!)?.abort()
    else if (message.id !== undefined) void answer(message)
    else listeners.get(message.topic)?.(message.body as never)
  }
  channel.on('message', read)

  return {
    tell: (topic: string, body?: unknown) => send({ topic, body }),
    ask<A>(topic: string, body?: unknown, signal?: AbortSignal): Promise<A> {
      const id = (lastId += 1)
      const one = Promise.withResolvers<unknown>()
      awaited.set(id, one)
      const leave = () => send({ topic, id, isLeft: true })
      signal?.addEventListener('abort', leave, { once: true })
      send({ topic, body, id })
      return one.promise.finally(() => signal?.removeEventListener('abort', leave)) as Promise<A>
    },
    listen(topic: string, listener: (body: never) => void): void {
      listeners.set(topic, listener)
    },
    answer(topic: string, work: Answer): void {
      answers.set(topic, work)
    },
    /** The other thread is gone: nobody will answer. */
    end(): void {
      channel.off('message', read)
      for (const one of awaited.values()) one.reject(new Error('The thread ended.'))
      for (const left of answering.values()) left.abort()
      awaited.clear()
    },
  }
}

export type Messages = ReturnType<typeof messages>
