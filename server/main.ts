import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { countMigrations } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { say } from './console.ts'
import { homeOf, openShopDatabase } from './database.ts'
import { readEnv, type Env } from './env.ts'
import { builtPages } from './pages/built.ts'
import { hotPages } from './pages/hot.ts'
import { manifestRoute } from './pages/manifest.ts'
import { pageRoutes } from './pages/render.ts'
import { buildShop } from './shop.ts'

const root = path.resolve(import.meta.dirname, '..')
/** Answers under way are finished within this time, or cut (R30). */
const finishWithinMs = 10_000

/** What went wrong, in a sentence for the person who started us. */
function explain(error: Error & { code?: string }, env?: Env): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${env?.PORT} is taken. Stop what listens there, or choose another: PORT=3001 npm start`
  if (error.code === 'EACCES' && env)
    return `Port ${env.PORT} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`
  if (error.code === 'ENOSPC') return 'The disk is full: the shop cannot write its files.'
  return error.message
}

async function open(env: Env, isDevelopment: boolean) {
  const database = await openShopDatabase(env, root)
  const { db, close: closePool } = openDatabase(database.url)
  const { app, internal } = await buildShop({
    env,
    db,
    migrations: countMigrations(),
    picturesFolder: path.join(homeOf(env, root), 'pictures'),
  })
  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    say('\n· Closing: finishing what is under way')
    const cut = wait(finishWithinMs, undefined, { ref: false }).then(() => app.server.closeAllConnections())
    await Promise.race([app.close(), cut])
    await closePool()
    await database.close()
    say('· Closed')
  }
  try {
    const build = await (isDevelopment ? hotPages : builtPages)(app, root)
    manifestRoute(app, env.STORE_HOSTS)
    await pageRoutes(app, { env, build, internal, isDevelopment })
    await app.listen({ port: env.PORT, host: env.HOST })
  } catch (error) {
    await close()
    throw error
  }
  const { port } = app.server.address() as { port: number }
  say(`\n  Vereda is open: http://localhost:${port}\n  Data: ${database.where}\n  Stop with Ctrl-C\n`)
  return close
}

let env: Env | undefined
try {
  env = readEnv()
  const close = await open(env, process.argv.includes('--hot'))
  const end = () =>
    void close().then(
      () => process.exit(0),
      (error: Error) => {
        say(`The shop did not close cleanly: ${error.message}`)
        process.exit(1)
      },
    )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  // Whoever started us is gone: do not outlive them with the port in hand.
  process.on('disconnect', end)
} catch (error) {
  const failure = error as Error
  process.stderr.write(`\nThe shop did not open. ${explain(failure, env)}\n`)
  if (env?.LOG_LEVEL === 'debug') process.stderr.write(`${failure.stack}\n`)
  process.exit(1)
}
