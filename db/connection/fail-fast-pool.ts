import pg from 'pg'
import { DatabaseUnavailable, isDatabaseUnavailable } from './unavailable.ts'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** While the database is unreachable, one caller per second tries to connect. */
const failFastMs = 1000

/**
 * A pool that knows when the database is unavailable: after a failed connection, calls fail immediately instead of each
 * waiting for its own failure. One of them retries periodically, and its success lets all others through.
 */
export class FailFastPool extends pg.Pool {
  readonly #tryingMs: number
  #failUntil = 0

  constructor(config: pg.PoolConfig & { connectionTimeoutMillis: number }) {
    super(config)
    this.#tryingMs = config.connectionTimeoutMillis
  }

  /** Calls fail without a connection attempt. */
  get isAway(): boolean {
    return performance.now() < this.#failUntil && this.idleCount === 0
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error!)))
      })
    }
    if (this.isAway) return process.nextTick(callback, new DatabaseUnavailable(), undefined, () => {})
    // The others fail until this attempt is decided.
    if (this.#failUntil > 0) this.#failUntil = performance.now() + this.#tryingMs
    super.connect((error, client, done) => {
      if (!error) this.#failUntil = 0
      // A timeout means that all connections are in use, not that the database is unavailable.
      else if (isDatabaseUnavailable(error) && this.idleCount === 0 && !error.message.startsWith('timeout exceeded')) {
        this.#failUntil = performance.now() + failFastMs
      }
      callback(error, client, done)
    })
  }
}
