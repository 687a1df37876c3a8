import { escapeXml } from '#domain/operations/feeds/escape-xml.ts'
import type { Brand } from '#domain/platform/brand/brand.ts'

/** What the service worker shows in place of a page it has not stored (app/sw.ts); public/offline.js fills it. */
export function offlinePage(brand: Pick<Brand, 'name' | 'wordmark'>): string {
  const [shopName, wordmark] = [escapeXml(brand.name), escapeXml(brand.wordmark)]
  return `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>Sin conexión · ${shopName}</title>
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/plain-page.css" />
    <script src="/offline.js" defer></script>
  </head>
  <body class="has-tabs">
    <header>
      <a href="/"><img src="/icons/icon.svg" alt="" width="20" height="20" />${wordmark}</a>
    </header>
    <main>
      <h1 id="what">Sin conexión</h1>
      <p id="why">
        No hay conexión disponible. Tu carrito está guardado. En cuanto haya internet, la tienda sigue donde estaba.
      </p>
      <a href="">Reintentar</a>
      <section id="visited" aria-labelledby="visited-title" hidden>
        <h2 id="visited-title">Lo que visitaste</h2>
        <ul></ul>
      </section>
    </main>
    <nav aria-label="Principal">
      <a href="/">
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8" />
          <path
            d="M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"
          />
        </svg>
        Inicio
      </a>
      <a href="/catalog/">
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <path d="m21 21-4.34-4.34" />
          <circle cx="11" cy="11" r="8" />
        </svg>
        Buscar
      </a>
      <a href="/cart">
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <path d="M16 10a4 4 0 0 1-8 0" />
          <path d="M3.103 6.034h17.794" />
          <path
            d="M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z"
          />
        </svg>
        Carrito
      </a>
      <a href="/account">
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2" />
          <circle cx="12" cy="7" r="4" />
        </svg>
        Cuenta
      </a>
    </nav>
  </body>
</html>
`
}
