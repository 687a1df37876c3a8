import { channel } from 'node:diagnostics_channel'
import type pg from 'pg'

/** Published when a statement is sent; a subscriber may set `finish` to hear when it has been answered. */
export type SentStatement = {
  text: string
  name: string | undefined
  finish?: (error?: Error) => void
}

/** Nobody listens unless the shop is observed (server/platform/telemetry), and then nothing is wrapped. */
export const statementChannel = channel('shop.statement')

type Query = (statement: unknown, ...rest: unknown[]) => unknown
type Callback = (error: Error | undefined, result: unknown) => void

function describe(statement: unknown): SentStatement {
  if (typeof statement === 'string') return { text: statement, name: undefined }
  const { text, name } = statement as { text?: unknown; name?: unknown }
  return { text: typeof text === 'string' ? text : '', name: typeof name === 'string' ? name : undefined }
}

/** Publishes what a client sends, if somebody listens when it is connected. */
export function publishStatements(client: Pick<pg.ClientBase, 'query'>): void {
  if (!statementChannel.hasSubscribers) return
  const send = client.query.bind(client) as Query
  client.query = ((statement: unknown, ...rest: unknown[]) => {
    const sent = describe(statement)
    statementChannel.publish(sent)
    const { finish } = sent
    if (!finish) return send(statement, ...rest)
    const last = rest.at(-1)
    if (typeof last === 'function') {
      const answered: Callback = (error, result) => {
        finish(error)
        ;(last as Callback)(error, result)
      }
      return send(statement, ...rest.slice(0, -1), answered)
    }
    const result = send(statement, ...rest)
    // What is not a promise (COPY) reports to its own listeners; it is finished when it has been sent.
    if (result instanceof Promise) {
      result.then(
        () => finish(),
        (error: Error) => finish(error),
      )
    } else finish()
    return result
  }) as typeof client.query
}
