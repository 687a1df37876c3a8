import { existsSync, readFileSync } from 'node:fs'
import type net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Sealer } from '#db/bank-data/sealer.ts'
import { countMigrations } from '#db/migrate.ts'
import type { openDatabase } from '#db/connection/open.ts'
import type { PhotoStore } from './platform/pictures/photo-store.ts'
import { trialLoginOf } from './demo.ts'
import { openDeskDatabase } from './desk/desk-database.ts'
import { deskPages } from './desk/desk-pages.ts'
import { shutdownGraceMs, type Env } from './platform/env.ts'
import { isLocalTrial } from './platform/local-trial.ts'
import { mailboxRoutes } from './platform/mail/mailbox.ts'
import { keepRouteTimes } from './platform/health/route-times.ts'
import { mailFolderOf, mailServices } from './platform/mail/services.ts'
import { brandFileRoutes } from './platform/pages/brand-files.ts'
import { builtPages } from './platform/pages/built.ts'
import type { HotPages } from './platform/pages/hot.ts'
import { machineFileRoutes } from './platform/pages/machine-files.ts'
import { manifestRoute } from './platform/pages/manifest.ts'
import { resetRoute } from './platform/pages/reset.ts'
import { pageRoutes } from './platform/pages/routes.ts'
import { sitemapRoutes } from './platform/pages/sitemap.ts'
import type { Telemetry } from './platform/telemetry/telemetry.ts'
import type { Messages } from './platform/threads/messages.ts'
import { homeOf } from './platform/process/database.ts'
import { buildShop } from './shop.ts'

export type ServedShop = {
  env: Env
  root: string
  databaseUrl: string
  database: ReturnType<typeof openDatabase>
  photos: PhotoStore
  sealer: Sealer
  isDemo: boolean
  /** The pages as a developer edits them, instead of the built ones. */
  hot?: HotPages | undefined
  /** What was found wrong while opening, and does not keep the shop from opening. */
  problems: readonly string[]
  /** When a stop was requested, if it was. */
  stoppingSince(): number | undefined
  /** The channel to the thread that follows the database, in a thread that does not. */
  leader?: Messages
  collectMetrics?: (() => Promise<string>) | undefined
  telemetry: Telemetry | undefined
  /** What is closed in reverse order; filled while the shop opens. */
  opened: (() => Promise<unknown>)[]
}

/** Running requests must finish within this time or are cut (R30). A developer who saved a file does not wait for them. */
const finishWithinMs = { served: 10_000, hot: 300 }

/** A file of one line that the build writes; in development there is one version. */
function writtenByBuild(folder: string, name: 'drawings-version' | '.inputs'): string {
  const file = path.join(folder, 'build', name)
  return existsSync(file) ? readFileSync(file, 'utf8') : 'development'
}

/** The timer keeps the process alive on purpose: if closing hangs, everything opened before is still closed. */
async function finishAndClose(app: Awaited<ReturnType<typeof buildShop>>['app'], withinMs: number): Promise<void> {
  const inTime = new AbortController()
  const cut = wait(withinMs, undefined, { signal: inTime.signal }).then(
    () => app.server.closeAllConnections(),
    () => {},
  )
  await Promise.race([app.close(), cut])
  inTime.abort()
}

/** The whole shop with its pages, as one thread serves it; `listen` opens it to visitors. */
export async function serveShop(parts: ServedShop) {
  const { env, root, databaseUrl, photos, sealer, isDemo, hot, stoppingSince, opened, leader } = parts
  const isDevelopment = hot !== undefined
  const { db, pool, isAway } = parts.database
  const desk = openDeskDatabase(databaseUrl, env)
  opened.push(desk.close)
  const shop = await buildShop({
    env,
    db,
    pool,
    deskDatabase: desk,
    databaseUrl,
    migrations: countMigrations(),
    picturesFolder: path.join(homeOf(env, root), 'pictures'),
    drawingsVersion: writtenByBuild(root, 'drawings-version'),
    buildId: writtenByBuild(root, '.inputs'),
    problems: parts.problems,
    photos,
    sealer,
    isDemo,
    isStopping: () => stoppingSince() !== undefined,
    trialLogin: (now) => trialLoginOf(env, db, now),
    collectMetrics: parts.collectMetrics,
    telemetry: parts.telemetry,
    ...(leader && { leader }),
  })
  const { app, internal, settings, contactOf, catalog, admission, hosts, uploadScreens } = shop
  opened.push(keepRouteTimes(db, shop.routeTimes).stop)
  opened.push(async () => {
    // Until load balancers have seen that /ready says no, they go on sending visitors here.
    const waited = performance.now() - (stoppingSince() ?? performance.now())
    if (app.server.listening) await wait(Math.max(0, shutdownGraceMs(env) - waited))
    await finishAndClose(app, isDevelopment ? finishWithinMs.hot : finishWithinMs.served)
  })
  const build = hot?.build ?? (await builtPages(app, root))
  const mail = mailServices(env, root, { settings, terms: shop.storeTerms })
  if (((env.NODE_ENV !== 'production' && isLocalTrial(env)) || env.SHOW_MAILBOX) && !env.SMTP_URL) {
    mailboxRoutes(app, { folder: mailFolderOf(env, root), sender: mail })
  }
  brandFileRoutes(app, { db, settings, root, isDevelopment })
  manifestRoute(app, { hosts, settings, root })
  if (!hot) await deskPages(app, root)
  resetRoute(app)
  machineFileRoutes(app, { hosts, settings, contactOf })
  sitemapRoutes(app, { hosts, addresses: catalog, admit: admission.browse })
  await pageRoutes(app, {
    env,
    build,
    internal,
    hosts,
    settings,
    isDevelopment,
    changesOf: catalog.changesOf,
    admission,
    uploadScreens,
    isDatabaseUnavailable: isAway,
  })
  return {
    ...shop,
    mail,
    buildId: writtenByBuild(root, '.inputs'),
    /** The port on which it answers. Several threads of the process may share one. */
    async listen(port: number, { isShared }: { isShared: boolean }): Promise<number> {
      if (hot) return hot.serve(app)
      const options = { port, host: env.HOST, reusePort: isShared }
      await app.listen(options)
      return (app.server.address() as net.AddressInfo).port
    },
  }
}
