import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import { RuleError } from '#domain/platform/errors.ts'
import { checkBody } from './edge/well-formed.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's form may hold files: their bytes are not text, and reading them takes longer than rendering. */
    takesFiles?: true
  }
}

/**
 * The largest body with files. It is more than the files may weigh, so that one that is too heavy is refused at its field
 * and nothing that was typed is lost.
 */
export const uploadLimit = 40 * 1024 * 1024
/** More than any form of the shop has. */
const partLimits = { parts: 60, fields: 50, files: 10, fieldSize: 64 * 1024, fileSize: uploadLimit, headerPairs: 20 }
/** Each upload may hold its whole body in memory while its photos are prepared. */
const maxConcurrentUploads = 3

const unsupported = () => Object.assign(new Error('This call takes no files.'), { statusCode: 415 })
const tooLarge = () => Object.assign(new Error('The form is too large.'), { statusCode: 413 })

/** A file as it was sent. In the digest of a call it stands for its content. */
class SentFile extends File {
  readonly #digest: string

  constructor(chunks: Buffer<ArrayBuffer>[], name: string, digest: string) {
    super(chunks, name)
    this.#digest = digest
  }

  toJSON(): string {
    return this.#digest
  }
}

/**
 * Reads a form while it arrives: texts by name, the last of each; files by name, all of them. A file field that was left
 * empty sends a file without a name, which is dropped.
 */
async function readForm(request: FastifyRequest): Promise<Record<string, string | File[]>> {
  const fields: Record<string, string | File[]> = Object.create(null)
  let bytes = 0
  for await (const part of request.parts({ limits: partLimits })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw tooLarge()
      fields[part.fieldname] = String(part.value)
      continue
    }
    const chunks: Buffer<ArrayBuffer>[] = []
    const hash = createHash('sha256')
    for await (const chunk of part.file as AsyncIterable<Buffer<ArrayBuffer>>) {
      bytes += chunk.length
      if (bytes > uploadLimit) throw tooLarge()
      hash.update(chunk)
      chunks.push(chunk)
    }
    if (chunks.length === 0 && !part.filename) continue
    const file = new SentFile(chunks, part.filename, hash.digest('base64url'))
    const before = fields[part.fieldname]
    fields[part.fieldname] = Array.isArray(before) ? [...before, file] : [file]
  }
  return fields
}

/** Reads the forms with files of the routes below; nothing is read of a request that another hook refuses first. */
export async function readUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: partLimits })
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return
    // Only a call that is declared to take files may send them; the form of any other is not read.
    if (request.routeOptions.config.endpoint?.encoding !== 'multipart') throw unsupported()
    request.body = await readForm(request).catch((error: { statusCode?: number }) => {
      throw error.statusCode === 413 ? error : new RuleError('invalid_input')
    })
    checkBody(request)
  })
}

/** Limits uploads at once. The others wait before their bodies are read: they hold nothing but a connection. */
export function limitUploads(maxConcurrent = maxConcurrentUploads) {
  const limit = pLimit(maxConcurrent)
  return (_request: FastifyRequest, { raw }: FastifyReply, done: () => void) => {
    let hasLeft = false
    const ended = new Promise<void>((resolve) => {
      const leave = () => {
        hasLeft = true
        resolve()
      }
      raw.once('finish', leave).once('close', leave)
    })
    void limit(async () => {
      if (hasLeft) return
      done()
      await ended
    })
  }
}
