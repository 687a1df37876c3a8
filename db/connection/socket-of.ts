import type pg from 'pg'

type Socket = { readonly bytesRead: number; destroy(): void }

/** The driver has no public way to count the bytes that arrived, nor to drop a connection without asking the server. */
export const socketOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream
