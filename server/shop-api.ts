import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import type pg from 'pg'
import rateLimit from '@fastify/rate-limit'
import type { Sealer } from '#db/bank-data/sealer.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { OffersInstalments } from '#domain/browse/product/instalments.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { TermsSource } from '#domain/platform/country/terms.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { Catalog } from './browse/catalog/catalog.ts'
import type { ReviewUploads } from './browse/reviews/review-uploads.ts'
import type { SearchTerms } from './browse/search/search-terms.ts'
import type { paymentsService } from './buy/payments/service.ts'
import type { ServerFlags } from './content/flags/server-flags.ts'
import type { PasswordHasher } from './customers/account/passwords.ts'
import type { SettingsSource } from './platform/brand/settings.ts'
import type { Env } from './platform/env.ts'
import type { ShopHosts } from './platform/http/edge/shop-hosts.ts'
import type { Internal } from './platform/http/internal.ts'
import type { Mount } from './platform/http/mount.ts'
import type { MountShared } from './platform/http/mount-shared.ts'
import type { PhotoPreparer } from './platform/pictures/photo-preparer.ts'
import type { PhotoStore } from './platform/pictures/photo-store.ts'
import type { Secrets } from './platform/secrets/secrets.ts'
import { addressesRoutes } from './customers/addresses/routes.ts'
import { bankAccounts } from './after-sale/bank-data/accounts.ts'
import { bankDataRoutes } from './after-sale/bank-data/routes.ts'
import { branchOfficesRoutes } from './buy/shipping/branch-offices/routes.ts'
import { brandsRoutes } from './browse/brands/routes.ts'
import { cartRoutes } from './buy/cart/routes.ts'
import type { CartStates } from './buy/cart/state.ts'
import { livingLinks, ownDepartments } from './browse/catalog/living-links.ts'
import { catalogRoutes } from './browse/catalog/routes.ts'
import type { CheckoutService } from './buy/checkout/open-checkout.ts'
import { checkoutRoutes } from './buy/checkout/routes.ts'
import { configRoutes } from './content/config/routes.ts'
import { contentRoutes } from './content/pages/routes.ts'
import { creditsRoutes } from './after-sale/credits/routes.ts'
import { customersRoutes } from './customers/account/routes.ts'
import { accountService } from './customers/account/account-service.ts'
import { loginService } from './customers/account/login-service.ts'
import { registrationService } from './customers/account/registration-service.ts'
import { dataRightsRoutes } from './customers/data-rights/routes.ts'
import { giftCardsRoutes } from './buy/gift-cards/routes.ts'
import { exchangesRoutes } from './after-sale/exchanges/routes.ts'
import { experimentsRoutes } from './content/experiments/routes.ts'
import { decideFlagsRoutes } from './content/flags/decide-routes.ts'
import { geoRoutes } from './browse/geo/routes.ts'
import { helpRoutes } from './content/help/routes.ts'
import { homeRoutes } from './browse/home/routes.ts'
import { ipv6Subnet, type Admission } from './platform/http/limits/admission.ts'
import { readCallContext } from './platform/http/call-context.ts'
import { readUploads } from './platform/http/uploads.ts'
import { membershipsRoutes } from './after-sale/memberships/routes.ts'
import { menuRoutes } from './browse/menu/routes.ts'
import { accountHomeRoutes } from './customers/account/account-home-routes.ts'
import { mySizesRoutes } from './customers/my-sizes/routes.ts'
import { newsletterRoutes } from './content/newsletter/routes.ts'
import { orderAccess } from './buy/orders/access.ts'
import { ordersRepository } from './buy/orders/repository.ts'
import { ordersRoutes } from './buy/orders/routes.ts'
import { paymentsRoutes } from './buy/payments/routes.ts'
import { passkeysRoutes } from './customers/passkeys/routes.ts'
import { productRoutes } from './browse/product/routes.ts'
import { recommendationsRoutes } from './browse/recommendations/routes.ts'
import { reviewsRoutes } from './browse/reviews/routes.ts'
import { shippingRoutes } from './buy/shipping/routes.ts'
import { facebook, facebookDialog, facebookOf } from './customers/social-login/facebook.ts'
import { transferProofRoutes } from './buy/payments/transfer/proof-routes.ts'
import { socialLoginRoutes } from './customers/social-login/routes.ts'
import { sizesRoutes } from './browse/sizes/routes.ts'
import { stockAlertRoutes } from './browse/stock-alert/routes.ts'
import { surveyRoutes } from './content/survey/routes.ts'
import { twoStepRoutes } from './customers/two-step/routes.ts'
import { walletRoutes } from './after-sale/wallet/routes.ts'
import { wishlistRoutes } from './customers/wishlist/routes.ts'

type Parts = {
  env: Env
  db: Handle
  pool: pg.Pool
  clock: () => Date
  isDemo: boolean
  sealer: Sealer
  photos: PhotoStore
  settings: SettingsSource
  storeTerms: TermsSource
  contactOf(country: OpenCountry): string
  hosts: ShopHosts
  internal: Internal
  isInternal(request: FastifyRequest): boolean
  admitted: Admission
  mount: Mount
  mountShared: MountShared
  catalog: Catalog
  terms: SearchTerms
  payments: ReturnType<typeof paymentsService>
  states: CartStates
  checkout: CheckoutService
  offersInstalments: OffersInstalments
  secrets: Secrets
  passwords: PasswordHasher
  flags: ServerFlags
  preparer: PhotoPreparer
  uploads: ReviewUploads
}

const apiBases = ['/api', '/bff', '/geo'] as const
const changing: HTTPMethods[] = ['POST', 'PUT', 'PATCH', 'DELETE']

/** The calls of the shop, area by area. */
export async function shopApi(api: FastifyInstance, parts: Parts): Promise<void> {
  const { env, db, pool, clock, isDemo, sealer, photos, settings, storeTerms, contactOf, hosts, internal } = parts
  const { isInternal, admitted, mount, mountShared, catalog, terms, payments, states, checkout, offersInstalments } =
    parts
  const { secrets, passwords, flags, preparer, uploads } = parts
  const callsPerMinute = env.RATE_LIMIT_PER_MINUTE
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
  productRoutes(api, { mount, mountShared }, { db, settings, terms: storeTerms, offersInstalments })
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
  cartRoutes(api, mount, { db, pool, states, callsPerMinute })
  const orders = ordersRepository(db, secrets)
  const openOrder = orderAccess(db, secrets)
  const placesOf = (country: OpenCountry) => storeTerms.current(country).checkoutPlaces
  checkoutRoutes(api, mount, {
    db,
    secrets,
    checkout,
    payments,
    orders,
    openOrder,
    hosts,
    callsPerMinute,
    placesOf,
  })
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
}
