import type { Env } from '#server/platform/env.ts'

function sentenceOf(error: NodeJS.ErrnoException, env?: Env): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${env?.PORT} is taken. Stop what listens there, or choose another: PORT=3001 npm start`
  if (error.code === 'EACCES' && error.syscall === 'listen' && env)
    return `Port ${env.PORT} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return `${error.path ?? 'A file'} may not be used by the user who runs the shop, or by its PostgreSQL. Choose another place: DATA_HOME=/var/lib/shop npm start`
  if (error.code === 'ENOSPC') return 'The disk is full: the shop cannot write its files.'
  return error.message
}

/** Explains to the person who started the shop why it did not open. */
export function explainFailure(error: Error, env?: Env): string {
  const details = env?.LOG_LEVEL === 'debug' ? `${error.stack}\n` : ''
  return `\nThe shop did not open. ${sentenceOf(error, env)}\n${details}`
}
