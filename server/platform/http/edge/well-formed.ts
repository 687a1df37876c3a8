import querystring from 'node:querystring'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RuleError } from '#domain/platform/errors.ts'

/** Longer than any address of ours (an event's payload is sent in one), shorter than the 16 KB that Node reads. */
const maxAddressLength = 14_000

/** Control characters that do not occur in text; tabs and line breaks do. PostgreSQL refuses NUL. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/
/** The same in an address or a form, and in JSON. */
const encodedControl = /%(0[0-8bcef]|1[0-9a-f]|7f)/i
const escapedControl = /\\u00(0[0-8bcef]|1[0-9a-f]|7f)/i

const malformed = (where: string) =>
  new RuleError('invalid_input', { [where]: 'Contiene caracteres que no se pueden usar.' })

/** A host name or IP address, with or without a port. */
const hostShape = /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/** A request may have no host (HTTP/1.0); if it has one, it must be valid. */
function isHost(host: string): boolean {
  return host === '' || (host.length <= 260 && hostShape.test(host) && URL.canParse(`http://${host}`))
}

function hasControl(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return control.test(value)
  if (Buffer.isBuffer(value)) {
    const text = value.toString('latin1')
    return control.test(text) || encodedControl.test(text)
  }
  if (value === null || typeof value !== 'object') return false
  // Deeper than any of our shapes, which will refuse it.
  if (depth > 8) return false
  return Object.entries(value).some(([name, item]) => control.test(name) || hasControl(item, depth + 1))
}

/** A second Host header: Node reads the first, and a proxy in front may have read the last. */
function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function checkAddress(request: FastifyRequest): void {
  const { url, host } = request
  if (!isHost(host) || hasTwoHosts(request)) throw malformed('Host')
  if (encodedControl.test(url)) throw malformed('url')
  if (url.length > maxAddressLength) throw new RuleError('invalid_input', { url: 'La dirección es demasiado larga.' })
}

/** JSON that a route parses itself arrives as text. */
export function checkBody({ body, routeOptions }: FastifyRequest): void {
  // Bytes of files are not text; the texts beside them are checked when the screen passes them to a call.
  if (routeOptions.config.takesFiles && Buffer.isBuffer(body)) return
  if (hasControl(body) || (typeof body === 'string' && escapedControl.test(body))) throw malformed('body')
}

/** More fields than any form of ours has. */
const maxFields = 1000
const tooManyFields = () => new RuleError('invalid_input', { body: 'Tiene demasiados datos.' })

/** A plain form as an object; one with too many fields is not parsed. */
export function parseForm(text: string): Record<string, unknown> {
  let fields = 1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) fields += 1
  if (fields > maxFields) throw tooManyFields()
  return querystring.parse(text)
}

/**
 * A client that leaves takes its IP address with it, unless it was read before: Node remembers it then. One that left even
 * earlier counts as nobody, so that what counts by address need not ask.
 */
function keepAddress(request: FastifyRequest): void {
  if ((request.ip as string | undefined) === undefined) Object.defineProperty(request, 'ip', { value: 'nobody' })
}

/** Refuses what no browser sends and no code behind the edge should have to handle. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    keepAddress(request)
    checkAddress(request)
  })
  app.addHook('preValidation', async (request) => {
    if (request.body !== undefined) checkBody(request)
  })
}
