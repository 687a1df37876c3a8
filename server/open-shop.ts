import { randomUUID } from 'node:crypto'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { findUnreadableBankData, sealBankData } from '#db/bank-data/seal-rows.ts'
import { openDatabase } from '#db/connection/open.ts'
import { missingOf, storeId } from '#domain/platform/brand/brand.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { bankDataSealer } from './after-sale/bank-data/keys.ts'
import { indexesOf } from './browse/catalog/live/index-versions.ts'
import { purchaseReporter } from './content/measurement/measurement-protocol.ts'
import { gatewaysOn, paymentNotice } from './buy/payments/gateways.ts'
import { addDemoOwner, demoLoginOf, seedEmptyShop, trialLoginOf } from './demo.ts'
import { firstOwnerLink, storeOfLink } from './desk/staff/first-owner.ts'
import { jobs as allJobs } from './jobs.ts'
import { feedSource } from './operations/feeds/links/stored-feeds.ts'
import { sourceServices } from './operations/feeds/sources/fetch-source.ts'
import { photoServices, photoStoreOf } from './operations/photos/services.ts'
import { photoStoreId } from './operations/photos/store-identity.ts'
import { purgeChanges } from './platform/cdn/purge-changes.ts'
import type { Env } from './platform/env.ts'
import { keepNode, type NodeRow } from './platform/health/nodes.ts'
import { apartSentence, nodesApart } from './platform/health/photo-stores.ts'
import { jobConnections, scheduleJobs } from './platform/jobs/scheduler.ts'
import { linksOf } from './platform/mail/links.ts'
import { mailFolderOf } from './platform/mail/services.ts'
import { webhookServices } from './platform/notices/send-webhooks.ts'
import type { HotPages } from './platform/pages/hot.ts'
import { sendAnonymously } from './platform/pages/send.ts'
import { scheduleRenderAhead } from './platform/pictures/render-ahead.ts'
import { openTelemetry } from './platform/telemetry/open-telemetry.ts'
import { closeInOrder } from './platform/process/close-in-order.ts'
import { say } from './platform/process/console.ts'
import { openShopDatabase } from './platform/process/database.ts'
import { removeAbandonedFolders } from './platform/process/temporary-folder.ts'
import { serveShop } from './serve.ts'
import { connectionsPerThread, startWebThreads, webThreadsOf } from './web-threads.ts'

const root = path.resolve(import.meta.dirname, '..')
/** Longer than running jobs and the database take by their own limits. */
const closeWithinMs = 40_000

class Interrupted extends Error {}

/** Reported before a minute of preparation is spent on a port that is taken. */
async function assertPortIsFree({ PORT, HOST }: Env): Promise<void> {
  const probe = net.createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(PORT, HOST, resolve)
  })
  await new Promise((resolve) => probe.close(resolve))
}

/**
 * Opens the whole shop: database, what visitors see, jobs. It can be closed at any moment, and opened again in the same process.
 * `hot`: for a developer, with pages that change as they are edited.
 */
