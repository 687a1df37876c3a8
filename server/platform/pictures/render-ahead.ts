import { setTimeout as wait } from 'node:timers/promises'
import { categoryCatalog } from '#contract/browse/catalog.ts'
import { readHome } from '#contract/browse/home.ts'
import type { Send } from '#contract/platform/page-context.ts'
import { connect } from '#db/connection/connect.ts'
import type { OnConnectionLost } from '#db/connection/watch-connection.ts'
import { homeKeys } from '#domain/content/pages/places-of-content.ts'
import type { PictureWidth } from '#domain/platform/pictures/image-address.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { apiVersion } from '#contract/platform/endpoint.ts'
import { PictureRefused } from './picture-queue.ts'
import type { Pictures } from './service.ts'

/** What phones of 360 to 430 points request: a product takes half of the screen, a banner most of it. */
const phoneWidths: Readonly<Record<'product' | 'banner', readonly PictureWidth[]>> = {
  product: [360, 480],
  banner: [720, 1080],
}
const productsPerList = 20

type RenderAheadOptions = {
  /** The stores that are on. */
  stores(): readonly OpenCountry[]
  sendTo(country: OpenCountry): Send
  signal: AbortSignal
}
type PopularPicture = { path: string; width: PictureWidth }

/** A part of the shop that cannot be read now has no popular pictures. */
async function read<T>(
  send: Send,
  path: string,
  init: RequestInit,
  parse: (json: unknown) => T,
): Promise<T | undefined> {
  const reply = await send(path, init)
  if (!reply.ok) return undefined
  const json: unknown = await reply.json()
  return (json as { error?: boolean }).error ? undefined : parse(json)
}

/** Pictures of a country's home pages and of the first screen of the lists they link to. */
async function popularPictures(send: Send): Promise<PopularPicture[]> {
  const found = new Map<string, PopularPicture>()
  const add = (address: string | null, kind: keyof typeof phoneWidths) => {
    if (!address?.startsWith('/img/')) return
    const path = address.slice('/img/'.length)
    for (const width of phoneWidths[kind]) found.set(`${path} ${width}`, { path, width })
  }
  const lists = new Set<string>()
  for (const key of homeKeys) {
    const query = new URLSearchParams({ api_version: apiVersion, device: 'pwa', key })
    const home = await read(send, `${readHome.path}?${query.toString()}`, {}, (json) => readHome.reply.parse(json))
    if (!home) continue
    for (const { image } of Object.values(home.banners).flat()) add(image, 'banner')
    for (const { image_url: image, link } of home.home_items) {
      add(image, 'product')
      lists.add(link)
    }
  }
  for (const path of lists) {
    const body = JSON.stringify({ path, pageInfo: { page: 1, itemsPerPage: productsPerList } })
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json', 'x-os': 'pwa' } }
    const list = await read(send, categoryCatalog.path, init, (json) => categoryCatalog.reply.parse(json))
    for (const { productImage } of list?.products ?? []) add(productImage, 'product')
  }
  return [...found.values()]
}

/** Renders what most visitors will request first, one after the other, each after everything a visitor waits for. */
export async function renderAhead(pictures: Pictures, { stores, sendTo, signal }: RenderAheadOptions): Promise<number> {
  let rendered = 0
  for (const country of stores()) {
    for (const { path, width } of await popularPictures(sendTo(country))) {
      if (signal.aborted) return rendered
      try {
        await pictures.find({ path, width, format: 'avif' }, { isAhead: true, signal })
        rendered += 1
      } catch (error) {
        // Visitors need the queue: the rest is rendered next time, or on request.
        if (error instanceof PictureRefused) return rendered
      }
    }
  }
  return rendered
}

const pauses = { whenDoneMs: 60 * 60 * 1000, whenTakenMs: 30_000 }

/** Every node fills its own cache; they take turns, so that a rollout does not render everywhere at once. */
async function renderAheadUnderLock(
  { databaseUrl, onConnectionLost = () => {} }: Pick<Parts, 'databaseUrl' | 'onConnectionLost'>,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const client = await connect({ url: databaseUrl, name: 'shop pictures', onConnectionLost })
  try {
    const { rows } = await client.query<{ isOurs: boolean }>(
      `select pg_try_advisory_lock(hashtext('shop: pictures ahead')) as "isOurs"`,
    )
    if (!rows[0]!.isOurs) return false
    await work()
    return true
  } finally {
    await client.end()
  }
}

type Parts = {
  pictures: Pictures
  stores: RenderAheadOptions['stores']
  sendTo: RenderAheadOptions['sendTo']
  databaseUrl: string
  log: { error(details: object, text: string): void }
  /** The connection that holds the lock is idle while pictures are rendered. */
  onConnectionLost?: OnConnectionLost
}

/** Renders popular pictures in advance while the shop is open: at once, and again every hour. */
export function scheduleRenderAhead(parts: Parts): { stop(): Promise<void> } {
  const { pictures, stores, sendTo, log } = parts
  const stopped = new AbortController()
  const { signal } = stopped
  async function run() {
    while (!signal.aborted) {
      const isDone = await renderAheadUnderLock(parts, () => renderAhead(pictures, { stores, sendTo, signal })).catch(
        (error) => {
          log.error({ err: error }, 'pictures ahead')
          return false
        },
      )
      await wait(isDone ? pauses.whenDoneMs : pauses.whenTakenMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const running = run()
  return {
    async stop() {
      stopped.abort()
      await running
    },
  }
}
