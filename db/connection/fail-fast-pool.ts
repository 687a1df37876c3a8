import pg from 'pg'
import { DatabaseAway, isDatabaseAway } from './away.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** Connections are tried by one caller a second while the database cannot be reached. */
const failFastMs = 1000

/**
 * A pool that knows when the database is away: after a connection could not be made, calls fail at once instead of each
 * waiting for its own failure. Now and then one of them tries, and its success opens the way for all.
 */
export class FailFastPool extends pg.Pool {
  readonly #tryingMs: number
  #failUntil = 0

  constructor(config: pg.PoolConfig & { connectionTimeoutMillis: number }) {
    super(config)
    this.#tryingMs = config.connectionTimeoutMillis
  }

  /** Calls fail without being tried. */
  get isAway(): boolean {
    return performance.now() < this.#failUntil && this.idleCount === 0
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error!)))
      })
    }
    if (this.isAway) return process.nextTick(callback, new DatabaseAway(), undefined, () => {})
    // The others wait for what becomes of this one.
    if (this.#failUntil > 0) this.#failUntil = performance.now() + this.#tryingMs
    super.connect((error, client, done) => {
      if (!error) this.#failUntil = 0
      // A pool whose connections are all in use is busy; the database is there.
      else if (isDatabaseAway(error) && this.idleCount === 0 && !error.message.startsWith('timeout exceeded')) {
        this.#failUntil = performance.now() + failFastMs
      }
      callback(error, client, done)
    })
  }
}
