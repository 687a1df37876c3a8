import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every screen stands on; it changes with a dependency only, so browsers keep it for long. */
const vendor = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|zustand|zod)[\\/]/

/** What only signing in and the account stand on: who comes to look at shoes does not load it. */
const customer =
  /[\\/](app[\\/](login|forms|account|addresses|passkeys)[\\/]|app[\\/]wishlist[\\/](follow|wishlist-client)|app[\\/]session[\\/](end-session|renew|sign-in|use-account)\.|app[\\/]words[\\/](login|account|address|wishlist)|domain[\\/](customer|addresses)[\\/]|contract[\\/](customer|two-step|address|passkey)|domain[\\/](store[\\/]form-formats|routing[\\/]return-path))/

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
                { name: 'vendor', test: vendor, priority: 2 },
                // Whatever two screens or deferred parts share is one file: a request costs a slow line more than the few
                // kilobytes a screen could do without, and small modules compress better together.
                { name: 'shared', test: (id: string) => !customer.test(id), minShareCount: 2, priority: 1 },
                { name: 'customer', test: customer, minShareCount: 2, priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
})
