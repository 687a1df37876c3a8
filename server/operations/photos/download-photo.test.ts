import { afterAll, expect, test } from 'vitest'
import { downloadPhoto } from './download-photo.ts'
import { openPhotoHost } from './tests/photo-host.ts'

const host = await openPhotoHost()
afterAll(() => host.close())
const download = (path: string, more = {}) => downloadPhoto(host.origin + path, { ...host.options, ...more })

test.each(['/good.jpg', '/called-text.txt', '/hops/2'])(
  '%s is downloaded, whatever its sender calls it',
  async (path) => {
    expect(await download(path)).toEqual(host.photo)
  },
)

test.each([
  ['/script.svg', /not a JPEG/],
  ['/svg-called.jpg', /not a JPEG/],
  ['/page.jpg', /not a JPEG/],
  ['/huge.jpg', /larger than/],
  ['/endless.jpg', /larger than/],
  ['/bomb.jpg', /encoding gzip/],
  ['/cut-off.jpg', /broke off|aborted/],
  ['/missing.jpg', /answered 404/],
  ['/hops/3', /more than 3 redirects/],
  ['/to-metadata', /not on the public internet \(169\.254\.169\.254\)/],
  ['/to-network', /not on the public internet \(10\.0\.0\.1\)/],
  ['/to-other-loopback', /not on the public internet/],
  ['/to-name-inside', /inside\.example is not on the public internet \(10\.0\.0\.8\)/],
  ['/to-file', /only https/],
  ['/to-nowhere', /nowhere/],
])('S24 S25 %s is refused with its reason', async (path, reason) => {
  await expect(download(path)).rejects.toThrow(reason)
})

test.each(['/silent.jpg', '/slow.jpg'])('%s is refused when its time is over', async (path) => {
  const limits = { ...host.options.limits, ms: 200 }
  await expect(download(path, { limits })).rejects.toThrow('no answer within 0.2 s')
})

test.each([
  ['http://fotos.example/a.jpg', /only https/],
  ['ftp://fotos.example/a.jpg', /only https/],
  ['https://127.0.0.1/a.jpg', /not on the public internet/],
  ['https://[::1]/a.jpg', /not on the public internet/],
  ['https://2130706433/a.jpg', /not on the public internet \(127\.0\.0\.1\)/],
  ['https://user:word@8.8.8.8/a.jpg', /password/],
  ['https://localhost/a.jpg', /not on the public internet/],
  ['not an address', /not an address/],
])('S24 with the settings of production %s is refused before anything is asked', async (source, reason) => {
  await expect(downloadPhoto(source)).rejects.toThrow(reason)
})

test('S24 a name is looked up once, and the connection goes to the address that was checked', async () => {
  const answers = [['127.0.0.1'], ['10.0.0.8']]
  let lookups = 0
  const resolve = async () => answers[lookups++]!
  expect(await download('/good.jpg', { resolve })).toEqual(host.photo)
  expect(lookups).toBe(1)
})

test('S24 nothing is asked of a host one of whose addresses is inside', async () => {
  const before = host.requests.length
  const resolve = async () => ['127.0.0.1', '192.168.1.1']
  await expect(download('/good.jpg', { resolve })).rejects.toThrow('192.168.1.1')
  expect(host.requests).toHaveLength(before)
})
