import { z } from 'zod/mini'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import type { Catalog } from './catalog.ts'
import { explanationLines } from './explanation.ts'
import { isProof, proofOf } from './operator-proof.ts'

const explainPath = '/explain-search'
const shown = 10
const maxLength = 1000

const asked = z.object({ country: z.enum(openCountries), q: z.string().check(z.minLength(1), z.maxLength(maxLength)) })
const answered = z.object({ lines: z.array(z.string()) })

const question = (country: OpenCountry, q: string) => `${country}\n${q}`

/** Explains a search to an operator from the index that answers visitors: to read it again takes many seconds. */
export function explainRoute(app: App, { catalog, secrets }: { catalog: Catalog; secrets: Secrets }): void {
  app.get('/explain-search', async (request, reply) => {
    const parsed = asked.safeParse(request.query)
    if (!parsed.success) throw new RuleError('not_found')
    const { country, q } = parsed.data
    const due = proofOf(await secrets('explain search'), question(country, q))
    if (!isProof(request.headers.authorization, due)) throw new RuleError('not_found')
    const engine = await catalog.engineOf(country)
    return reply.send({ lines: explanationLines(q, engine.explain(q, shown)) })
  })
}

type Question = { origin: string; secret: string; country: OpenCountry; q: string; withinMs: number }

/** What the shop at an address says; undefined where none runs, or one of another database, or it is not ready. */
export async function askRunningShop({
  origin,
  secret,
  country,
  q,
  withinMs,
}: Question): Promise<string[] | undefined> {
  try {
    const reply = await fetch(new URL(`${explainPath}?${new URLSearchParams({ country, q }).toString()}`, origin), {
      headers: { authorization: `Bearer ${proofOf(secret, question(country, q))}` },
      signal: AbortSignal.timeout(withinMs),
      redirect: 'error',
    })
    const parsed = reply.ok ? answered.safeParse(await reply.json()) : undefined
    return parsed?.success ? parsed.data.lines : undefined
  } catch {
    return undefined
  }
}
