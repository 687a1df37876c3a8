import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as sent to clients. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Replaces a random value where the demo must find the same row again. */
export const derived = (text: string, length = 32): string =>
  createHash('sha256').update(`vereda demo: ${text}`).digest('hex').slice(0, length)
