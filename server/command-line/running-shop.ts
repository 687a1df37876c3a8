import type { Env } from '#server/platform/env.ts'

/** Where the shop of these settings listens, if it runs. */
export const runningShop = ({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): string =>
  `http://${HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST}:${PORT}`
