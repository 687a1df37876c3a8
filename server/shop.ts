import { randomUUID } from 'node:crypto'
import type { FastifyRequest, HTTPMethods } from 'fastify'
import rateLimit from '@fastify/rate-limit'
import type pg from 'pg'
import { endpoints } from '#contract/index.ts'
import type { Sealer } from '#db/bank-data/sealer.ts'
import type { Handle } from '#db/connection/handle.ts'
import { contactOf as contact } from '#domain/platform/brand/contact.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { isMethodOffered } from '#domain/buy/payments/offered.ts'
import { fillTerms } from '#domain/platform/country/fill-terms.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { addressesRoutes } from './customers/addresses/routes.ts'
import { bankAccounts } from './after-sale/bank-data/accounts.ts'
import { bankDataRoutes } from './after-sale/bank-data/routes.ts'
import { branchOfficesRoutes } from './buy/shipping/branch-offices/routes.ts'
import { brandsRoutes } from './browse/brands/routes.ts'
import { cartRoutes } from './buy/cart/routes.ts'
import { cartStates } from './buy/cart/state.ts'
import { openCatalog } from './browse/catalog/catalog.ts'
import { followCatalog } from './browse/catalog/live/followed-catalog.ts'
import { countPageSearches } from './browse/search/count-page-searches.ts'
import { crossDomainRoutes } from './browse/catalog/cross-domain.ts'
import { explainRoute } from './browse/catalog/explain-route.ts'
import { freshnessRoute } from './browse/catalog/freshness-route.ts'
import { livingLinks, ownDepartments } from './browse/catalog/living-links.ts'
import { catalogRoutes } from './browse/catalog/routes.ts'
import { searchTerms } from './browse/search/search-terms.ts'
import { checkoutRoutes } from './buy/checkout/routes.ts'
import { configRoutes } from './content/config/routes.ts'
import { contentRoutes } from './content/pages/routes.ts'
import { creditsRoutes } from './after-sale/credits/routes.ts'
import { customersRoutes } from './customers/account/routes.ts'
import { accountService } from './customers/account/account-service.ts'
import { loginService } from './customers/account/login-service.ts'
import { passwordHasher } from './customers/account/passwords.ts'
import { registrationService } from './customers/account/registration-service.ts'
import { dataRightsRoutes } from './customers/data-rights/routes.ts'
import { deskRoutes } from './desk/desk-routes.ts'
import type { TrialLogin } from './desk/staff/routes.ts'
import { docsRoutes } from './platform/docs/routes.ts'
import type { Env } from './platform/env.ts'
import { giftCardsRoutes } from './buy/gift-cards/routes.ts'
import { exchangesRoutes } from './after-sale/exchanges/routes.ts'
import { experimentsRoutes } from './content/experiments/routes.ts'
import { feedLinkRoutes } from './operations/feeds/links/routes.ts'
import { feedSource } from './operations/feeds/links/stored-feeds.ts'
import { decideFlagsRoutes } from './content/flags/decide-routes.ts'
import { serverFlags } from './content/flags/server-flags.ts'
import { flagsRoutes } from './content/flags/routes.ts'
import { geoRoutes } from './browse/geo/routes.ts'
import { helpRoutes } from './content/help/routes.ts'
import { homeRoutes } from './browse/home/routes.ts'
import { admission, ipv6Subnet } from './platform/http/limits/admission.ts'
import { openSearchRules } from './browse/search/read-search-rules.ts'
import { openStoreTerms } from './ledger/terms/read-terms.ts'
import { openShopSettings } from './platform/brand/settings.ts'
import { createApp, type App } from './platform/http/app.ts'
import { readCallContext } from './platform/http/call-context.ts'
import type { Internal } from './platform/http/internal.ts'
import { mountWith } from './platform/http/mount.ts'
import { mountSharedWith } from './platform/http/mount-shared.ts'
import { shopHosts } from './platform/http/edge/shop-hosts.ts'
import { readUploads } from './platform/http/uploads.ts'
import { addMailMetrics } from './platform/mail/metrics.ts'
import { membershipsRoutes } from './after-sale/memberships/routes.ts'
import { menuRoutes } from './browse/menu/routes.ts'
import { accountHomeRoutes } from './customers/account/account-home-routes.ts'
import { mySizesRoutes } from './customers/my-sizes/routes.ts'
import { newsletterRoutes } from './content/newsletter/routes.ts'
import { addShopMetrics } from './platform/health/shop-metrics.ts'
import { addIndexMetrics } from './browse/catalog/live/metrics.ts'
import { isLocalTrial } from './platform/local-trial.ts'
import { operationsRoutes } from './platform/health/routes.ts'
import { orderAccess } from './buy/orders/access.ts'
import { ordersRepository } from './buy/orders/repository.ts'
import { ordersRoutes } from './buy/orders/routes.ts'
import { instalmentCount, type OffersInstalments } from '#domain/browse/product/instalments.ts'
import { gatewaysOn, isSandboxOn } from './buy/payments/gateways.ts'
import type { GatewaysOn } from './buy/payments/port.ts'
import { paymentReturnPage } from './buy/payments/return-page.ts'
import { paymentsRoutes } from './buy/payments/routes.ts'
import { sandboxPages, type Deliver } from './buy/payments/sandbox/pages.ts'
import { paymentsService } from './buy/payments/service.ts'
import type { PhotoStore } from './platform/pictures/photo-store.ts'
import { photoPreparer } from './platform/pictures/photo-preparer.ts'
import { measurePictures } from './platform/pictures/metrics.ts'
import { pictureRoutes } from './platform/pictures/routes.ts'
import { openPictures } from './platform/pictures/service.ts'
import { followPictures } from './platform/pictures/shared-pictures.ts'
import type { Messages } from './platform/threads/messages.ts'
import { passkeysRoutes } from './customers/passkeys/routes.ts'
import { productRoutes } from './browse/product/routes.ts'
import { recommendationsRoutes } from './browse/recommendations/routes.ts'
import { photoAccess } from './browse/reviews/photo-access.ts'
import { reviewUploads } from './browse/reviews/review-uploads.ts'
import { reviewsRoutes } from './browse/reviews/routes.ts'
import { cachedSecrets } from './platform/secrets/secrets.ts'
import { sessionResolver } from './platform/sessions/resolve-session.ts'
import { shippingRoutes } from './buy/shipping/routes.ts'
import { facebook, facebookDialog, facebookOf } from './customers/social-login/facebook.ts'
import { transferProofFile } from './buy/payments/transfer/proof-file.ts'
import { transferProofRoutes } from './buy/payments/transfer/proof-routes.ts'
import { socialLoginRoutes } from './customers/social-login/routes.ts'
import { sizesRoutes } from './browse/sizes/routes.ts'
import { stockAlertRoutes } from './browse/stock-alert/routes.ts'
import { surveyRoutes } from './content/survey/routes.ts'
import { twoStepRoutes } from './customers/two-step/routes.ts'
import { walletRoutes } from './after-sale/wallet/routes.ts'
import { wishlistRoutes } from './customers/wishlist/routes.ts'

