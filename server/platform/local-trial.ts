import net from 'node:net'
import type { Env } from './env.ts'

const loopback = new net.BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isLoopback = (host: string) =>
  host === 'localhost' || (net.isIP(host) !== 0 && loopback.check(host, net.isIPv6(host) ? 'ipv6' : 'ipv4'))

type Settings = Pick<
  Env,
  'HOST' | 'DATABASE_URL' | 'TRUST_PROXY' | 'STORE_HOSTS' | 'PUBLIC_ORIGIN_AR' | 'PUBLIC_ORIGIN_CL' | 'PUBLIC_ORIGIN_CO'
>

/**
 * A shop that is tried out on its own machine: reachable from nowhere else, with no public name, no proxy and no database of
 * the operator's. What only suits a trial asks this, because a forgotten NODE_ENV must not open it to everybody.
 */
export function isLocalTrial(env: Settings): boolean {
  const isPublic =
    Object.keys(env.STORE_HOSTS).length > 0 ||
    [env.PUBLIC_ORIGIN_AR, env.PUBLIC_ORIGIN_CL, env.PUBLIC_ORIGIN_CO, env.TRUST_PROXY].some(
      (setting) => setting !== undefined,
    )
  return isLoopback(env.HOST) && env.DATABASE_URL === undefined && !isPublic
}
