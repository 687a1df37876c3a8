import type pg from 'pg'
import { deskEndpoints } from '#contract/desk/index.ts'
import type { Sealer } from '#db/bank-data/sealer.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { PasswordHasher } from '#server/customers/account/passwords.ts'
import type { PaymentChoice } from '#domain/buy/payments/methods.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { ShopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { TermsSource } from '#domain/platform/country/terms.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { PhotoPreparer } from '#server/platform/pictures/photo-preparer.ts'
import type { Env } from '#server/platform/env.ts'
import type { Catalog } from '#server/browse/catalog/catalog.ts'
import type { PhotoStore } from '#server/platform/pictures/photo-store.ts'
import type { App } from '#server/platform/http/app.ts'
import { auditRoutes } from './audit/routes.ts'
import { answerDeskFailure } from './http/desk-failures.ts'
import { deskOpenApi } from './http/openapi.ts'
import { mountDeskWith, readDeskBodies } from './http/mount-desk.ts'
import { keyRoutes } from './keys/routes.ts'
import { brandRoutes } from './brand/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { deskCustomerRoutes } from './customers/routes.ts'
import { payoutFileRoutes } from './money/payout-file-routes.ts'
import { customerCareRoutes } from './customers/care-routes.ts'
import { questionRoutes } from './questions/routes.ts'
import { dataRequestRoutes } from './customers/data-request-routes.ts'
import { reconcileRoutes } from './money/reconcile-routes.ts'
import { moneyRoutes } from './money/routes.ts'
import { importRoutes } from './imports/routes.ts'
import { feedSourceRoutes } from './imports/source-routes.ts'
import { mailRoutes } from './mails/routes.ts'
import { deskOrderRoutes } from './orders/routes.ts'
import { handOrderRoutes } from './orders/hand-order-routes.ts'
import type { HandOrders } from './orders/hand-orders.ts'
import { orderPaperRoutes } from './orders/paper-routes.ts'
import { deskReturnRoutes } from './returns/routes.ts'
import { sizeTableRoutes } from './sizes/routes.ts'
import { savedViewRoutes } from './views/routes.ts'
import { setupRoutes } from './setup/routes.ts'
import { productBulkRoutes } from './products/bulk-routes.ts'
import { deskProductRoutes } from './products/routes.ts'
import { staffRoutes, type TrialLogin } from './staff/routes.ts'
import { secondPersonRoutes } from './second-person/routes.ts'
import { systemRoutes } from './system/routes.ts'
import { webhookRoutes } from './system/webhook-routes.ts'
import { promotionRoutes } from './promotions/routes.ts'
import { searchRoutes } from './searches/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { stockRoutes } from './stock/routes.ts'
import { deskFlagRoutes } from './flags/routes.ts'
import { storesRoutes } from './stores/routes.ts'
import { termsRoutes } from './terms/routes.ts'
import { storeShippingRoutes } from './terms/shipping-routes.ts'
import { todayRoutes } from './today/routes.ts'

type Parts = {
  db: Handle
  /** The same connections, for hand-written statements that are planned once. */
  pool: pg.Pool
  /** For a connection that listens. */
  databaseUrl: string
  catalog: Pick<Catalog, 'engineOf'>
  sealer: Sealer
  photos: PhotoStore
  prepare: PhotoPreparer['prepare']
  passwords: PasswordHasher
  settings: SettingsSource
  terms: TermsSource
  clock: () => Date
  trialLogin: TrialLogin
  env: Env
  hand: HandOrders
  /** Stores that are on and take no money. */
  unpayableStores: () => readonly OpenCountry[]
  paymentsOffered: (country: OpenCountry) => readonly PaymentChoice[]
  hosts: ShopHosts
}

/** The API of the desk: calls of its own, with sessions, failures and bodies of its own. */
export async function deskRoutes(app: App, parts: Parts): Promise<void> {
  await app.register(async (desk) => {
    desk.setErrorHandler(answerDeskFailure)
    readDeskBodies(desk)
    desk.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    const closing = new AbortController()
    desk.addHook('preClose', async () => closing.abort())
    const mount = mountDeskWith({ ...parts, closing: closing.signal })
    staffRoutes(desk, mount, parts)
    keyRoutes(desk, mount, parts)
    todayRoutes(desk, mount, parts)
    setupRoutes(desk, mount, parts)
    termsRoutes(desk, mount, parts)
    storeShippingRoutes(desk, mount, parts)
    storesRoutes(desk, mount, parts)
    deskFlagRoutes(desk, mount, parts)
    deskOrderRoutes(desk, mount, parts)
    handOrderRoutes(desk, mount, parts)
    orderPaperRoutes(desk, mount, parts)
    savedViewRoutes(desk, mount, parts)
    deskReturnRoutes(desk, mount, parts)
    deskCustomerRoutes(desk, mount, parts)
    customerCareRoutes(desk, mount, parts)
    dataRequestRoutes(desk, mount, parts)
    questionRoutes(desk, mount, parts)
    moneyRoutes(desk, mount, parts)
    secondPersonRoutes(desk, mount, parts)
    payoutFileRoutes(desk, mount, parts)
    reconcileRoutes(desk, mount, parts)
    systemRoutes(desk, mount, parts)
    webhookRoutes(desk, mount, parts)
    promotionRoutes(desk, mount, parts)
    deskProductRoutes(desk, mount, parts)
    productBulkRoutes(desk, mount, parts)
    sizeTableRoutes(desk, mount, parts)
    searchRoutes(desk, mount, parts)
    reviewRoutes(desk, mount, parts)
    stockRoutes(desk, mount, parts)
    auditRoutes(desk, mount, parts)
    contentRoutes(desk, mount, parts)
    brandRoutes(desk, mount, parts)
    importRoutes(desk, mount, parts)
    feedSourceRoutes(desk, mount, parts)
    mailRoutes(desk, mount, parts)
    desk.get('/desk/api/openapi.json', () => deskOpenApi(deskEndpoints, parts.settings.current().brand.name))
    desk.route({
      method: ['GET', 'POST'],
      url: '/desk/api/*',
      handler: () => {
        throw new DeskError('not_found')
      },
    })
  })
}
