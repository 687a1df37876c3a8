/** How a cache in front of the shop is asked to forget. */
type PurgeCall = { url: string; init: RequestInit }
export type Cdn = {
  /** How many keys one call may have. */
  maxKeys: number
  calls(keys: readonly string[]): PurgeCall[]
}

/** Every Varnish has its own copy; deploy/varnish.vcl knows the method. */
const varnish = (addresses: readonly string[]): Cdn => ({
  maxKeys: 100,
  calls: (keys) =>
    addresses.map((address) => ({
      url: address,
      init: { method: 'PURGE', headers: { 'surrogate-key': keys.join(' ') } },
    })),
})

const fastly = (service: string, token: string): Cdn => ({
  maxKeys: 256,
  calls: (keys) => [
    {
      url: `https://api.fastly.com/service/${service}/purge`,
      init: {
        method: 'POST',
        headers: { 'fastly-key': token, 'content-type': 'application/json' },
        body: JSON.stringify({ surrogate_keys: keys }),
      },
    },
  ],
})

const cloudflare = (zone: string, token: string): Cdn => ({
  maxKeys: 100,
  calls: (keys) => [
    {
      url: `https://api.cloudflare.com/client/v4/zones/${zone}/purge_cache`,
      init: {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: keys }),
      },
    },
  ],
})

/** `varnish=http://10.0.0.5:6081,http://10.0.0.6:6081`, `fastly=SERVICE:TOKEN`, `cloudflare=ZONE:TOKEN`. */
export function readCdn(text: string): Cdn | undefined {
  const [, kind, rest = ''] = /^(varnish|fastly|cloudflare)=(\S+)$/.exec(text) ?? []
  if (kind === 'varnish') {
    const addresses = rest.split(',')
    return addresses.every((address) => URL.parse(address)?.origin === address) ? varnish(addresses) : undefined
  }
  const [, id, token] = /^([A-Za-z0-9]+):(\S{8,})$/.exec(rest) ?? []
  if (!id || !token) return undefined
  return kind === 'fastly' ? fastly(id, token) : cloudflare(id, token)
}
