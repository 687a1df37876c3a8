import { photoTypeOf } from '#domain/platform/pictures/photos.ts'
import { fetchOutside, OutsideRefused, type OutsideOptions } from '#server/platform/safe-fetch/fetch-outside.ts'

const request = {
  limits: { bytes: 15 * 1024 * 1024, ms: 10_000, redirects: 3 },
  headers: {
    accept: 'image/avif,image/webp,image/png,image/jpeg',
    // Some hosts refuse clients without a user agent.
    'user-agent': 'shop photo fetcher',
  },
}

/** The bytes behind a retailer's address. Any violated limit throws OutsideRefused with the reason. */
export const downloadPhoto = (source: string, options: OutsideOptions = {}): Promise<Buffer> =>
  fetchOutside(source, request, options, async ({ statusCode }, body) => {
    if (statusCode !== 200) throw new OutsideRefused(`answered ${statusCode}`)
    const photo = Buffer.concat(await Array.fromAsync(body))
    if (!photoTypeOf(photo)) throw new OutsideRefused('not a JPEG, PNG, WebP or AVIF picture')
    return photo
  })
