import { randomUUID } from 'node:crypto'
import type { FastifyRequest, HTTPMethods } from 'fastify'
import rateLimit from '@fastify/rate-limit'
import type pg from 'pg'
import { endpoints } from '#contract/index.ts'
import type { Sealer } from '#db/bank-data/sealer.ts'
import type { Handle } from '#db/open.ts'
import { RuleError } from '#domain/errors.ts'
import { addressesRoutes } from './addresses/routes.ts'
import { bankAccounts } from './bank-data/accounts.ts'
import { bankDataRoutes } from './bank-data/routes.ts'
import { branchOfficesRoutes } from './branch-offices/routes.ts'
import { brandsRoutes } from './brands/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { openCatalog } from './catalog/catalog.ts'
import { countPageSearches } from './catalog/count-page-searches.ts'
import { crossDomainRoutes } from './catalog/cross-domain.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { searchTerms } from './catalog/search-terms.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { configRoutes } from './config/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { creditsRoutes } from './credits/routes.ts'
import { customersRoutes } from './customers/routes.ts'
import { accountService } from './customers/account-service.ts'
import { loginService } from './customers/login-service.ts'
import { passwordHasher } from './customers/passwords.ts'
import { registrationService } from './customers/registration-service.ts'
import { dataRightsRoutes } from './data-rights/routes.ts'
import { docsRoutes } from './docs/routes.ts'
import type { Env } from './env.ts'
import { giftCardsRoutes } from './gift-cards/routes.ts'
import { exchangesRoutes } from './exchanges/routes.ts'
import { experimentsRoutes } from './experiments/routes.ts'
import { feedLinkRoutes } from './feed-links/routes.ts'
import { feedSource } from './feed-links/stored-feeds.ts'
import { decideFlagsRoutes } from './flags/decide-routes.ts'
import { serverFlags } from './flags/server-flags.ts'
import { flagsRoutes } from './flags/routes.ts'
import { geoRoutes } from './geo/routes.ts'
import { helpRoutes } from './help/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { admission, ipv6Subnet } from './http/admission.ts'
import { createApp } from './http/app.ts'
import { readCallContext } from './http/call-context.ts'
import { mountWith } from './http/mount.ts'
import { shopHosts } from './http/shop-hosts.ts'
import { readUploads } from './http/uploads.ts'
import { addMailMetrics } from './mail/metrics.ts'
import { membershipsRoutes } from './memberships/routes.ts'
import { menuRoutes } from './menu/routes.ts'
import { mySizesRoutes } from './my-sizes/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { operationsRoutes } from './operations/routes.ts'
import { orderAccess } from './orders/access.ts'
import { ordersRepository } from './orders/repository.ts'
import { ordersRoutes } from './orders/routes.ts'
import { gatewaysOn, isSandboxOn } from './payments/gateways.ts'
import type { GatewaysOn } from './payments/port.ts'
import { paymentReturnPage } from './payments/return-page.ts'
import { paymentsRoutes } from './payments/routes.ts'
import { sandboxPages, type Deliver } from './payments/sandbox/pages.ts'
import { paymentsService } from './payments/service.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import { photoPreparer } from './photos/services.ts'
import { measurePictures } from './pictures/metrics.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { openPictures } from './pictures/service.ts'
import { passkeysRoutes } from './passkeys/routes.ts'
import { productRoutes } from './product/routes.ts'
import { recommendationsRoutes } from './recommendations/routes.ts'
import { photoShowing } from './reviews/photo-showing.ts'
import { reviewsRoutes } from './reviews/routes.ts'
import { cachedSecrets } from './secrets.ts'
import { sessionResolver } from './sessions/resolve-session.ts'
import { shippingRoutes } from './shipping/routes.ts'
import { facebook, facebookDialog, facebookOf } from './social-login/facebook.ts'
import { socialLoginRoutes } from './social-login/routes.ts'
import { sizesRoutes } from './sizes/routes.ts'
import { stockAlertRoutes } from './stock-alert/routes.ts'
import { surveyRoutes } from './survey/routes.ts'
import { twoStepRoutes } from './two-step/routes.ts'
import { walletRoutes } from './wallet/routes.ts'
import { wishlistRoutes } from './wishlist/routes.ts'

export type ShopParts = {
  env: Env
  db: Handle
  pool: pg.Pool
  /** For what needs a connection of its own: threads, and the listener for changes. */
  databaseUrl: string
  migrations: number
  picturesFolder: string
  photos: PhotoStore
  /** What keeps bank data from being read in the database. */
  sealer: Sealer
  /** How many pictures may wait to be made. */
  pictureQueueLimit?: number
  clock?: () => Date
  /** The providers of payments, where they are not those of the settings. */
  gatewaysOn?: GatewaysOn
}

/** Proves that a call comes from our own rendering, which is not to be throttled as one busy visitor. */
export type Internal = { header: string; secret: string }

const apiBases = ['/api', '/bff', '/geo'] as const
const changing: HTTPMethods[] = ['POST', 'PUT', 'PATCH', 'DELETE']

