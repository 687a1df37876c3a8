import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

type DatabaseError = Error & { code?: string; detail?: string; cause?: unknown; address?: string; port?: number }

/** Explains an error to the operator in a sentence. An unforeseen error keeps its stack trace. */
export function explain(error: unknown): string {
  if (error instanceof OperatorRefusal) return `Refused: ${error.message}`
  const failure = error as DatabaseError
  // Drizzle reports the statement; the database's own error is the cause.
  const cause = (failure.cause instanceof Error ? failure.cause : failure) as DatabaseError
  if (cause.code === 'ECONNREFUSED' || cause.code === 'ENOTFOUND' || cause.code === 'ETIMEDOUT') {
    return `Failed: the database does not answer (${cause.code}). Is DATABASE_URL right, and its server running?`
  }
  if (cause.code === 'ENOSPC' || cause.code === '53100') return 'Failed: the disk is full.'
  if (cause.code === '57P01' || cause.code === 'ECONNRESET') {
    return 'Failed: the database was stopped meanwhile. What was not finished has been undone; run the command again.'
  }
  if (cause.code === '28P01' || cause.code === '3D000') return `Failed: the database refused us: ${cause.message}.`
  const detail = cause.detail ? ` (${cause.detail})` : ''
  return `Failed: ${cause.message}${detail}\nThis was not foreseen:\n${failure.stack ?? String(error)}`
}
