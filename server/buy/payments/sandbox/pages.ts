import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { z } from 'zod/mini'
import { and, eq, gt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { sandboxPayment } from '#db/schema/sandbox.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { cardsInWords, type InstalmentPlan } from '#domain/buy/payments/instalments.ts'
import { reservedWhileInProcess } from '#domain/buy/payments/reservation.ts'
import { isVoucherCode } from '#domain/buy/payments/voucher-code.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { App } from '#server/platform/http/app.ts'
import { html, type Html } from '#server/platform/mail/templates/html.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import type { Payments } from '../service.ts'
import { signatureOf, type SandboxRow } from './gateway.ts'

/** What a tester can have the gateway do. */
const outcomes = {
  approve: 'Aprobar',
  reject: 'Rechazar',
  pending: 'Dejar en proceso',
  slow: 'Aprobar y avisar más tarde',
  duplicate: 'Aprobar y avisar tres veces',
  silent: 'Aprobar sin avisar',
  other_amount: 'Aprobar por otro importe',
} as const
type Outcome = keyof typeof outcomes

const decision = z.object({
  outcome: z.enum(Object.keys(outcomes) as [Outcome, ...Outcome[]]),
  /** Which of the plans that were shown, by its number of cuotas and its place among those of it: `6`, `6-1`. */
  instalments: z._default(z.string().check(z.regex(/^\d{1,2}(-\d{1,2})?$/)), '1'),
})
const counterForm = z.object({ code: z.string().check(z.maxLength(40)) })

const css = `body{margin:0;background:#eef1f6;color:#1c2430;font:16px/1.5 system-ui,sans-serif}main{max-width:28rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.25rem}form{background:#fff;border:1px solid #cdd5e1;border-radius:8px;padding:1.25rem;display:grid;gap:.75rem}button,select,input{font:inherit;padding:.75rem;border-radius:6px;border:1px solid #6b7789;min-height:48px;background:#fff;color:inherit;width:100%;box-sizing:border-box}button[value=approve],button.main{background:#1d4ed8;border-color:#1d4ed8;color:#fff;font-weight:600}`
const cssHash = createHash('sha256').update(css).digest('base64')
const style: Html = { markup: `<style>${css}</style>` }
const policy = `default-src 'none'; style-src 'sha256-${cssHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

function send(reply: FastifyReply, title: string, body: Html) {
  const page = html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(page.markup)
}

const inMoney = ({ amount, country }: Pick<SandboxRow, 'amount' | 'country'>) => {
  const profile = countryProfiles[country]
  return formatPrice(toUnits(amount, profile), profile)
}

/** Number, amount and total before paying: nothing is added afterwards. */
function planText({ country }: SandboxRow, { count, amount, total, surcharge, ...holder }: InstalmentPlan): string {
  if (count === 1) return '1 pago'
  const each = [`${count} cuotas de ${inMoney({ amount, country })}`, cardsInWords(holder)].filter(Boolean).join(' ')
  return surcharge === 0
    ? `${each} sin interés`
    : `${each}: ${inMoney({ amount: total, country })} en total, interés ${surcharge} %`
}

/** Delivers a message to the shop through its public routes, like any provider's. */
export type Deliver = (path: string, headers: Record<string, string>, body: string) => Promise<number>

type SandboxPagesOptions = {
  db: Handle
  secrets: Secrets
  deliver: Deliver
  clock: () => Date
  plansOf: Payments['plansOf']
  slowMs?: number
}

/**
 * The pages of the built-in gateway, for trying the shop out: where a real provider asks for a card, this one asks how the
 * payment should end. It moves no money.
 */
export function sandboxPages(app: App, { db, secrets, deliver, clock, plansOf, slowMs = 8000 }: SandboxPagesOptions) {
  const timers = new Set<NodeJS.Timeout>()
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer)
  })

  async function tell({ id, webhookPath, returnUrl }: SandboxRow): Promise<void> {
    const { host } = new URL(returnUrl)
    const body = JSON.stringify({ payment: id })
    const signature = signatureOf(await secrets('sandbox webhook'), body, clock())
    await deliver(webhookPath, { host, 'content-type': 'application/json', 'x-signature': signature }, body)
  }

  function tellLater(row: SandboxRow): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      tell(row).catch((error: unknown) => app.log.warn({ err: error }, 'sandbox webhook'))
    }, slowMs)
    timers.add(timer)
  }

  async function find(id: string): Promise<SandboxRow> {
    const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.id, id))
    if (!row) throw new RuleError('not_found')
    return row
  }

  /** Plans of the moment; several with one number of cuotas differ by bank. */
  function namedPlans({ country, amount }: SandboxRow): { name: string; plan: InstalmentPlan }[] {
    const seen = new Map<number, number>()
    return plansOf({ country, method: 'card_test', amount, now: clock() }).map((plan) => {
      const before = seen.get(plan.count) ?? 0
      seen.set(plan.count, before + 1)
      return { name: before === 0 ? String(plan.count) : `${plan.count}-${before}`, plan }
    })
  }

  /** Only what is still open can be decided; a second decision changes nothing. */
  async function decide(row: SandboxRow, set: Partial<SandboxRow>): Promise<void> {
    const isOpen = and(eq(sandboxPayment.id, row.id), eq(sandboxPayment.status, 'pending'))
    await db
      .update(sandboxPayment)
      .set(set)
      .where(and(isOpen, gt(sandboxPayment.expiresAt, clock())))
  }

  async function end(row: SandboxRow, outcome: Outcome, plan: InstalmentPlan | null): Promise<void> {
    if (outcome === 'reject') await decide(row, { status: 'rejected' })
    else if (outcome === 'pending')
      await decide(row, { isInProcess: true, expiresAt: reservedWhileInProcess(row.createdAt) })
    else {
      const amount = outcome === 'other_amount' ? row.amount + 1 : row.amount
      await decide(row, { status: 'approved', instalments: plan?.count ?? 1, plan, amount })
    }
    if (outcome === 'silent') return
    if (outcome === 'slow') return tellLater(row)
    for (let times = outcome === 'duplicate' ? 3 : 1; times > 0; times--) await tell(row)
  }

  app.get('/sandbox/pay/:id', { config: { isPage: true } }, async (request, reply) => {
    const row = await find((request.params as { id: string }).id)
    if (row.status !== 'pending') return reply.redirect(row.returnUrl, 303)
    const plans = namedPlans(row).map(({ name, plan }) => html`<option value="${name}">${planText(row, plan)}</option>`)
    const buttons = Object.entries(outcomes).map(
      ([outcome, label]) => html`<button name="outcome" value="${outcome}">${label}</button>`,
    )
    return send(
      reply,
      `Pago de prueba: ${inMoney(row)}`,
      html`<p>Pedido ${row.orderNr}. Acá no se mueve dinero: elegí cómo termina el pago.</p>
        <form method="post">
          <label
            >Cuotas
            <select name="instalments">
              ${plans}
            </select></label
          >${buttons}
        </form>
        <p><a href="${row.returnUrl}">Volver a la tienda sin pagar</a></p>`,
    )
  })

  app.post('/sandbox/pay/:id', { config: { isPage: true } }, async (request, reply) => {
    const parsed = decision.safeParse(request.body)
    if (!parsed.success) throw new RuleError('invalid_input')
    const row = await find((request.params as { id: string }).id)
    // What is not in force any more is not charged so.
    const chosen = namedPlans(row).find(({ name }) => name === parsed.data.instalments)
    if (!chosen) throw new RuleError('invalid_input')
    await end(row, parsed.data.outcome, chosen.plan)
    return reply.redirect(row.returnUrl, 303)
  })

  const counter = (reply: FastifyReply, message: string) =>
    send(
      reply,
      'Caja de prueba',
      html`<p>${message}</p>
        <form method="post">
          <label>Código de pago <input name="code" inputmode="numeric" autocomplete="off" required /></label>
          <button class="main">Cobrar</button>
        </form>`,
    )

  app.get('/sandbox/counter', { config: { isPage: true } }, (_request, reply) =>
    counter(reply, 'Acá se cobra en efectivo, de mentira.'),
  )

  app.post('/sandbox/counter', { config: { isPage: true } }, async (request, reply) => {
    const parsed = counterForm.safeParse(request.body)
    const code = parsed.data?.code.replaceAll(/\D/g, '') ?? ''
    const [row] = isVoucherCode(code)
      ? await db
          .select()
          .from(sandboxPayment)
          .where(and(eq(sandboxPayment.id, code), eq(sandboxPayment.isVoucher, true)))
      : []
    if (!row) return counter(reply, 'Ese código no existe.')
    if (row.status !== 'pending' || row.expiresAt <= clock()) return counter(reply, 'Ese código ya se pagó o venció.')
    await end(row, 'approve', null)
    return counter(reply, `Cobrado: ${inMoney(row)}.`)
  })
}
