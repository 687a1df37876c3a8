import type { Sealer } from '#db/bank-data/sealer.ts'
import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { App } from '#server/platform/http/app.ts'
import type { PhotoStore } from '#server/platform/pictures/photo-store.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { isProofKey } from './proof-key.ts'
import { currentProof, readProof } from './proofs.ts'

type ProofFileOptions = { db: Handle; secrets: Secrets; sealer: Sealer; photos: PhotoStore; clock: () => Date }
type ProofRequest = { Params: { orderNr: string }; Querystring: { key?: unknown } }

/** What a shopper sent, for a person who was given its key a moment ago. A file of a stranger: nothing in it may run. */
export function transferProofFile(app: App, { db, clock, secrets, ...stores }: ProofFileOptions) {
  app.get<ProofRequest>('/transfer-proof/:orderNr', { compress: false }, async ({ params, query }, reply) => {
    const { orderNr } = params
    const isRight =
      typeof query.key === 'string' && isProofKey(query.key, orderNr, await secrets('order link'), clock())
    const proof = isRight ? await currentProof(db, orderNr) : undefined
    const file = proof && (await readProof(stores, proof))
    if (!proof || !file) throw new RuleError('not_found')
    void reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'noindex',
    })
    if (proof.kind === 'picture') return reply.type('image/webp').send(file)
    void reply.header('content-disposition', `attachment; filename="comprobante-${orderNr}.pdf"`)
    return reply.type('application/pdf').send(file)
  })
}
