import { paymentWebhook } from '#contract/buy/payments.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { App } from '#server/platform/http/app.ts'
import { mountRaw } from '#server/platform/http/mount.ts'
import type { Payments } from './service.ts'

/** The account whose address was called: `account=3`, as the shop gave it to the provider. */
function accountIn(query: unknown): number | null {
  const { account } = query as Record<string, unknown>
  return typeof account === 'string' && /^\d{1,9}$/.test(account) ? Number(account) : null
}

/** The webhooks of providers, in a scope of their own: the body stays text, because its signature is over every byte. */
export async function paymentsRoutes(app: App, { payments, clock }: { payments: Payments; clock: () => Date }) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    mountRaw(scope, paymentWebhook, async (request) => {
      const params = paymentWebhook.params.safeParse(request.params)
      if (!params.success) throw new RuleError('not_found')
      const webhook = {
        headers: request.headers,
        query: request.query as Record<string, unknown>,
        accountId: accountIn(request.query),
        body: typeof request.body === 'string' ? request.body : '',
        now: clock(),
      }
      try {
        return { received: await payments.webhook(params.data.provider, webhook) }
      } catch (error) {
        if (error instanceof RuleError && error.code === 'signature_refused') {
          request.log.warn({ provider: params.data.provider }, 'webhook with a wrong signature')
        }
        if (error instanceof RuleError) throw error
        // Its message cannot be looked into now; an answer that is no success has the provider repeat it.
        request.log.warn({ err: error, provider: params.data.provider }, 'provider not asked')
        throw new RuleError('unavailable')
      }
    })
  })
}
