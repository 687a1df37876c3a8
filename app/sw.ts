/// <reference lib="webworker" />
declare const __PRECACHE__: string[]
declare const __VERSION__: string

import { isPersonalPath } from '#domain/platform/routing/personal-page.ts'

const worker = self as unknown as ServiceWorkerGlobalScope
const files = `files-${__VERSION__}`
const pages = 'pages-1'
const pictures = 'pictures-1'
const offlinePage = '/offline.html'
/** The files of the offline page. */
const offlineFiles = [offlinePage, '/plain-page.css', '/icons/icon.svg']
/** Enough to browse offline, small enough for a small phone. */
const maxEntries: Record<string, number> = { [pages]: 40, [pictures]: 200 }

/** Paths whose answers are personal or change something: always from the network, never cached (P6). */
const isPrivate = (path: string) => /^\/(api|bff|geo|flags)(\/|$)/.test(path) || isPersonalPath(path)

async function trim(name: string): Promise<void> {
  const cache = await caches.open(name)
  const cached = await cache.keys()
  await Promise.all(
    cached
      .slice(0, Math.max(0, cached.length - (maxEntries[name] ?? Infinity)))
      .map((request) => cache.delete(request)),
  )
}

async function store(name: string, request: Request, response: Response): Promise<void> {
  const isStorable = response.ok && !response.redirected && !response.headers.get('cache-control')?.includes('no-store')
  if (!isStorable) return
  const cache = await caches.open(name)
  await cache.put(request, response)
  await trim(name)
}

const fromNetwork = async (event: FetchEvent) =>
  ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request)

/** Offline: the last copy of the page, or the offline page. */
const offlineAnswer = async (request: Request) =>
  (await caches.match(request)) ?? (await caches.match(offlinePage)) ?? Response.error()

/** The page from the network, or the cached one when offline. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const response = await fromNetwork(event)
    event.waitUntil(store(pages, request, response.clone()))
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
    event.waitUntil(store(pages, event.request, response.clone()))
    return response
  } catch {
    return (await caches.match(event.request)) ?? Response.error()
  }
}

/** Content-addressed files: from the cache, or from the network and then cached. */
async function answerCached(event: FetchEvent, name: string): Promise<Response> {
  const cached = await caches.match(event.request)
  if (cached) return cached
  const response = await fetch(event.request)
  event.waitUntil(store(name, event.request, response.clone()))
  return response
}

worker.addEventListener('install', (event) =>
  event.waitUntil(caches.open(files).then((cache) => cache.addAll([...__PRECACHE__, ...offlineFiles]))),
)

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith('files-') && name !== files)
      await Promise.all(old.map((name) => caches.delete(name)))
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
