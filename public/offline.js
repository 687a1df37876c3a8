// The page the service worker shows in place of one it has not stored (app/sw.ts): says what is missing, the connection
// or the shop, and lists what can be read meanwhile.
const maxListed = 8

const shopName = document.title.split(' · ').at(-1)
if (navigator.onLine) {
  document.title = `La tienda no responde · ${shopName}`
  document.getElementById('what').textContent = 'La tienda no responde'
  document.getElementById('why').textContent =
    'Tu conexión está bien: el problema es nuestro. Tu carrito está guardado. Suele durar poco.'
}
addEventListener('online', () => location.reload())

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text) => text.replace(/&([#\w]+);/g, (whole, name) => entities[name] ?? whole)

async function titleOf(cache, request) {
  const html = await (await cache.match(request)).text()
  const [, title = ''] = /<title[^>]*>([^<]*)</.exec(html) ?? []
  const whole = decoded(title)
  const end = [` · ${shopName}`, ` | ${shopName}`].map((tail) => whole.indexOf(tail)).find((at) => at >= 0)
  return whole.slice(0, end)
}

async function listVisited() {
  if (!('caches' in window)) return
  const cache = await caches.open('pages-1')
  const readable = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url)
    return !pathname.endsWith('.data') && !['/', '/cart', location.pathname].includes(pathname)
  })
  const list = document.querySelector('#visited ul')
  for (const request of readable.toReversed().slice(0, maxListed)) {
    const link = document.createElement('a')
    link.href = request.url
    link.textContent = await titleOf(cache, request)
    if (!link.textContent) continue
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  document.getElementById('visited').hidden = list.childElementCount === 0
}
void listVisited()
