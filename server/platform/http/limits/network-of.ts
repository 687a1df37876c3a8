import net from 'node:net'

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  if (tail === undefined) return before
  const after = tail.split(':').filter(Boolean)
  return [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'), ...after]
}

/**
 * What one visitor has to themselves: an IPv4 address, or the first half of an IPv6 one, whose other half they choose.
 */
export function networkOf(ip: string): string {
  return prefixOf(ip, 4)
}

/** What a provider gives to one site: up to 65,536 networks of IPv6. Undefined for IPv4, whose addresses are scarce. */
export function siteOf(ip: string): string | undefined {
  const site = prefixOf(ip, 3)
  return site.endsWith('/48') ? site : undefined
}

/** The first groups of an IPv6 address as a network; any other address as it is. */
function prefixOf(ip: string, groupCount: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  if (!net.isIPv6(ip)) return ip
  const groups = groupsOf(ip.replace(/%.*$/, ''))
  return `${groups
    .slice(0, groupCount)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${groupCount * 16}`
}
