import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Only screens that watch an answer need the observers of TanStack Query. */
const observers = /queryObserver|useBaseQuery|useQuery\.|react-query.*(suspense|errorBoundaryUtils)/
const vendor = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|zustand|zod)[\\/]/

/** One file for all that stands on every screen: one request, and it packs tighter than three. */
const latecomers =
  /latecomer|shell[\\/](not-found|search-form)|smart-banner|update-notice|service-worker|install-|list-hints|restore|kept-queries|cart-counter/
/** What only some screens need comes with those screens. */
const onlySomewhere = new RegExp(
  [
    'ui/(kit|for-engines|overlay|product-card|listed-product|markup|price|chip|tabs|badge)',
    'words/(?!words\\.)',
    'domain/(catalog/(?!api-path)|(brands|content|search|exchange|orders|wallet|cart|customer|recommendations|sizes|shipping|product)/)',
    'domain/(money|dates|text/(fold|figure|day-names))',
    'device/(copied-coupon|remembered-list|seen-products|floating-cart|sorting-formula)',
    'contract/(?!endpoint|messages|page-context|refusal|server-strings|newsletter|config)',
    'lucide-react/dist/esm/icons/(sliders|arrow-(down|up)|chevron-(down|left|up)|check\\.|copy|map-pin|locate|history|x-circle|minus|plus|ticket|truck)',
  ]
    .map((place) => place.replaceAll('/', '[\\\\/]'))
    .join('|'),
)
const shell = /[\\/](app[\\/](root|overlays|ui|shell|api|device|words|store|newsletter)|domain|contract|lucide-react)/
const isShell = (id: string) => shell.test(id) && !latecomers.test(id) && !onlySomewhere.test(id)

/** What stands on every list, and what stands in every card of a product: small parts pack tighter together. */
const card =
  /[\\/](search[\\/]search-entry|ui[\\/](for-engines|product-card|listed-product|price|badge)|domain[\\/](money|text[\\/]figure|catalog[\\/]sizes)|words[\\/](catalog-words|counted))/
const listing =
  /[\\/]app[\\/]catalog[\\/](applied|breadcrumbs|catalog-|chips|coupon|heading|list-|place-line|product-grid|use-(catalog|choose|is-wide))|ui[\\/]chip|domain[\\/]catalog[\\/](applied|attribute-keys|catalog-address|entry-key|joined|merge|parameters|price-range|selection|sort)|icons[\\/](sliders-h|arrow-down-up|chevron-down|map-pin)/

/** What the cart needs on every screen, in one piece that comes when the page is at rest. */
const cart =
  /app[\\/]cart[\\/](add-to-cart|cart-(calls|door|keeper|notes)|floating-notice|known-cart|other-tabs|re(build|fusal-sentence)|use-cart-client)|words[\\/]cart-words|contract[\\/]cart|domain[\\/]cart/
/** What stands on home, on products and in the search. */
const remembered = /device[\\/](remembered-list|seen-products)/
/** Both the latecomers and the cart put back what the device kept. */
const kept = /kept-queries|cart-counter|device[\\/](floating-cart|sorting-formula)/

type Asset = { names: string[] }
/** Both builds must name a font or a style sheet alike: the server writes the address, the browser holds the file. */
const assetFileNames = ({ names }: Asset) => `static/${names[0]?.split('.').at(-1)}/[name]-[hash][extname]`

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { __BUILD__: JSON.stringify(process.env.VEREDA_BUILD ?? 'development') },
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
  build: { assetsDir: 'static' },
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
                { name: 'vendor', test: (id: string) => vendor.test(id) && !observers.test(id), priority: 20 },
                { name: 'shell', test: isShell, priority: 10 },
                { name: 'kept', test: kept, priority: 8 },
                { name: 'remembered', test: remembered, priority: 7 },
                { name: 'card', test: card, priority: 6 },
                { name: 'listing', test: (id: string) => listing.test(id), priority: 5 },
                { name: 'cart', test: cart, priority: 4 },
              ],
            },
          },
        },
      },
    },
  },
})
