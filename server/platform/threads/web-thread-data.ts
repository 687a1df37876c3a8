/** What a web thread is given when it starts. */
export type WebThreadData = {
  /** From 2 on; the main thread is the first. */
  number: number
  databaseUrl: string
  requestsUrl: string
  port: number
  isDemo: boolean
  connections: number
  /** What the main thread found wrong while opening. */
  problems: readonly string[]
}
