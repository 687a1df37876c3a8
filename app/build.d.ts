/** Names the build a page belongs to; written by the bundler. */
declare const __BUILD__: string
