import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/mini'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import type { Catalog } from './catalog.ts'
import { isProof, proofOf } from './operator-proof.ts'

const path = '/catalogue-freshness'
const asked = z.object({ country: z.enum(openCountries) })
const answered = z.object({ isCurrent: z.boolean() })
const question = (country: OpenCountry) => `catalogue freshness\n${country}`

/** Says to an operator whether lists show everything that was committed before the question. */
export function freshnessRoute(app: App, { catalog, secrets }: { catalog: Catalog; secrets: Secrets }): void {
  app.get('/catalogue-freshness', async (request, reply) => {
    const parsed = asked.safeParse(request.query)
    if (!parsed.success) throw new RuleError('not_found')
    const { country } = parsed.data
    const due = proofOf(await secrets('explain search'), question(country))
    if (!isProof(request.headers.authorization, due)) throw new RuleError('not_found')
    return reply.send({ isCurrent: await catalog.isCurrent(country) })
  })
}

type Question = { origin: string; secret: string; country: OpenCountry; withinMs: number; everyMs?: number }

async function askShop({ origin, secret, country }: Question): Promise<boolean | undefined> {
  try {
    const reply = await fetch(new URL(`${path}?country=${country}`, origin), {
      headers: { authorization: `Bearer ${proofOf(secret, question(country))}` },
      signal: AbortSignal.timeout(5000),
      redirect: 'error',
    })
    const parsed = reply.ok ? answered.safeParse(await reply.json()) : undefined
    return parsed?.success ? parsed.data.isCurrent : undefined
  } catch (error) {
    // A shop that is busy with a new index may answer late; one that is not there refuses at once.
    return (error as Error).name === 'TimeoutError' ? false : undefined
  }
}

/** Waits until the shop at an address shows what is committed; 'no shop' where none of this database answers. */
export async function waitUntilShown(of: Question): Promise<'shown' | 'late' | 'no shop'> {
  const until = performance.now() + of.withinMs
  for (;;) {
    const isCurrent = await askShop(of)
    if (isCurrent === undefined) return 'no shop'
    if (isCurrent) return 'shown'
    if (performance.now() >= until) return 'late'
    await wait(of.everyMs ?? 250)
  }
}
