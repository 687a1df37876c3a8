import { expect, test } from 'vitest'
import { bootstrapScript, modulesOf, preloadScript } from './bootstrap-script.ts'

const context = {
  manifest: {
    url: '/static/manifest-1.js',
    entry: { module: '/js/entry.js', imports: ['/js/vendor.js'] },
    routes: {
      root: { id: 'root', module: '/js/root.js', imports: ['/js/vendor.js', '/js/shared.js'] },
      'routes/list': { id: 'routes/list', module: '/js/list.js', clientLoaderModule: '/js/list-loader.js' },
      'routes/other': { id: 'routes/other', module: '/js/other.js' },
    },
  },
  staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'routes/list' } }] },
}
const modules = modulesOf(context as never)

test('the files of a page are those of its own screens, shared ones first and each once', () => {
  expect(modules.all).toEqual(['/js/vendor.js', '/js/shared.js', '/js/root.js', '/js/list-loader.js', '/js/list.js'])
  expect(modules.routes).toEqual([
    { id: 'root', files: ['/js/root.js'] },
    { id: 'routes/list', files: ['/js/list-loader.js', '/js/list.js'] },
  ])
})

/** Runs the preload script on a page that arrived after this many milliseconds. */
function preloadedAt(now: number) {
  const links: string[] = []
  const document = { createElement: () => ({}), head: { append: ({ href }: { href: string }) => links.push(href) } }
  // oxlint-disable-next-line typescript/no-implied-eval -- the script under test is a text
  const run = new Function('document', 'performance', `${preloadScript(modules)};return () => preloadApp()`)
  const preload = run(document, { now: () => now }) as () => void
  return { links, preload }
}

const files = [...modules.all, modules.entry, modules.manifest]

test('P2 on a slow connection the app’s files are preloaded at once, on a fast one when the pictures are loaded', async () => {
  const slow = preloadedAt(900)
  await expect.poll(() => slow.links).toEqual(files)
  const fast = preloadedAt(50)
  expect(fast.links).toEqual([])
  fast.preload()
  await expect.poll(() => fast.links).toEqual(files)
})

test('P2 each file is preloaded in its own task, and only once', async () => {
  const { links, preload } = preloadedAt(900)
  preload()
  expect(links).toEqual(files.slice(0, 1))
  await expect.poll(() => links).toEqual(files)
})

test('S19 no product text can end the script, and the data is unchanged', async () => {
  const hostile = `</script><script>alert(1)</script><!--<script>&\u2028"'\\`
  const script = bootstrapScript(modules, '{}', JSON.stringify([hostile]))
  expect(script).not.toMatch(/<\/?script|<!--|[\u2028\u2029]/)
  const window = {} as { __reactRouterContext: { stream: ReadableStream } }
  const [assignments] = script.split('(async function')
  // oxlint-disable-next-line typescript/no-implied-eval -- the script under test is a text
  new Function('window', assignments!)(window)
  expect(await new Response(window.__reactRouterContext.stream).json()).toEqual([hostile])
})