/** The API and everything behind it, without pages and without a socket: what tests open and main.ts completes. */
export async function buildShop(parts: ShopParts) {
  const {
    env,
    db,
    pool,
    databaseUrl,
    migrations,
    picturesFolder,
    photos,
    sealer,
    pictureQueueLimit,
    clock = () => new Date(),
    gatewaysOn: gateways = gatewaysOn(env),
  } = parts
  const hosts = shopHosts(env)
  const app = await createApp({ ...env, hosts })
  const log = (error: unknown) => app.log.error({ err: error }, 'catalogue')
  const catalog = openCatalog({ pool, url: databaseUrl, clock, log })
  const terms = searchTerms(pool, clock, log)
  app.addHook('onClose', async () => {
    await catalog.close()
    await terms.close()
  })
  countPageSearches(app, terms, hosts.storeOf)
  const internal: Internal = { header: 'x-vereda-internal', secret: randomUUID() }
  const isInternal = ({ headers }: FastifyRequest) => headers[internal.header] === internal.secret
  const callsPerMinute = env.RATE_LIMIT_PER_MINUTE
  const admitted = await admission(app, { pool, callsPerMinute, isInternal })
  const mount = mountWith({ db, clock, resolveSession: sessionResolver(pool) })

  const register = operationsRoutes(app, { db, metricsToken: env.METRICS_TOKEN, migrations })
  addMailMetrics(register, db)
  docsRoutes(app, endpoints)
  const pictures = await openPictures({ db, photos, folder: picturesFolder, queueLimit: pictureQueueLimit })
  const secrets = cachedSecrets(db)
  pictureRoutes(app, pictures, admitted.pictures, photoShowing(db, secrets))
  measurePictures(register, pictures)
  const preparer = photoPreparer()
  app.addHook('onClose', preparer.close)

  crossDomainRoutes(app)
  flagsRoutes(app, db)
  const flags = serverFlags(db)
  app.addHook('onClose', async () => flags.close())

  feedLinkRoutes(app, { db, secrets, feeds: feedSource(env, databaseUrl), clock })
  if (isSandboxOn(env)) {
    const deliver: Deliver = async (url, headers, payload) =>
      (await app.inject({ method: 'POST', url, headers, payload })).statusCode
    sandboxPages(app, { db, secrets, deliver, clock })
  }

  paymentReturnPage(app)

  await app.register(async (api) => {
    await api.register(rateLimit, {
      max: callsPerMinute,
      timeWindow: '1 minute',
      ipv6Subnet,
      allowList: isInternal,
      errorResponseBuilder: () => new RuleError('too_many_requests'),
    })
    readUploads(api)
    api.addHook('onRequest', readCallContext(hosts.storeOf))
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    for (const base of apiBases) {
      // Reading below /api is the catalogue's: its older dialect speaks in paths of the shop.
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
    const isTwoStepOn = env.TWO_STEP_AUTH
    const facebookSettings = facebookOf(env)
    const facebookLoginUrl = facebookSettings ? facebookDialog(facebookSettings) : null
    const gtmContainer = env.GTM_CONTAINER_ID ?? null
    configRoutes(api, mount, { db, passwordPolicy, isTwoStepOn, facebookLoginUrl, gtmContainer })
    geoRoutes(api, mount, db)
    newsletterRoutes(api, mount, db)
    recommendationsRoutes(api, mount, db)
    contentRoutes(api, mount, db)
    experimentsRoutes(api, mount, db)
    decideFlagsRoutes(api, mount, flags)
    helpRoutes(api, mount, { supportEmail: env.SUPPORT_EMAIL })
    surveyRoutes(api, mount, db)
    brandsRoutes(api, mount, db)
    menuRoutes(api, mount, db)
    homeRoutes(api, mount, db)
    shippingRoutes(api, mount, db)
    sizesRoutes(api, mount, db)
    productRoutes(api, mount, db)
    reviewsRoutes(api, mount, { db, secrets, photos, prepare: preparer.prepare })
    stockAlertRoutes(api, mount)
    const passwords = passwordHasher()
    const account = accountService({ db, passwords, passwordPolicy })
    const logins = loginService({ db, passwords, isTwoStepOn })
    const registration = registrationService({ db, passwords, passwordPolicy, isTwoStepOn })
    customersRoutes(api, mount, { logins, registration, account })
    const provider = facebookSettings && facebook(facebookSettings, (error) => api.log.warn({ err: error }, 'facebook'))
    socialLoginRoutes(api, mount, { db, logins, provider, isTwoStepOn })
    twoStepRoutes(api, mount, { db, account, isTwoStepOn })
    dataRightsRoutes(api, mount, { db, account })
    passkeysRoutes(api, mount, { db, account, isTwoStepOn, originOf: hosts.originOf })
    addressesRoutes(api, mount, db)
    wishlistRoutes(api, mount, db)
    mySizesRoutes(api, mount, db)
    cartRoutes(api, mount, { db, pool, callsPerMinute })
    const payments = paymentsService(db, gateways(db))
    const orders = ordersRepository(db)
    const openOrder = orderAccess(db, secrets)
    checkoutRoutes(api, mount, { db, pool, secrets, payments, orders, openOrder, hosts, callsPerMinute })
    ordersRoutes(api, mount, { db, pool, orders, openOrder })
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

  return { app, internal, catalog, terms, pictures, preparer, register, admission: admitted, hosts }
}

export type Shop = Awaited<ReturnType<typeof buildShop>>
