import { globSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { isAlive } from '#db/embedded/pid-file.ts'
import { openRenderer } from './renderer.ts'
import type { PictureSource } from './picture-source.ts'

const banner: PictureSource = { kind: 'banner', theme: 'mujer', ratio: 'tall', seed: 1 }

function renderer(options?: Parameters<typeof openRenderer>[0]) {
  const opened = openRenderer(options)
  onTestFinished(() => opened.close())
  return opened
}

test('a picture is rendered in another process, which ends with the renderer', async () => {
  const { render, pid, close } = renderer()
  expect(pid()).toBeUndefined()
  const { width, format } = await sharp(await render(banner, 160, 'webp')).metadata()
  expect({ width, format }).toEqual({ width: 160, format: 'webp' })
  const process = pid()!
  expect(isAlive(process)).toBe(true)
  await close()
  expect(isAlive(process)).toBe(false)
  await expect(render(banner, 160, 'webp')).rejects.toThrow('closed')
})

test('pictures in progress when the process is killed are rendered by the next one', async () => {
  const { render, pid } = renderer()
  await render(banner, 48, 'webp')
  const first = pid()!
  const pictures = [render(banner, 1500, 'avif'), render(banner, 1080, 'avif')]
  process.kill(first, 'SIGKILL')
  for (const picture of await Promise.all(pictures)) expect(picture.length).toBeGreaterThan(1000)
  expect(pid()).not.toBe(first)
})

test('a picture that cannot be rendered is refused with its reason, and the process continues', async () => {
  const { render, pid } = renderer()
  await render(banner, 48, 'webp')
  const first = pid()
  await expect(render({ ...banner, theme: 'no such theme' as 'mujer' }, 48, 'webp')).rejects.toThrow()
  await render(banner, 48, 'webp')
  expect(pid()).toBe(first)
})

test('a picture that takes too long ends its process, twice at most, and then fails', async () => {
  const { render } = renderer({ maxRenderMs: 1 })
  await expect(render(banner, 1500, 'avif')).rejects.toThrow('ended')
})

test('after a quiet time the process ends and gives its memory back', async () => {
  const { render, pid } = renderer({ idleMs: 10 })
  await render(banner, 48, 'webp')
  await expect.poll(pid).toBeUndefined()
  expect((await render(banner, 48, 'webp')).length).toBeGreaterThan(0)
})

test('the image library is loaded in the renderer’s process only', () => {
  const importers = (what: RegExp) =>
    globSync('{server,db,demo,domain,contract}/**/*.ts').filter(
      (file) => !/\.test\.|\/tests\//.test(file) && what.test(readFileSync(file, 'utf8')),
    )
  expect(importers(/from 'sharp'/)).toEqual(['server/platform/pictures/render.ts'])
  expect(
    importers(/['"](\.|#server\/platform\/pictures)\/render\.ts['"]/).filter(
      (file) => !file.startsWith('server/platform/pages/'),
    ),
  ).toEqual(['server/platform/pictures/renderer-main.ts'])
  expect(importers(/import\([^)]*renderer-main\.ts|from [^;]*renderer-main\.ts/)).toEqual([])
})
