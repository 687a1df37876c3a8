import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** What every screen stands on; it changes with a dependency only, so browsers keep it for long. */
const vendor = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|zustand|zod)[\\/]/

type ModuleGraph = { getModuleInfo(id: string): { importers: string[]; importedIds: string[] } | null }

/** What opens with a tap: the areas of customers, the cart, and the heavier parts of browsing. Every visit loads the rest. */
const lazyParts: Readonly<Record<string, RegExp>> = {
  customer:
    /[\\/]app[\\/](after-sale|platform[\\/]forms|buy[\\/](?!cart|shipping)|content[\\/](?!newsletter)|customers[\\/](?!(session|favourites)[\\/]use-))/,
  cart: /[\\/]app[\\/]buy[\\/]cart[\\/](cart-screen|change-cart|lines[\\/])/,
  filters: /[\\/]app[\\/]browse[\\/]catalog[\\/]filters[\\/](?!applied-chips|chips|my-size|panel-address|use-choose)/,
  reviews: /[\\/]app[\\/]browse[\\/]reviews[\\/]/,
  sheets: /[\\/]app[\\/]browse[\\/]product[\\/]sheets[\\/]/,
}
/** What the first chosen size loads, apart from the rest of an account, which is forty times as large. */
const mySizes = /[\\/]app[\\/]customers[\\/]my-sizes[\\/](my-size-note|my-size-chips|my-sizes-(client|words))\./
const route = /[\\/]app[\\/]routes[\\/]/

/** What every visit loads by itself sooner or later: the app, the screens people enter by, and the deferred parts. */
const byItself =
  /[\\/]app[\\/](entry\.client|root|routes[\\/]browse[\\/](home|catalog|product)|shell[\\/]deferred[\\/]deferred-shell|platform[\\/](tracking[\\/]measurement|flags[\\/]flag-sync)|browse[\\/](menu[\\/]menu-panel|home[\\/]recently-viewed-row|search[\\/]search-overlay|product[\\/]delivery[\\/]delivery|catalog[\\/](hints[\\/]hints|query[\\/]fetch-catalog))|buy[\\/]cart[\\/]client[\\/]cart-sync)\./

/** Whether something that loads by itself stands on a module. */
function isOfEveryVisit(id: string, graph: ModuleGraph, known = new Set<string>()): boolean {
  if (byItself.test(id)) return true
  known.add(id)
  const { importers = [] } = graph.getModuleInfo(id) ?? {}
  return importers.some((importer) => !known.has(importer) && isOfEveryVisit(importer, graph, known))
}

/** Whether only one lazy part uses a module: the module lies in it, or everything that imports the module does. */
function isOf(feature: RegExp, id: string, graph: ModuleGraph, asked = new Map<string, boolean>()): boolean {
  const known = asked.get(id)
  if (known !== undefined) return known
  // Modules that import each other count as their other importers do.
  asked.set(id, true)
  const { importers = [], importedIds = [] } = graph.getModuleInfo(id) ?? {}
  const isOwn =
    feature.test(id) ||
    (route.test(id)
      ? importedIds.some((imported) => feature.test(imported))
      : importers.length > 0 && importers.every((importer) => isOf(feature, importer, graph, asked)))
  asked.set(id, isOwn)
  return isOwn
}

const featureOf = (id: string, graph: ModuleGraph) =>
  Object.keys(lazyParts).find((name) => isOf(lazyParts[name]!, id, graph)) ?? null

type Asset = { names: string[] }
/** Both builds must name a font or a style sheet alike: the server writes the address, the browser holds the file. */
const assetFileNames = ({ names }: Asset) => `static/${names[0]?.split('.').at(-1)}/[name]-[hash][extname]`

/**
 * React Router loads the page again when it cannot import a file of a screen, or remembers for ever that it could not.
 * With a shop that is down both lose the page, so the app imports them (app/platform/bootstrap/screen-recovery.ts).
 */
const importOfScreen = /\bimport\(\s*(?:\/\*.*?\*\/\s*)*(route\.\w+|modulePath)\s*\)/g
const screenRecovery: Plugin = {
  name: 'screen-recovery',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/](routes|routeModules)\.js$/ },
    handler(code) {
      if (code.search(importOfScreen) < 0) throw new Error('React Router no longer imports screens as it did')
      return code.replace(importOfScreen, 'importScreen($1)')
    },
  },
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), screenRecovery],
  define: { __BUILD__: JSON.stringify(process.env.SHOP_BUILD ?? 'development') },
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      'idb-keyval',
      'lucide-react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'zod/mini',
      'zustand',
      'zustand/middleware',
    ],
  },
  // The specification's own address for chunks (PWA-02).
  // The service worker's list of files is read from the manifest, and so is what tests make fail (scripts/finish-build.ts).
  build: { assetsDir: 'static', manifest: true },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'static/js/[name]-[hash].js' } } },
  environments: {
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
    client: {
      build: {
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            entryFileNames: 'static/js/[name]-[hash].js',
            chunkFileNames: 'static/js/[name]-[hash].js',
            assetFileNames,
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 2 },
                // One file for what two screens or deferred parts share: on a slow line a request costs more than the few
                // kilobytes a screen could do without, and small modules compress better together. Left to the bundler,
                // a first visit of home loads 98 files and 183 KB instead of 12 and 165.
                {
                  name: (id, graph) => (!featureOf(id, graph) && isOfEveryVisit(id, graph) ? 'shared' : null),
                  minShareCount: 2,
                  priority: 1,
                },
                { name: (id, graph) => (featureOf(id, graph) ? null : 'later'), minShareCount: 2, priority: 0.9 },
                { name: 'my-sizes', test: mySizes, minShareCount: 2, priority: 0.5 },
                { name: featureOf, minShareCount: 2, priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
})
