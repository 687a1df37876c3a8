import { statementChannel, type SentStatement } from '#db/connection/statement-channel.ts'
import { isDatabaseUnavailable } from '#db/connection/unavailable.ts'
import type { Tracer } from './tracer.ts'

const maxText = 2000
const firstWord = /^\s*(?:--.*\n\s*)*([a-z]+)/i

/** A span for every statement of a request or a job: its text, which has no values, and the code of its failure. */
export function traceStatements(tracer: Tracer): () => void {
  const listener = (message: unknown) => {
    const sent = message as SentStatement
    if (!tracer.current()?.isSampled) return
    const operation = firstWord.exec(sent.text)?.[1]?.toUpperCase() ?? 'SQL'
    const span = tracer.start(sent.name ?? operation, {
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': sent.text.slice(0, maxText),
        'db.query.summary': sent.name,
      },
    })
    sent.finish = (error) => {
      // A message of PostgreSQL may repeat values; its code never does.
      const code = (error as { code?: unknown } | undefined)?.code
      if (!error) return span.end()
      if (typeof code !== 'string') return span.end(isDatabaseUnavailable(error) ? 'unavailable' : error.name)
      span.set({ 'db.response.status_code': code })
      span.end(code)
    }
  }
  statementChannel.subscribe(listener)
  return () => {
    statementChannel.unsubscribe(listener)
  }
}
