import { createHash } from 'node:crypto'
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

/** What can be read without a connection, with everything its screens load by themselves or when something is tapped. */
const readable = /^app\/(entry\.client|root|routes\/(browse\/(home|catalog|product)|buy\/cart))\.tsx/
/** What is of use only with a connection: measuring, flags, and the large part of customers. */
const needsConnection = (chunk: Chunk) => /\/(customer|measurement|flag-sync)-/.test(chunk.file)

/** A chunk and all that it imports, now and later; nothing when it cannot run without a connection. */
function addFiles(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key]!
  const imported = (chunk.imports ?? []).map((name) => manifest[name]!)
  if (files.has(chunk.file) || [chunk, ...imported].some(needsConnection)) return
  files.add(chunk.file)
  for (const name of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) addFiles(manifest, name, files)
}

/** The scripts of what can be read offline, the style sheets and the fonts. Other screens are cached as they are visited. */
async function filesToStore(client: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const files = new Set(await Array.fromAsync(glob('static/{**/*.{css,woff2},manifest-*.js}', { cwd: client })))
  for (const key of Object.keys(manifest)) if (readable.test(key)) addFiles(manifest, key, files)
  return [...files].map((file) => `/${file.replaceAll('\\', '/')}`).sort()
}

/** Builds the service worker with the list of files it precaches; their names contain their content hash. */
async function buildServiceWorker(client: string): Promise<void> {
  const precache = await filesToStore(client)
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

/** The page without React is in the shop's own type, whose files are named by their content. */
async function nameFonts(client: string): Promise<void> {
  const sheet = path.join(client, 'plain-page.css')
  let text = await readFile(sheet, 'utf8')
  for await (const file of glob('static/woff2/*.woff2', { cwd: client })) {
    const hashed = path.basename(file)
    text = text.replace(`/woff2/${hashed.replace(/-[^-]+\.woff2$/, '.woff2')}`, `/woff2/${hashed}`)
  }
  await writeFile(sheet, text)
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

/** The desk is an app of its own, built into a folder of its own. */
async function buildDesk(folder: string): Promise<void> {
  await build({ configFile: path.resolve('desk/vite.config.ts'), logLevel: 'error' })
  await compressFiles(folder)
}

export async function finishBuild(buildDirectory: string): Promise<void> {
  await writeDrawingsVersion(buildDirectory)
  const client = path.join(buildDirectory, 'client')
  await buildServiceWorker(client)
  // Not served: only tests read it.
  await rename(path.join(client, '.vite/manifest.json'), path.join(buildDirectory, 'manifest.json'))
  for (const side of ['client', 'server'])
    await rm(path.join(buildDirectory, side, '.vite'), { recursive: true, force: true })
  await hintToCompile(client)
  await nameFonts(client)
  await compressFiles(client)
  await buildDesk(path.join(buildDirectory, 'desk'))
}
