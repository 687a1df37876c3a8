import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import type { CallParsed, CallReply, Endpoint } from '#contract/platform/endpoint.ts'
import { isDatabaseUnavailable } from '#db/connection/unavailable.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Changes, Tags } from '#server/platform/caches/change-log.ts'
import { taggedCache } from '#server/platform/caches/tagged-cache.ts'
import { compressedBody, compressedBytes, sendCompressed, type CompressedBody } from './edge/compressed.ts'
import { nameShown, type Internal } from './internal.ts'
import { parsedInput } from './mount.ts'

const cacheBytes = 48 * 1024 * 1024
/** What no tag names (how a garment fits, what is chosen for a slider) is never older than this. */
const maxAgeMs = 60_000
const json = 'application/json; charset=utf-8'

type SharedEndpoint = Endpoint & { method: 'GET'; auth: 'none' }
type Answer<E extends Endpoint> = { reply: CallReply<E>; tags: Iterable<string> }
type SharedHandler<E extends Endpoint> = (
  input: CallParsed<E>,
  call: { country: OpenCountry; now: Date },
) => Promise<Answer<E>>

type Known = { body: CompressedBody; tags: Tags; at: number }

export type MountSharedOptions = {
  clock: () => Date
  internal: Internal
  changesOf(country: OpenCountry): Changes
}

/**
 * Mounts declared reads that are the same for everyone: an answer is computed once, kept with its tags, and sent from
 * memory until something it shows changes.
 */
export function mountSharedWith({ clock, internal, changesOf }: MountSharedOptions) {
  const cache = taggedCache<Known>(cacheBytes)
  const computing = new Map<string, { begun: number; known: Promise<Known> }>()

  function fresh(key: string, changes: Changes): Known | undefined {
    const known = cache.get(key, changes)
    return known && performance.now() - known.at < maxAgeMs ? known : undefined
  }

  return <const E extends SharedEndpoint>(app: FastifyInstance, declared: E, handle: SharedHandler<E>) => {
    const schema = z.toJSONSchema(declared.reply, { io: 'output' })
    app.route({
      method: declared.method,
      url: declared.path,
      config: { endpoint: declared },
      handler: async (request, reply) => {
        const { country } = request
        const input = parsedInput(declared, request) as CallParsed<E>
        const key = `${declared.path} ${country} ${JSON.stringify(input)}`
        const changes = changesOf(country)

        async function compute(): Promise<Known> {
          const [seen, at] = [changes.count(), performance.now()]
          const answer = await handle(input, { country, now: clock() })
          // Cut to its shape, like every reply (S16).
          const text = reply.compileSerializationSchema(schema)(answer.reply as Record<string, unknown>)
          const known = { body: compressedBody(Buffer.from(text)), tags: new Set(answer.tags), at }
          if (changes.isFollowed()) cache.set(key, known, { seen, tags: known.tags, size: compressedBytes(known.body) })
          return known
        }

        /** Once for all who wait; without the database the last answer is better than none (R31). */
        async function computeOnce(): Promise<Known> {
          const begun = changes.count()
          const running = computing.get(key)
          // One that began before a change may not show it.
          if (running?.begun === begun) return running.known
          const known = compute()
            .catch((error: unknown) => {
              const last = isDatabaseUnavailable(error) ? cache.find(key, changes)?.value : undefined
              if (!last) throw error
              return last
            })
            .finally(() => {
              if (computing.get(key)?.known === known) computing.delete(key)
            })
          if (changes.isFollowed()) computing.set(key, { begun, known })
          return known
        }

        const known = fresh(key, changes) ?? (await computeOnce())
        nameShown(request, reply, internal, known.tags)
        void reply.header('content-type', json)
        return sendCompressed(request, reply, known.body)
      },
    })
  }
}

export type MountShared = ReturnType<typeof mountSharedWith>
