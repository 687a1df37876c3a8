import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { paymentAccount } from '#db/schema/payment-methods.ts'
import type { DeskHealth } from '#contract/desk/system.ts'
import { dependencyState, type DependencyName } from '#domain/desk/system/dependency.ts'
import { shownSetting } from '#domain/desk/system/shown-setting.ts'
import type { Env } from '#server/platform/env.ts'
import { answersSmtp } from '#server/platform/mail/answers-smtp.ts'
import type { PhotoStore } from '#server/platform/pictures/photo-store.ts'

type Dependency = DeskHealth['dependencies'][number]
/** Says what is wrong by throwing; undefined where this machine does it itself. */
type Check = { name: DependencyName; what: string; check?: (signal: AbortSignal) => Promise<unknown> }

const answerWithinMs = 4000
/** A name that no photograph has: what a bucket or a folder says of it is an answer. */
const probeName = '00000000000000000000000000000000'

const address = (text: string) => shownSetting('address', text) ?? ''

/** Any answer of a provider's is an answer: what it thinks of a question without a token does not matter here. */
const answers = (url: string) => (signal: AbortSignal) => fetch(url, { method: 'HEAD', redirect: 'manual', signal })

async function ask({ name, what, check }: Check): Promise<Dependency> {
  if (!check) return { name, what, state: 'local', ms: null, problem: null }
  const began = performance.now()
  const signal = AbortSignal.timeout(answerWithinMs)
  const silence = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error(`no answer within ${answerWithinMs / 1000} s`))),
  )
  const problem = await Promise.race([check(signal), silence]).then(
    () => null,
    (error: unknown) => reasonOf(error),
  )
  const ms = Math.round(performance.now() - began)
  return { name, what, state: dependencyState(name, ms, problem), ms, problem }
}

/** Without what may be a secret: the words of an error say which host, its address may say more. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  const text = cause instanceof Error ? cause.message : message
  return text.replaceAll(/[a-z][a-z+.-]{0,20}:\/\/\S+/gi, '…').slice(0, 200)
}

type Parts = { db: Handle; env: Env; photos: PhotoStore }

/** Asks everything that the shop depends on, all at once. */
async function checkDependencies({ db, env, photos }: Parts): Promise<Dependency[]> {
  const { SMTP_URL, PHOTO_STORE_URL, DATABASE_URL } = env
  const accounts = await db
    .select({ provider: paymentAccount.provider })
    .from(paymentAccount)
    .catch(() => [])
  const takes = (provider: 'mercadopago' | 'webpay', own: string | undefined) =>
    own !== undefined || accounts.some((account) => account.provider === provider)
  const checks: Check[] = [
    {
      name: 'database',
      what: DATABASE_URL ? address(DATABASE_URL) : 'PostgreSQL',
      check: () => db.execute(sql`select 1`),
    },
    { name: 'mail', what: SMTP_URL ? address(SMTP_URL) : '', ...(SMTP_URL && { check: () => answersSmtp(SMTP_URL) }) },
    ...(takes('mercadopago', env.MERCADOPAGO_ACCESS_TOKEN)
      ? [{ name: 'mercadopago', what: address(env.MERCADOPAGO_URL), check: answers(env.MERCADOPAGO_URL) } as const]
      : []),
    ...(takes('webpay', env.WEBPAY_COMMERCE_CODE)
      ? [{ name: 'webpay', what: address(env.WEBPAY_URL), check: answers(env.WEBPAY_URL) } as const]
      : []),
    { name: 'storage', what: PHOTO_STORE_URL ? address(PHOTO_STORE_URL) : '', check: () => photos.has(probeName) },
  ]
  return Promise.all(checks.map(ask))
}

const freshForMs = 10_000

/** At most one round of questions in ten seconds, no matter how many look. */
export function watchedDependencies(parts: Parts): () => Promise<Dependency[]> {
  let last: { at: number; answer: Promise<Dependency[]> } | undefined
  return () => {
    const at = performance.now()
    if (!last || at - last.at > freshForMs) last = { at, answer: checkDependencies(parts) }
    return last.answer
  }
}
