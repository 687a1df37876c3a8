import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { OutsideOptions } from '#server/platform/safe-fetch/fetch-outside.ts'
import { isPublicAddress } from '#server/platform/safe-fetch/public-address.ts'

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(name), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A black PNG of any size, small as a file: its rows are all zeros, and zeros compress a thousandfold. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit per pixel, greyscale.
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A photo taken with the camera on its side, with its GPS position. */
export const sidewaysJpeg = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#804020' } })
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A retailer's web server that behaves well on some paths and badly on others. */
export async function openPhotoHost() {
  const photo = await sidewaysJpeg()
  const requests: string[] = []
  const open = new Set<http.ServerResponse>()
  const server = http.createServer((request, response) => {
    const url = request.url!.split('?')[0]!
    requests.push(url)
    open.add(response)
    const send = (body: Buffer | string, headers: http.OutgoingHttpHeaders = {}) =>
      void response.writeHead(200, headers).end(body)
    const redirect = (location: string) => void response.writeHead(302, { location }).end()
    const hop = /^\/hops\/(\d)$/.exec(url)
    if (hop) return redirect(hop[1] === '0' ? '/good.jpg' : `/hops/${Number(hop[1]) - 1}`)
    const answers: Record<string, () => void> = {
      '/good.jpg': () => send(photo, { 'content-type': 'image/jpeg' }),
      '/called-text.txt': () => send(photo, { 'content-type': 'text/plain' }),
      '/script.svg': () =>
        send('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', {
          'content-type': 'image/svg+xml',
        }),
      '/svg-called.jpg': () => send('<svg xmlns="http://www.w3.org/2000/svg"/>', { 'content-type': 'image/jpeg' }),
      '/page.jpg': () => send('<!doctype html><p>Inicie sesión', { 'content-type': 'text/html' }),
      '/huge.jpg': () => send(Buffer.concat([photo, Buffer.alloc(300_000)])),
      '/endless.jpg': () => {
        response.writeHead(200)
        response.write(photo)
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        }
        response.on('drain', more)
        more()
      },
      '/bomb.jpg': () => send(gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }),
      '/200-megapixels.png': () => send(blackPng(20_000, 10_000)),
      '/cut-off.jpg': () => {
        response.writeHead(200, { 'content-length': photo.length })
        response.write(photo.subarray(0, 200), () => response.destroy())
      },
      '/half.jpg': () => send(photo.subarray(0, photo.length / 2)),
      '/silent.jpg': () => {},
      '/slow.jpg': () => {
        response.writeHead(200)
        response.write(photo.subarray(0, 100))
      },
      '/to-metadata': () => redirect('http://169.254.169.254/latest/meta-data/'),
      '/to-network': () => redirect(`http://10.0.0.1/good.jpg`),
      '/to-other-loopback': () => redirect(`http://127.0.0.2:${port}/good.jpg`),
      '/to-name-inside': () => redirect(`http://inside.example:${port}/good.jpg`),
      '/to-file': () => redirect('file:///etc/passwd'),
      '/to-nowhere': () => redirect('http://['),
    }
    const answer = answers[url]
    if (answer) return answer()
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  /** Plain HTTP and this one address are allowed in these tests; everything else is as in production. */
  const options: OutsideOptions = {
    schemes: { 'http:': http.request },
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
    resolve: async (host) =>
      host === 'fotos.example' ? ['127.0.0.1'] : host === 'inside.example' ? ['127.0.0.1', '10.0.0.8'] : [],
    limits: { bytes: 200_000, ms: 20_000 },
  }
  return {
    origin: `http://fotos.example:${port}`,
    port,
    photo,
    requests,
    options,
    close() {
      for (const response of open) response.destroy()
      server.close()
    },
  }
}
