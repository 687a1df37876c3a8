import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { openProber } from './prober.ts'
import { statementChannel } from './statement-channel.ts'
import { SilenceWatch } from './silence-watch.ts'
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
  /** Calls that wait for a connection; each entry fails one of them. */
  readonly #pending = new Set<() => void>()
  readonly #watch: SilenceWatch
  readonly #prober: ReturnType<typeof openProber>

  constructor(config: pg.PoolConfig & { connectionString: string; connectionTimeoutMillis: number }) {
    super(config)
    this.#tryingMs = config.connectionTimeoutMillis
    this.#prober = openProber(config.connectionString)
    this.#watch = new SilenceWatch({ probe: () => this.#prober.ask(), onSilence: () => this.#failAll() })
    this.on('connect', (client) => this.#watch.add(client))
    this.on('remove', (client) => this.#watch.remove(client))
    this.on('acquire', (client) => this.#watch.begin(client))
    this.on('release', (_error, client) => this.#watch.end(client))
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
    // A call that waited for a connection goes on as itself, not as a part of the request that released it.
    if (statementChannel.hasSubscribers) callback = AsyncResource.bind(callback)
    if (this.isAway) return process.nextTick(callback, new DatabaseUnavailable(), undefined, () => {})
    // The others fail until this attempt is decided.
    if (this.#failUntil > 0) this.#failUntil = performance.now() + this.#tryingMs
    let isFailed = false
    const fail = () => {
      isFailed = true
      this.#pending.delete(fail)
      this.#watch.end(fail)
      callback(new DatabaseUnavailable(), undefined, () => {})
    }
    this.#pending.add(fail)
    this.#watch.begin(fail)
    super.connect((error, client, done) => {
      if (isFailed) return done()
      this.#pending.delete(fail)
      this.#watch.end(fail)
      if (!error) this.#failUntil = 0
      // A timeout means that all connections are in use, not that the database is unavailable.
      else if (isDatabaseUnavailable(error) && this.idleCount === 0 && !error.message.startsWith('timeout exceeded')) {
        this.#failUntil = performance.now() + failFastMs
      }
      callback(error, client, done)
    })
  }

  override async end(): Promise<void> {
    // Connections in use are waited for and watched meanwhile: a probe that is dropped would pass for a silent database.
    await super.end()
    this.#prober.drop()
  }

  #failAll(): void {
    this.#failUntil = performance.now() + failFastMs
    this.#prober.drop()
    for (const fail of this.#pending) fail()
  }
}
