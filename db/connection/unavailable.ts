/** Nothing was asked of the database: a moment ago it could not be reached. */
export class DatabaseUnavailable extends Error {
  constructor() {
    super('the database is away')
    this.name = 'DatabaseUnavailable'
  }
}

/** The network's words for a server that does not answer. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * PostgreSQL's: a connection that failed (08), too many of them (53300), a server that stops, crashed or is starting
 * (57P), and what took longer than the shop allows (57014, 25P03).
 */
const sqlStates = /^(08\w{3}|53300|57P0[1-5]|57014|25P03)$/

/** Also PostgreSQL's: a full disk, no memory, a failed disk, and a server that is read-only since a failover. */
const storageStates = /^(53[124]00|58030|58P01|25006)$/

/** The driver has no codes for these. */
const driverMessages =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired$|connection error and is not queryable|^Client was closed and is not queryable|^Cannot use a pool after calling end/

/** Whether a fault is that the database is away or too busy: the same call may work in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause, message } = error as Error & { code?: unknown }
  if (error instanceof DatabaseUnavailable || driverMessages.test(message)) return true
  if (typeof code === 'string' && (networkCodes.has(code) || sqlStates.test(code))) return true
  return isStorageFault(error) || isDatabaseUnavailable(cause)
}

/** Whether it is there and only has too much to do: no connection became free in time, or a statement took too long. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause, message } = error as Error & { code?: unknown }
  return message.startsWith('timeout exceeded when trying to connect') || code === '57014' || isDatabaseBusy(cause)
}

/** Whether a write failed for want of room or of a server that takes writes. */
export function isStorageFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause } = error as Error & { code?: unknown }
  return (typeof code === 'string' && storageStates.test(code)) || isStorageFault(cause)
}
