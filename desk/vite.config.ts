import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The desk is an app of its own: no shopper loads a byte of it, and it loads nothing of the shop's. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  publicDir: false,
  cacheDir: path.resolve(import.meta.dirname, '../node_modules/.vite-desk'),
  plugins: [tailwindcss()],
  build: {
    outDir: path.resolve(import.meta.dirname, '../build/desk'),
    emptyOutDir: true,
    assetsDir: 'static',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
