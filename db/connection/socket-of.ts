import type pg from 'pg'

type Socket = { readonly bytesRead: number; destroy(): void; cork(): void; uncork(): void }

/**
 * The driver has no public way to count the bytes that arrived, to drop a connection without asking the server, nor to
 * send several statements in one packet.
 */
export const socketOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream
