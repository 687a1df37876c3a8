import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { endpoints } from '#contract/index.ts'
import type { Sealer } from '#db/bank-data/sealer.ts'
import type { Handle } from '#db/connection/handle.ts'
import { contactOf as contact } from '#domain/platform/brand/contact.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { isMethodOffered } from '#domain/buy/payments/offered.ts'
import { fillTerms } from '#domain/platform/country/fill-terms.ts'
import { openCatalog } from './browse/catalog/catalog.ts'
import { followCatalog } from './browse/catalog/live/followed-catalog.ts'
import { countPageSearches } from './browse/search/count-page-searches.ts'
import { crossDomainRoutes } from './browse/catalog/cross-domain.ts'
import { explainRoute } from './browse/catalog/explain-route.ts'
import { freshnessRoute } from './browse/catalog/freshness-route.ts'
import { searchTerms } from './browse/search/search-terms.ts'
import { passwordHasher } from './customers/account/passwords.ts'
import { cartService } from './buy/cart/service.ts'
import { cartStates } from './buy/cart/state.ts'
import { openCheckout } from './buy/checkout/open-checkout.ts'
import { handOrders } from './desk/orders/hand-orders.ts'
import { deskRoutes } from './desk/desk-routes.ts'
import type { TrialLogin } from './desk/staff/routes.ts'
import { docsRoutes } from './platform/docs/routes.ts'
import type { Env } from './platform/env.ts'
import { feedLinkRoutes } from './operations/feeds/links/routes.ts'
import { feedSource } from './operations/feeds/links/stored-feeds.ts'
import { serverFlags } from './content/flags/server-flags.ts'
import { flagsRoutes } from './content/flags/routes.ts'
import { admission } from './platform/http/limits/admission.ts'
import { openSearchRules } from './browse/search/read-search-rules.ts'
import { openStoreTerms } from './ledger/terms/read-terms.ts'
import { openShopSettings } from './platform/brand/settings.ts'
import { createApp, type App } from './platform/http/app.ts'
import type { Internal } from './platform/http/internal.ts'
import { mountWith } from './platform/http/mount.ts'
import { mountSharedWith } from './platform/http/mount-shared.ts'
import { shopHosts } from './platform/http/edge/shop-hosts.ts'
import { addMailMetrics } from './platform/mail/metrics.ts'
import { addShopMetrics } from './platform/health/shop-metrics.ts'
import { addIndexMetrics } from './browse/catalog/live/metrics.ts'
import { isLocalTrial } from './platform/local-trial.ts'
import { countRouteTimes } from './platform/health/route-times.ts'
import { operationsRoutes } from './platform/health/routes.ts'
import { instalmentCount, type OffersInstalments } from '#domain/browse/product/instalments.ts'
import { gatewaysOn, isSandboxOn } from './buy/payments/gateways.ts'
import type { GatewaysOn } from './buy/payments/port.ts'
import { paymentReturnPage } from './buy/payments/return-page.ts'
import { sandboxPages, type Deliver } from './buy/payments/sandbox/pages.ts'
import { paymentsService } from './buy/payments/service.ts'
import type { PhotoStore } from './platform/pictures/photo-store.ts'
import { photoPreparer } from './platform/pictures/photo-preparer.ts'
import { measurePictures } from './platform/pictures/metrics.ts'
import { pictureRoutes } from './platform/pictures/routes.ts'
import { openPictures } from './platform/pictures/service.ts'
import { followPictures } from './platform/pictures/shared-pictures.ts'
import type { Telemetry } from './platform/telemetry/telemetry.ts'
import type { Messages } from './platform/threads/messages.ts'
import { photoAccess } from './browse/reviews/photo-access.ts'
import { reviewUploads } from './browse/reviews/review-uploads.ts'
import { cachedSecrets } from './platform/secrets/secrets.ts'
import { sessionResolver } from './platform/sessions/resolve-session.ts'
import { transferProofFile } from './buy/payments/transfer/proof-file.ts'
import { shopApi } from './shop-api.ts'

export type ShopParts = {
  env: Env
  db: Handle
  pool: pg.Pool
  /** The desk's own connections; those of the shop where nothing is said. */
  deskDatabase?: { db: Handle; pool: pg.Pool }
  /** For parts that need a connection of their own: threads, and the change listener. */
  databaseUrl: string
  migrations: number
  picturesFolder: string
  drawingsVersion?: string
  photos: PhotoStore
  /** Whether the shop has the people of the demo. */
  isDemo?: boolean
  /** Encrypts bank data, so that it cannot be read in the database. */
  sealer: Sealer
  /** In a thread that only serves: the one that follows the database and renders pictures. */
  leader?: Messages
  /** The metrics of all threads, where this is one of several. */
  collectMetrics?: (() => Promise<string>) | undefined
  /** How many pictures may wait to be rendered. */
  pictureQueueLimit?: number
  /** Whether a stop was requested. */
  isStopping?: () => boolean
  /** What was found wrong while opening, and does not keep the shop from opening. */
  problems?: readonly string[]
  /** Which build of the pages this is. */
  buildId?: string
  clock?: () => Date
  /** The payment providers, where they are not those of the settings. */
  gatewaysOn?: GatewaysOn
  /** How to sign in to the desk of a demo. */
  trialLogin?: TrialLogin
  /** Traces and logs for a collector. */
  telemetry?: Telemetry | undefined
}

/** The API and everything behind it, without pages and without a socket: tests open it and main.ts completes it. */
export async function buildShop(parts: ShopParts) {
  const {
    env,
    db,
    pool,
    deskDatabase = { db, pool },
    databaseUrl,
    migrations,
    picturesFolder,
    drawingsVersion = 'unversioned',
    photos,
    sealer,
    isDemo = false,
    leader,
    collectMetrics,
    pictureQueueLimit,
    isStopping = () => false,
    problems = [],
    buildId = 'development',
    clock = () => new Date(),
    gatewaysOn: gateways = gatewaysOn(env, sealer),
    trialLogin = async () => null,
    telemetry,
  } = parts
  const settings = await openShopSettings(db, (error) => app.log.error({ err: error }, 'settings'))
  const storeTerms = await openStoreTerms(db, (error) => app.log.error({ err: error }, 'terms'))
  const searchRules = await openSearchRules(db, (error) => app.log.error({ err: error }, 'search rules'))
  const hosts = shopHosts(env, settings.current)
  const contactOf = (country: OpenCountry) => contact(settings.current().brand, country, env.SUPPORT_EMAIL)
  const app: App = await createApp({ ...env, hosts, shopName: () => settings.current().brand.name, telemetry })
  const log = (error: unknown) => app.log.error({ err: error }, 'catalogue')
  const onConnectionLost = (error: Error) => app.log.warn({ err: error }, 'database connection lost')
  const payments = paymentsService(db, gateways(db), {
    isOffered: (country, method) => isMethodOffered(storeTerms.current(country), method),
    offersOf: (country) => storeTerms.current(country).instalments,
    accountsOf: (country) => storeTerms.current(country).accounts,
  })
  /** Stores that are on and take no money: said at the start, at /ready and in the checkout. */
  const unpayableStores = () =>
    settings.current().openStores.filter((country) => payments.choices(country).length === 0)
  const offersInstalments: OffersInstalments = (country) => payments.offersInstalments(country, instalmentCount)
  const reloadSettings = async () => {
    await Promise.all([settings.reload(), storeTerms.reload(), searchRules.reload()])
  }
  const fillText = (text: string, country: OpenCountry) => fillTerms(text, storeTerms.current(country), country)
  const catalog = leader
    ? followCatalog(leader, { log, reloadSettings, rulesOf: searchRules.of })
    : openCatalog({
        pool,
        url: databaseUrl,
        replicaUrl: env.DATABASE_REPLICA_URL,
        clock,
        log,
        onConnectionLost,
        offersInstalments,
        fillText,
        reloadSettings,
        rulesOf: searchRules.of,
      })
  const terms = searchTerms(pool, clock, log)
  app.addHook('onClose', async () => {
    settings.close()
    storeTerms.close()
    searchRules.close()
    await catalog.close()
    await terms.close()
  })
  countPageSearches(app, terms, hosts)
  const internal: Internal = { header: 'x-shop-internal', secret: randomUUID() }
  const isInternal = ({ headers }: FastifyRequest) => headers[internal.header] === internal.secret
  const callsPerMinute = env.RATE_LIMIT_PER_MINUTE
  const admitted = await admission(app, { pool, callsPerMinute, isInternal })
  const mount = mountWith({ db, clock, resolveSession: sessionResolver(pool), internal })
  const mountShared = mountSharedWith({ clock, internal, changesOf: catalog.changesOf })

  const register = operationsRoutes(app, {
    db,
    pool,
    isStopping,
    metricsToken: env.METRICS_TOKEN,
    isTrial: isLocalTrial(env),
    problems: () => [...problems, ...unpayableStores().map((country) => `No way to pay in ${country}.`)],
    migrations,
    folder: picturesFolder,
    collectMetrics,
  })
  const routeTimes = countRouteTimes(app)
  addMailMetrics(register, db, clock)
  addShopMetrics(register, { db, clock, buildId })
  addIndexMetrics(register, catalog.ages)
  docsRoutes(app, endpoints, settings)
  const openOwnPictures = () =>
    openPictures({
      db,
      photos,
      folder: picturesFolder,
      drawingsVersion,
      hasDrawings: env.SEED_DEMO !== 'false',
      queueLimit: pictureQueueLimit,
      onWriteFailed: (error) => app.log.error({ err: error }, 'pictures cannot be stored'),
    })
  const pictures = leader ? followPictures(leader, drawingsVersion) : await openOwnPictures()
  const secrets = cachedSecrets(db)
  explainRoute(app, { catalog, secrets })
  freshnessRoute(app, { catalog, secrets })
  pictureRoutes(app, pictures, admitted.pictures, photoAccess(db, secrets))
  measurePictures(register, pictures)
  const preparer = photoPreparer()
  const uploads = reviewUploads({ db, secrets, clock })
  app.addHook('onClose', preparer.close)

  crossDomainRoutes(app)
  flagsRoutes(app, db)
  const flags = serverFlags(db)
  app.addHook('onClose', async () => flags.close())

  feedLinkRoutes(app, { db, secrets, feeds: feedSource(env, databaseUrl), clock })
  if (isSandboxOn(env)) {
    const deliver: Deliver = async (url, headers, payload) =>
      (await app.inject({ method: 'POST', url, headers, payload })).statusCode
    sandboxPages(app, { db, secrets, deliver, clock, plansOf: payments.plansOf })
  }

  paymentReturnPage(app)
  transferProofFile(app, { db, secrets, sealer, photos, clock })

  const passwords = passwordHasher()
  const states = cartStates(pool)
  const checkout = openCheckout({ pool, secrets, states, payments, callsPerMinute })
  const desk = {
    databaseUrl,
    catalog,
    sealer,
    photos,
    prepare: preparer.prepare,
    passwords,
    settings,
    terms: storeTerms,
    clock,
    trialLogin,
    env,
    unpayableStores,
    paymentsOffered: payments.choices,
    hosts,
    hand: handOrders({ carts: cartService(pool, states), checkout, payments, secrets, originOf: hosts.originOf }),
  }
  await deskRoutes(app, { ...deskDatabase, ...desk })

  await app.register((api) =>
    shopApi(api, {
      env,
      db,
      pool,
      clock,
      isDemo,
      sealer,
      photos,
      settings,
      storeTerms,
      contactOf,
      hosts,
      internal,
      isInternal,
      admitted,
      mount,
      mountShared,
      catalog,
      terms,
      payments,
      states,
      checkout,
      offersInstalments,
      secrets,
      passwords,
      flags,
      preparer,
      uploads,
    }),
  )

  /** Screens whose forms hold files, and who may send them. */
  const uploadScreens = [{ url: '/customer/review/*', beforeBody: uploads.admitScreen }]
  return {
    app,
    internal,
    settings,
    storeTerms,
    unpayableStores,
    contactOf,
    catalog,
    terms,
    pictures,
    preparer,
    register,
    routeTimes,
    admission: admitted,
    hosts,
    uploadScreens,
  }
}