export function openShop(env: Env, hot?: HotPages) {
  /** What was opened, to be closed in reverse order; and whether a stop was requested while opening. */
  const opened: (() => Promise<unknown>)[] = []
  let stoppingSince: number | undefined
  /** Whether it opens again at once, after a developer's edit. */
  let isReloading = false
  /** The threads that answer visitors beside this one. */
  let threads: ReturnType<typeof startWebThreads> | undefined

  function throwIfStopping(): void {
    if (stoppingSince !== undefined) throw new Interrupted()
  }

  const closeAll = () => closeInOrder(opened, closeWithinMs)

  async function open(): Promise<void> {
    if (!hot) await assertPortIsFree(env)
    removeAbandonedFolders()
    // The database is opened before the app, whose log is used as soon as there is one.
    let warn = ({ err }: { err: Error }, text: string) => say(`· ${text}: ${err.message}`)
    const onConnectionLost = (error: Error) => warn({ err: error }, 'database connection lost')
    const telemetry = await openTelemetry(env, 1)
    if (telemetry) opened.push(telemetry.close)
    const database = await openShopDatabase(env, root, onConnectionLost)
    opened.push(() => database.close(isReloading))
    throwIfStopping()
    const threadCount = hot ? 1 : webThreadsOf(env)
    const connections = connectionsPerThread(env.DATABASE_POOL, threadCount)
    const own = openDatabase(database.requestsUrl, {
      connections,
      isPooled: env.DATABASE_POOLER === 'transaction',
      statementMs: env.DATABASE_STATEMENT_MS,
      idleInTransactionMs: env.DATABASE_IDLE_TRANSACTION_MS,
      onConnectionLost,
    })
    opened.push(own.close)
    const { db } = own
    const sealer = bankDataSealer(env, root)
    await seedEmptyShop(env, db, database)
    await sealBankData(db, sealer)
    const unreadable = await findUnreadableBankData(db, sealer)
    const problems = unreadable.map((problem) => `Money cannot be paid to some bank accounts. ${problem}`)
    for (const problem of problems) say(`· ${problem}`)
    const demoLogin = await demoLoginOf(env, db)
    if (demoLogin) await addDemoOwner(env, db, sealer)
    throwIfStopping()
    const photos = photoStoreOf(env, root)
    const allMetrics = async () => threads?.collect() ?? register
    const {
      app,
      hosts,
      internal,
      settings,
      unpayableStores,
      catalog,
      pictures,
      preparer,
      register,
      mail,
      buildId,
      listen,
    } = await serveShop({
      env,
      root,
      databaseUrl: database.url,
      database: own,
      photos,
      sealer,
      isDemo: demoLogin !== undefined,
      problems,
      hot,
      stoppingSince: () => stoppingSince,
      collectMetrics: async () => (await allMetrics()).metrics(),
      telemetry,
      opened,
    })
    for (const problem of problems) app.log.error(problem)
    warn = (details, text) => app.log.warn(details, text)
    // A visitor who arrives before the catalogue is loaded waits for it, about half a second.
    void catalog.warm()
    const port = await listen(env.PORT, { isShared: threadCount > 1 })
    throwIfStopping()
    if (threadCount > 1) {
      const data = {
        databaseUrl: database.url,
        requestsUrl: database.requestsUrl,
        port,
        isDemo: demoLogin !== undefined,
        connections,
        problems,
      }
      const started = startWebThreads({ ...data, count: threadCount, catalog, pictures, register, log: app.log })
      threads = started
      opened.push(() => started.close(closeWithinMs))
    }
    if (telemetry) opened.push(telemetry.exportMetrics(register, allMetrics))
    const node = {
      id: randomUUID(),
      host: os.hostname(),
      startedAt: new Date(),
      build: buildId.slice(0, 12),
      runtime: process.version,
      threads: threadCount,
      runsJobs: env.JOBS === 'on',
      photoStore: photoStoreId(env, root),
    }
    let apart = ''
    function reportNodesApart(nodes: NodeRow[], now: Date): void {
      const hosts = nodesApart(node, nodes, now).map(({ host }) => host)
      const found = hosts.join(' ')
      if (found !== '' && found !== apart) {
        say(`· ${apartSentence(hosts)}`)
        app.log.error(apartSentence(hosts))
      }
      apart = found
    }
    const nodeNow = () => ({ ...node, indexes: indexesOf(catalog.ages(), Date.now()) })
    opened.push(keepNode(db, nodeNow, reportNodesApart).stop)
    if (env.CDN_PURGE) {
      const purging = purgeChanges({ cdn: env.CDN_PURGE, catalog, databaseUrl: database.url, log: app.log })
      opened.push(purging.stop)
    }
    if (env.JOBS === 'on') {
      // A pool of their own: jobs may take longer than a request and must not use up the visitors' connections.
      const jobs = openDatabase(database.url, { connections: jobConnections, onConnectionLost })
      opened.push(jobs.close)
      const services = {
        mail,
        photos: photoServices(env, photos, preparer),
        gatewaysOn: gatewaysOn(env, sealer),
        reportPurchase: purchaseReporter(env),
        feeds: feedSource(env, database.url),
        webhooks: webhookServices(env),
        sources: sourceServices(env, database.url),
      }
      const scheduler = scheduleJobs({
        jobs: telemetry?.observed(allJobs) ?? allJobs,
        db: jobs.db,
        databaseUrl: database.url,
        services,
        log: app.log,
        register,
      })
      opened.push(async () => {
        await scheduler.stop()
        mail.delivery.close()
        await services.photos.close()
      })
    }
    if (env.PICTURES_AHEAD === 'on') {
      const stores = () => settings.current().openStores
      const sendTo = (country: OpenCountry) =>
        sendAnonymously({ app, internal, storeId: storeId(settings.current().brand, country) }).send
      const ahead = scheduleRenderAhead({
        pictures,
        stores,
        sendTo,
        databaseUrl: database.url,
        log: app.log,
        onConnectionLost,
      })
      opened.push(ahead.stop)
    }
    const trial = await trialLoginOf(env, db, new Date())
    const link = trial ? undefined : await firstOwnerLink(db, new Date())
    // From here on nothing is requested from the database that could close an open shop. The parent process restarts a
    // shop that was open and crashed.
    process.send?.('open')
    const { brand } = settings.current()
    say(`\n  ${brand.name} is open: http://localhost:${port}`)
    const missing = missingOf(settings.current())
    if (missing.length > 0) say(`  Not said yet: ${missing.join(', ')}. npm run shop -- help brand-set`)
    const mailGoesTo = env.SMTP_URL ? 'a mail server' : mailFolderOf(env, root)
    if (demoLogin) {
      say(`  Demo shopper: ${demoLogin}`)
      if (env.TWO_STEP_AUTH === 'auto') say('  Two steps: carla@example.com, same password; her code is in the mails')
    }
    if (trial)
      say(`  Desk: http://localhost:${port}/desk  ${trial.email}, password ${trial.password}; it shows the code`)
    if (link) {
      const store = storeOfLink(settings.current(), hosts.originOf)
      say(`  Desk: ${linksOf(env)(store, link)}  makes you its owner, once`)
    }
    const notice = paymentNotice(env, unpayableStores())
    if (notice) say(`  ${notice}`)
    say(`  Data: ${database.where}\n  Mail: ${mailGoesTo}\n  Stop with Ctrl-C\n`)
  }

  /** Ends when the shop is open, or was asked to close before; fails when it cannot be opened, and leaves nothing open then. */
  const opening = open().catch(async (error: unknown) => {
    if (error instanceof Interrupted) return
    await closeAll()
    throw error
  })
  return {
    opening,
    async close({ isReload = false } = {}): Promise<void> {
      stoppingSince ??= performance.now()
      isReloading = isReload
      // At the same time as this thread: all of them wait for load balancers to notice.
      void threads?.close(closeWithinMs)
      await opening.catch(() => {})
      await closeAll()
    },
  }
}
