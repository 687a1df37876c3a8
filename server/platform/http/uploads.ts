import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import pLimit, { type LimitFunction } from 'p-limit'
import { RuleError } from '#domain/platform/errors.ts'
import { checkBody } from './edge/well-formed.ts'
import { networkOf } from './limits/network-of.ts'

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
export const maxParts = 60
const partLimits = {
  parts: maxParts,
  fields: 50,
  files: 10,
  fieldSize: 64 * 1024,
  fileSize: uploadLimit,
  headerPairs: 20,
}
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

/** Ends the reading of a body that is longer than it may be, also where its length is not declared. */
function limitBytes({ raw, headers }: FastifyRequest): void {
  if (Number(headers['content-length']) > uploadLimit) throw tooLarge()
  let bytes = 0
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= uploadLimit) return
    raw.off('data', count)
    raw.emit('error', tooLarge())
  }
  raw.on('data', count)
}

/**
 * Reads a form while it arrives: texts by name, the last of each; files by name, all of them. A file field that was left
 * empty sends a file without a name, which is dropped.
 */
async function readForm(request: FastifyRequest): Promise<Record<string, string | File[]>> {
  const fields: Record<string, string | File[]> = Object.create(null)
  limitBytes(request)
  for await (const part of request.parts({ limits: partLimits })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw tooLarge()
      fields[part.fieldname] = String(part.value)
      continue
    }
    const chunks: Buffer<ArrayBuffer>[] = []
    const hash = createHash('sha256')
    for await (const chunk of part.file as AsyncIterable<Buffer<ArrayBuffer>>) {
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
  app.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return
    // Only a call that is declared to take files may send them; the form of any other is not read.
    if (request.routeOptions.config.endpoint?.encoding !== 'multipart') throw unsupported()
    request.body = await readForm(request).catch((error: { statusCode?: number }) => {
      // The rest of the body is not read.
      void reply.header('connection', 'close')
      throw error.statusCode === 413 || error.statusCode === 408 ? error : new RuleError('invalid_input')
    })
    checkBody(request)
  })
}

/** Runs a check before a body is read; the connection of a sender who fails it is closed, so the body never comes. */
export const checkBeforeBody =
  (check: (request: FastifyRequest) => Promise<void>) => async (request: FastifyRequest, reply: FastifyReply) =>
    check(request).catch((error: unknown) => {
      void reply.header('connection', 'close')
      throw error
    })

/**
 * Limits uploads at once, one of each network among them. The others wait before their bodies are read: they hold
 * nothing but a connection.
 */
export function limitUploads(maxConcurrent = maxConcurrentUploads) {
  const limit = pLimit(maxConcurrent)
  const networks = new Map<string, { oneByOne: LimitFunction; users: number }>()
  return ({ ip }: FastifyRequest, { raw }: FastifyReply, done: () => void) => {
    let hasLeft = false
    const ended = new Promise<void>((resolve) => {
      const leave = () => {
        hasLeft = true
        resolve()
      }
      raw.once('finish', leave).once('close', leave)
    })
    const name = networkOf(ip)
    const network = networks.get(name) ?? { oneByOne: pLimit(1), users: 0 }
    networks.set(name, network)
    network.users += 1
    const begin = async () => {
      if (hasLeft) return
      done()
      await ended
    }
    void network
      .oneByOne(() => (hasLeft ? undefined : limit(begin)))
      .finally(() => {
        network.users -= 1
        if (network.users === 0) networks.delete(name)
      })
  }
}
