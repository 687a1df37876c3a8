import { createHash } from 'node:crypto'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Manifest = { url: string; entry: Files; routes: { root: Files } }
type Files = { module: string; imports?: string[]; css?: string[] }

/** React Router's manifest, which the build writes as a script for the browser. */
async function readManifest(client: string): Promise<Manifest> {
  const [file] = await Array.fromAsync(glob('static/manifest-*.js', { cwd: client }))
  const text = await readFile(path.join(client, file!), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

/**
 * What every screen needs: the scripts of the root, the style sheets and the fonts. Screens are cached as they are
 * visited.
 */
async function shellFiles(client: string): Promise<string[]> {
  const { url, entry, routes } = await readManifest(client)
  const scripts = [entry, routes.root].flatMap(({ module, imports = [] }) => [module, ...imports])
  const assets = await Array.fromAsync(glob('static/**/*.{css,woff2}', { cwd: client }))
  return [...new Set([url, ...scripts, ...assets.map((file) => `/${file.replaceAll('\\', '/')}`)])].sort()
}

/** Builds the service worker with the list of files it precaches; their names contain their content hash. */
async function buildServiceWorker(client: string): Promise<void> {
  const precache = await shellFiles(client)
  const version = createHash('sha256').update(precache.join('\n')).digest('hex').slice(0, 12)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __PRECACHE__: JSON.stringify(precache), __VERSION__: JSON.stringify(version) },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: path.resolve('app/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  })
  await rm(path.join(client, '.vite'), { recursive: true, force: true })
}

/**
 * Makes supporting browsers compile all functions of a file while it loads, off the main thread, instead of each on its
 * first call: most functions of these files are called. It must be the first line; other browsers ignore the comment.
 */
async function hintToCompile(client: string): Promise<void> {
  for await (const file of glob('static/js/{vendor,shared}-*.js', { cwd: client })) {
    const place = path.join(client, file)
    await writeFile(place, `//# allFunctionsCalledOnLoad\n${await readFile(place, 'utf8')}`)
  }
}

/** Compressed once at build, at the highest level, instead of on every request. */
async function compressFiles(client: string): Promise<void> {
  for await (const file of glob('**/*.{js,css,svg,webmanifest}', { cwd: client })) {
    const place = path.join(client, file)
    const text = await readFile(place)
    if (text.length < 1024) continue
    await writeFile(`${place}.br`, await brotli(text))
    await writeFile(`${place}.gz`, await zip(text, { level: 9 }))
  }
}

/** The sources that decide how the demo's products look. */
const drawn = [
  'demo/drawings/**/*.ts',
  'demo/catalogue/{assortment,products}/**/*.ts',
  'domain/browse/catalog/palette.ts',
]

/** Writes the version of this build's drawings for the shop's picture cache. */
async function writeDrawingsVersion(buildDirectory: string): Promise<void> {
  const hash = createHash('sha256')
  const files = (await Array.fromAsync(glob(drawn))).filter((file) => !file.includes('.test.')).sort()
  for (const file of files) hash.update(await readFile(file))
  await writeFile(path.join(buildDirectory, 'drawings-version'), hash.digest('hex').slice(0, 12))
}

export async function finishBuild(buildDirectory: string): Promise<void> {
  await writeDrawingsVersion(buildDirectory)
  const client = path.join(buildDirectory, 'client')
  await buildServiceWorker(client)
  await hintToCompile(client)
  await compressFiles(client)
}
