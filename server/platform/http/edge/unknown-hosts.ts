import net from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RuleError } from '#domain/platform/errors.ts'
import { isPassedOn } from '../caller.ts'
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
const operations = new Set(['/health', '/serving', '/ready', '/metrics'])

/** A request for a foreign host is answered with 421, so that no page names a foreign host as its own. */
export function refuseUnknownHosts(app: FastifyInstance, hosts: ShopHosts): void {
  app.addHook('onRequest', async (request) => {
    if (hosts.isKnown(request.hostname) || isOwnMachine(request)) return
    if (!operations.has(request.routeOptions.url ?? '')) throw new RuleError('unknown_host')
  })
}

const manual = 'see docs/deploy.md'

/** Why a request shows that the proxy in front is not set up; undefined for one that does not. */
function faultOf(request: FastifyRequest, hosts: ShopHosts, isTrusting: boolean): string | undefined {
  const forwardedFor = request.headers['x-forwarded-for']
  if (forwardedFor !== undefined)
    return isTrusting
      ? undefined
      : 'X-Forwarded-For comes along and is not believed: set TRUST_PROXY to the address of your proxy'
  // Calls of our own rendering have no connection, and monitors ask without a proxy.
  const isVisit = request.raw.socket instanceof net.Socket && !operations.has(request.routeOptions.url ?? '')
  if (!isVisit) return undefined
  if (isTrusting)
    return `TRUST_PROXY is set and a request came without X-Forwarded-For: all visitors share one address (${manual})`
  const hasNames = Object.keys(hosts.countryOf).length > 0
  if (!isOwnMachine(request) || (!isPassedOn(request) && !hasNames)) return undefined
  return `A proxy seems to pass visitors on without Host and X-Forwarded-For: the shop sees only itself (${manual})`
}

/** Warns once about a proxy that is not trusted or says nothing: every visitor then has the proxy's IP address. */
export function warnOfProxy(app: FastifyInstance, hosts: ShopHosts, isTrusting: boolean): void {
  let hasWarned = false
  app.addHook('onRequest', async (request) => {
    const fault = hasWarned ? undefined : faultOf(request, hosts, isTrusting)
    if (fault === undefined) return
    hasWarned = true
    app.log.warn(fault)
  })
}
