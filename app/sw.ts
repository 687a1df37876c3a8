/// <reference lib="webworker" />
declare const __PRECACHE__: string[]
declare const __VERSION__: string

const worker = self as unknown as ServiceWorkerGlobalScope
const files = `files-${__VERSION__}`
const pages = 'pages-1'
const pictures = 'pictures-1'
const offlinePage = '/offline.html'
/** Enough for a walk through the shop without a connection, little enough for a small phone. */
const most = { [pages]: 40, [pictures]: 200 }

/** Places whose answers belong to one person, or change something: always the network, never a copy (P6). */
const isPrivate = (path: string) =>
  /^\/(api|bff|geo|flags|account|checkout|customer|newsletter|login|register|forgotpassword)(\/|$)/.test(path)

async function trim(name: keyof typeof most): Promise<void> {
  const cache = await caches.open(name)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most[name])).map((request) => cache.delete(request)))
}

async function keep(name: keyof typeof most, request: Request, response: Response): Promise<void> {
  const isStorable = response.ok && !response.redirected && !response.headers.get('cache-control')?.includes('no-store')
  if (!isStorable) return
  const cache = await caches.open(name)
  await cache.put(request, response)
  await trim(name)
}

/** The network's page, and the last one seen when there is no network. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const response = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request))
    event.waitUntil(keep(pages, request, response.clone()))
    return response
  } catch {
    return (await caches.match(request)) ?? (await caches.match(offlinePage)) ?? Response.error()
  }
}

/** Loader data of a client navigation: like a page, but there is no page to show instead. */
async function answerData(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request)
    event.waitUntil(keep(pages, event.request, response.clone()))
    return response
  } catch {
    return (await caches.match(event.request)) ?? Response.error()
  }
}

async function answerKept(event: FetchEvent, name?: keyof typeof most): Promise<Response> {
  const kept = await caches.match(event.request)
  if (kept) return kept
  const response = await fetch(event.request)
  if (name) event.waitUntil(keep(name, event.request, response.clone()))
  return response
}

worker.addEventListener('install', (event) =>
  event.waitUntil(
    caches.open(files).then((cache) => cache.addAll([...__PRECACHE__, offlinePage, '/offline.css', '/icons/icon.svg'])),
  ),
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
  if (pathname.startsWith('/static/')) return event.respondWith(answerKept(event))
  if (pathname.startsWith('/img/')) return event.respondWith(answerKept(event, pictures))
  // A list that was reached by a tap asks for its page too, so that it can be opened again (CAT-35).
  const isPageToKeep = request.mode === 'no-cors' && request.destination === ''
  if (request.mode === 'navigate' || isPageToKeep) {
    return event.respondWith(
      isPrivate(pathname)
        ? fetch(request).catch(async () => (await caches.match(offlinePage)) ?? Response.error())
        : answerPage(event),
    )
  }
  if (pathname.endsWith('.data') && !isPrivate(pathname)) return event.respondWith(answerData(event))
  return undefined
})
