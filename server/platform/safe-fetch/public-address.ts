import net from 'node:net'

const ranges = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    // Multicast, reserved and broadcast.
    ['224.0.0.0', 3],
  ],
  // Only 2000::/3 is assigned to the public; these parts of it are not, or lead back to IPv4.
  ipv6: [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
} as const

const notPublic = new net.BlockList()
for (const [address, prefix] of ranges.ipv4) notPublic.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of ranges.ipv6) notPublic.addSubnet(address, prefix, 'ipv6')
const global6 = new net.BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an IP address belongs to the public internet: not to this machine, its network, or a provider's metadata
 * service.
 */
export function isPublicAddress(address: string): boolean {
  const family = net.isIP(address)
  if (family === 4) return !notPublic.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}