export type ShopParts = {
  env: Env
  db: Handle
  pool: pg.Pool
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
}

const apiBases = ['/api', '/bff', '/geo'] as const
const changing: HTTPMethods[] = ['POST', 'PUT', 'PATCH', 'DELETE']

/** The API and everything behind it, without pages and without a socket: tests open it and main.ts completes it. */
export async function buildShop(parts: ShopParts) {
  const {
    env,
    db,
    pool,
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
  } = parts
  const settings = await openShopSettings(db, (error) => app.log.error({ err: error }, 'settings'))
  const storeTerms = await openStoreTerms(db, (error) => app.log.error({ err: error }, 'terms'))
  const searchRules = await openSearchRules(db, (error) => app.log.error({ err: error }, 'search rules'))
  const hosts = shopHosts(env, settings.current)
  const contactOf = (country: OpenCountry) => contact(settings.current().brand, country, env.SUPPORT_EMAIL)
  const app: App = await createApp({ ...env, hosts, shopName: () => settings.current().brand.name })
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
  await deskRoutes(app, { db, sealer, passwords, settings, clock, trialLogin })

  await app.register(async (api) => {
    await api.register(rateLimit, {
      max: callsPerMinute,
      timeWindow: '1 minute',
      ipv6Subnet,
      allowList: isInternal,
      errorResponseBuilder: () => new RuleError('too_many_requests'),
    })
    await readUploads(api)
    api.addHook('onRequest', readCallContext(hosts, settings))
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    for (const base of apiBases) {
      // Reads below /api belong to the catalogue: its legacy dialect uses paths of the shop.
      const method: HTTPMethods[] = base === '/api' ? changing : [...changing, 'GET']
      api.route({
        method,
        url: `${base}/*`,
        handler: () => {
          throw new RuleError('not_found')
        },
      })
    }
    await catalogRoutes(api, mount, { catalog, terms, clock, internal, admit: admitted.browse })
    const passwordPolicy = env.PASSWORD_POLICY
    const isTwoStepOn = env.TWO_STEP_AUTH === 'true' || (env.TWO_STEP_AUTH === 'auto' && isDemo)
    const facebookSettings = facebookOf(env)
    const facebookLoginUrl = facebookSettings ? facebookDialog(facebookSettings) : null
    const gtmContainer = env.GTM_CONTAINER_ID ?? null
    const leads = livingLinks(catalog)
    configRoutes(api, mountShared, {
      db,
      passwordPolicy,
      isTwoStepOn,
      facebookLoginUrl,
      gtmContainer,
      settings,
      terms: storeTerms,
      contactOf,
      waysToPay: payments.waysToPay,
      instalmentsInWords: payments.instalmentsInWords,
      leads,
      departmentsOf: ownDepartments(catalog),
    })
    geoRoutes(api, mount, db)
    newsletterRoutes(api, mount, db)
    recommendationsRoutes(api, { mount, mountShared }, { db, offersInstalments })
    contentRoutes(api, mount, { db, terms: storeTerms })
    experimentsRoutes(api, mount, db)
    decideFlagsRoutes(api, mount, flags)
    helpRoutes(api, mount, { contactOf })
    surveyRoutes(api, mount, db)
    brandsRoutes(api, mount, db)
    menuRoutes(api, mount, db, leads)
    homeRoutes(api, mountShared, { db, settings, terms: storeTerms, leads })
    shippingRoutes(api, mount, db)
    sizesRoutes(api, mount, db)
    productRoutes(api, { mount, mountShared }, { db, settings, offersInstalments })
    reviewsRoutes(api, mount, { db, secrets, photos, prepare: preparer.prepare, uploads })
    stockAlertRoutes(api, mount)
    const account = accountService({ db, passwords, passwordPolicy })
    const logins = loginService({ db, passwords, isTwoStepOn })
    const registration = registrationService({ db, passwords, passwordPolicy, isTwoStepOn })
    customersRoutes(api, mount, { logins, registration, account })
    const provider = facebookSettings && facebook(facebookSettings, (error) => api.log.warn({ err: error }, 'facebook'))
    socialLoginRoutes(api, mount, { db, logins, provider, isTwoStepOn })
    twoStepRoutes(api, mount, { db, account, isTwoStepOn })
    dataRightsRoutes(api, mount, { db, account })
    passkeysRoutes(api, mount, { db, account, isTwoStepOn, originOf: hosts.originOf, settings })
    addressesRoutes(api, mount, db)
    wishlistRoutes(api, mount, db)
    mySizesRoutes(api, mount, db)
    accountHomeRoutes(api, mount, db)
    const states = cartStates(pool)
    cartRoutes(api, mount, { db, pool, states, callsPerMinute })
    const orders = ordersRepository(db, secrets)
    const openOrder = orderAccess(db, secrets)
    checkoutRoutes(api, mount, { db, pool, secrets, states, payments, orders, openOrder, hosts, callsPerMinute })
    ordersRoutes(api, mount, { db, pool, states, orders, openOrder })
    transferProofRoutes(api, mount, { db, secrets, sealer, photos, prepare: preparer.prepare })
    const accounts = bankAccounts(sealer)
    bankDataRoutes(api, mount, { db, accounts })
    branchOfficesRoutes(api, mount, db)
    exchangesRoutes(api, mount, { db, account, accounts })
    creditsRoutes(api, mount, { db, account, accounts })
    giftCardsRoutes(api, mount, { db, openOrder })
    walletRoutes(api, mount, { db, account, accounts })
    membershipsRoutes(api, mount, db)
    await paymentsRoutes(api, { payments, clock })
  })

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
    admission: admitted,
    hosts,
    uploadScreens,
  }
}
