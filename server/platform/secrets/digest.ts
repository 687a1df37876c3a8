import { hash } from 'node:crypto'

/** What is stored of a token or other secret: enough to recognise it, useless to a thief of the table. */
export const digestOf = (secret: string): string => hash('sha256', secret)
