import net from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RuleError } from '#domain/platform/errors.ts'
import type { ShopHosts } from './shop-hosts.ts'

const loopback = new net.BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isLoopback = (address: string | undefined) =>
  address !== undefined &&
  loopback.check(
    address.replace(/^::ffff:/, ''),
    net.isIPv6(address) && !address.startsWith('::ffff:') ? 'ipv6' : 'ipv4',
  )

/** Requests of this machine itself: rendering, a monitor, a developer. */
const isOwnMachine = ({ hostname, raw }: FastifyRequest) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && isLoopback(raw.socket?.remoteAddress)

/** What load balancers request under any host name. */
const operations = new Set(['/health', '/ready', '/metrics'])

/** A request for a foreign host is answered with 421, so that no page names a foreign host as its own. */
export function refuseUnknownHosts(app: FastifyInstance, hosts: ShopHosts): void {
  app.addHook('onRequest', async (request) => {
    if (hosts.isKnown(request.hostname) || isOwnMachine(request)) return
    if (!operations.has(request.routeOptions.url ?? '')) throw new RuleError('unknown_host')
  })
}

/** Warns once about a proxy that is not trusted: every visitor then has the proxy's IP address. */
export function warnOfProxy(app: FastifyInstance): void {
  let hasWarned = false
  app.addHook('onRequest', async ({ headers }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return
    hasWarned = true
    app.log.warn('X-Forwarded-For comes along and is not believed: set TRUST_PROXY to the address of your proxy')
  })
}
