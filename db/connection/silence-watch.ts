import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { socketOf } from './socket-of.ts'

/** A call that waits this long makes the watch ask whether the database still speaks. */
const suspiciousMs = 700
/** A database that says nothing for this long after it was asked is taken for silent. Together less than 3 s. */
const answerWithinMs = 1800

type SilenceWatchOptions = {
  /** Asks the database for anything, on a connection of its own. */
  probe: () => Promise<unknown>
  /** Called when the database is silent, before its connections are dropped. */
  onSilence: () => void
}

/**
 * Notices a database that has stopped answering without closing its connections: a stopped process, a broken network.
 * A server-side time limit ends nothing then. While a call waits, any byte from the database proves that it is alive; a
 * slow statement is therefore waited for, and only silence on every connection ends them.
 */
export class SilenceWatch {
  readonly #options: SilenceWatchOptions
  /** How many bytes each connection had read when they were last counted: a listener would be in the way of COPY. */
  readonly #bytesRead = new Map<pg.ClientBase, number>()
  /** Since when each call waits for a connection or uses one. */
  readonly #waiting = new Map<object, number>()
  #isWatching = false

  constructor(options: SilenceWatchOptions) {
    this.#options = options
  }

  add(client: pg.ClientBase): void {
    this.#bytesRead.set(client, socketOf(client).bytesRead)
  }

  remove(client: pg.ClientBase): void {
    this.#bytesRead.delete(client)
    this.#waiting.delete(client)
  }

  begin(call: object): void {
    this.#waiting.set(call, performance.now())
    if (!this.#isWatching) void this.#watch()
  }

  end(call: object): void {
    this.#waiting.delete(call)
  }

  /** Whether any connection has read something since this was last asked. */
  #hasHeard(): boolean {
    let hasHeard = false
    for (const [client, before] of this.#bytesRead) {
      const { bytesRead } = socketOf(client)
      if (bytesRead === before) continue
      this.#bytesRead.set(client, bytesRead)
      hasHeard = true
    }
    return hasHeard
  }

  async #watch(): Promise<void> {
    this.#isWatching = true
    let heardAt = 0
    while (this.#waiting.size > 0) {
      await wait(suspiciousMs / 2, undefined, { ref: false })
      if (this.#hasHeard()) heardAt = performance.now()
      const oldest = Math.min(...this.#waiting.values())
      const isSuspicious = performance.now() - Math.max(oldest, heardAt) > suspiciousMs
      if (isSuspicious && (await this.#isSilent())) this.#dropAll()
    }
    this.#isWatching = false
  }

  async #isSilent(): Promise<boolean> {
    this.#hasHeard()
    const answered = this.#options.probe().then(
      () => true,
      () => false,
    )
    const inTime = wait(answerWithinMs, undefined, { ref: false }).then(async () => {
      // A process that was held up reads what has arrived before it judges.
      await nextTurn()
      await nextTurn()
      return false
    })
    const isAnswered = await Promise.race([answered, inTime])
    return !isAnswered && !this.#hasHeard()
  }

  #dropAll(): void {
    this.#options.onSilence()
    for (const client of this.#bytesRead.keys()) socketOf(client).destroy()
    this.#waiting.clear()
  }
}
