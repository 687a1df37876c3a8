/// <reference lib="webworker" />
declare const __PRECACHE__: string[]
declare const __VERSION__: string

import { isPersonalPath } from '#domain/platform/routing/personal-page.ts'
import { storedAddress } from './platform/device/stored-address.ts'

const worker = self as unknown as ServiceWorkerGlobalScope
const files = `files-${__VERSION__}`
const pages = 'pages-1'
const pictures = 'pictures-1'
const offlinePage = '/offline.html'
/** The files of the offline page; its fonts are among those of the build. */
const offlineFiles = [offlinePage, '/offline.js', '/plain-page.css', '/icons/icon.svg']
/** Enough to browse offline, small enough for a small phone. */
const maxEntries: Record<string, number> = { [pages]: 40, [pictures]: 200 }
/** A shop that is up answers a page sooner, also on a slow line. */
const unavailable = [502, 503, 504]

/** Paths whose answers are personal or change something: always from the network, never cached (P6). */
const isPrivate = (path: string) => /^\/(api|bff|geo|flags)(\/|$)/.test(path) || isPersonalPath(path)

async function trim(name: string): Promise<void> {
  const cache = await caches.open(name)
  // Home is where the installed shop opens.
  const cached = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== '/')
  await Promise.all(
    cached
      .slice(0, Math.max(0, cached.length - (maxEntries[name] ?? Infinity)))
      .map((request) => cache.delete(request)),
  )
}

async function store(name: string, address: string, response: Response): Promise<void> {
  const isStorable = response.ok && !response.redirected && !response.headers.get('cache-control')?.includes('no-store')
  if (!isStorable) return
  const cache = await caches.open(name)
  await cache.put(address, response)
  await trim(name)
}

const stored = (request: Request) => caches.match(storedAddress(request.url))

/** A stored page for a tab: it is marked, so that it says at once that the shop did not answer. */
async function storedPage(request: Request): Promise<Response | undefined> {
  const page = await stored(request)
  if (!page || request.mode !== 'navigate') return page
  const html = (await page.text()).replace('<html', '<html data-stored=""')
  return new Response(html, { status: page.status, headers: page.headers })
}

const fromNetwork = async (event: FetchEvent) =>
  ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request)

/** The page itself, or the offline page, which says whether the shop or the connection is missing. */
const offlineAnswer = async (request: Request) =>
  (await storedPage(request)) ?? (await caches.match(offlinePage)) ?? Response.error()

/** The page from the network; without an answer of the shop its last copy. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const response = await fromNetwork(event)
    if (unavailable.includes(response.status)) return (await storedPage(request)) ?? response
    event.waitUntil(store(pages, storedAddress(request.url), response.clone()))
    return response
  } catch {
    return offlineAnswer(request)
  }
}

/** A personal page is never stored here; what a screen put into the cache for it contains nothing personal. */
const answerPrivatePage = (event: FetchEvent) => fromNetwork(event).catch(() => offlineAnswer(event.request))

/** Loader data of a client navigation: like a page, but without an offline page. */
async function answerData(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request)
    event.waitUntil(store(pages, storedAddress(event.request.url), response.clone()))
    return response
  } catch {
    return (await stored(event.request)) ?? Response.error()
  }
}

/** Content-addressed files: from the cache, or from the network and then cached. */
async function answerCached(event: FetchEvent, name: string): Promise<Response> {
  const cached = await caches.match(event.request)
  if (cached) return cached
  const response = await fetch(event.request)
  event.waitUntil(store(name, event.request.url, response.clone()))
  return response
}

/** Home and the pages that are open: they were loaded before this worker could store them. */
async function storeOpenPages(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.map(({ url }) => new URL(url)).filter(({ pathname }) => !isPrivate(pathname))
  const addresses = new Set(['/', ...open.map(({ href }) => storedAddress(href))])
  const storeOne = async (address: string) => store(pages, storedAddress(address), await fetch(address))
  await Promise.allSettled([...addresses].map(storeOne))
}

worker.addEventListener('install', (event) => {
  const storeFiles = async () => (await caches.open(files)).addAll([...__PRECACHE__, ...offlineFiles])
  event.waitUntil(Promise.all([storeFiles(), storeOpenPages()]))
})

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      // The files of the build before stay: pages that were stored then, and tabs that are open, still ask for them.
      const old = (await caches.keys()).filter((name) => name.startsWith('files-') && name !== files)
      await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
      await worker.registration.navigationPreload?.enable()
      await worker.clients.claim()
    })(),
  ),
)

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (pathname.startsWith('/static/') || offlineFiles.includes(pathname))
    return event.respondWith(answerCached(event, files))
  // Review photos may be withdrawn, so they are not cached.
  if (pathname.startsWith('/img/r/')) return undefined
  if (pathname.startsWith('/img/')) return event.respondWith(answerCached(event, pictures))
  // A list reached by client navigation also requests its document, so that it can be opened offline (CAT-35).
  const isPageToCache = request.mode === 'no-cors' && request.destination === ''
  if (request.mode === 'navigate' || isPageToCache) {
    return event.respondWith(isPrivate(pathname) ? answerPrivatePage(event) : answerPage(event))
  }
  if (pathname.endsWith('.data') && !isPrivate(pathname)) return event.respondWith(answerData(event))
  return undefined
})
