import type { EventEmitter } from 'node:events'

/** Called once for each connection that is lost while it is open. */
export type OnConnectionLost = (error: Error) => void

/**
 * A client without an 'error' listener ends the process when its connection is lost. PostgreSQL's farewell and the end
 * of the connection are two events: the first is reported.
 */
export function watchConnection(client: Pick<EventEmitter, 'on'>, onConnectionLost: OnConnectionLost = () => {}): void {
  let isLost = false
  client.on('error', (error: Error) => {
    if (!isLost) onConnectionLost(error)
    isLost = true
  })
}
