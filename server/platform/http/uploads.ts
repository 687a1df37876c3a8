import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RuleError } from '#domain/platform/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its form may hold files: their bytes are no text, and reading them takes longer than rendering. */
    takesFiles?: true
  }
}

/**
 * The largest body with files. More than the files may weigh, so that one that is too heavy is told so at its field and
 * nothing that was typed is lost.
 */
export const uploadLimit = 40 * 1024 * 1024
/** Each may hold a few times the limit in memory while it is read. */
const uploadsAtOnce = 3

/** A file as it was sent. In the digest of a call it stands for its content. */
class SentFile extends File {
  readonly #digest: string

  constructor(content: ArrayBuffer, name: string) {
    super([content], name)
    this.#digest = createHash('sha256').update(new Uint8Array(content)).digest('base64url')
  }

  toJSON(): string {
    return this.#digest
  }
}

/** Texts by name, the last of each; files by name, all of them. A file field that was left empty sends a file without a name. */
async function readForm(body: Buffer, type: string): Promise<Record<string, string | File[]>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new RuleError('invalid_input')
  })
  const fields: Record<string, string | File[]> = Object.create(null)
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value
    else if (value.size > 0 || value.name !== '') {
      const file = new SentFile(await value.arrayBuffer(), value.name)
      const before = fields[name]
      fields[name] = Array.isArray(before) ? [...before, file] : [file]
    }
  }
  return fields
}

/** Reads forms with files; how large they may be is each route's own limit. */
export function readUploads(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
    readForm(body, request.headers['content-type']!),
  )
}

/** Lets a few send files at once. The others wait before their bodies are read: they hold nothing but a connection. */
export function fewUploadsAtOnce(atOnce = uploadsAtOnce) {
  const running = new Set<object>()
  const waiting = new Map<object, () => void>()

  function next(): void {
    const [first] = waiting
    if (!first || running.size >= atOnce) return
    const [entry, begin] = first
    waiting.delete(entry)
    running.add(entry)
    begin()
  }

  return (_request: FastifyRequest, { raw }: FastifyReply, done: () => void) => {
    const leave = () => {
      waiting.delete(raw)
      running.delete(raw)
      next()
    }
    raw.once('finish', leave)
    raw.once('close', leave)
    waiting.set(raw, done)
    next()
  }
}
