import { addPhotos } from '#server/operations/photos/add-photos.ts'
import { addPictures } from '#server/operations/photos/add-pictures.ts'
import { photoServices, photoStoreOf } from '#server/operations/photos/services.ts'
import { countryFrom } from '#server/command-line/arguments.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { photoRepository } from '#server/platform/pictures/photo-repository.ts'
import type { Command } from '#server/command-line/command.ts'
import { actingFor, jsonOption, print, reasonOption } from '#server/command-line/output.ts'

const shown = 50

export const photosCommand: Command = {
  name: 'photos',
  usage: '[--retry]',
  summary: 'How many photographs of feeds have come, and which failed, with the reason',
  details: [
    'An open shop fetches them once a minute, and tries those that failed again, later and later, for three days.',
    'Until one has come its product shows a placeholder.',
    '--retry   try all that have not come again, from now',
  ],
  examples: ['photos', 'photos --retry'],
  takes: [],
  options: { retry: { type: 'boolean' } },
  async run({ db, acting, say }, _given, values) {
    const photos = photoRepository(db)
    if (values.retry === true) {
      const count = await photos.tryAgain(acting.now)
      await writeAudit(db, acting, 'retry-photos', `${count} photographs`)
      say(`${count} photographs will be tried again.`)
    }
    const { fetched = 0, waiting = 0, failed = 0 } = await photos.counts()
    say(`${fetched} photographs have come, ${waiting} are waiting, ${failed} were given up.`)
    const failing = await photos.failing(shown + 1)
    for (const { source, state, attempts, dueAt, error } of failing.slice(0, shown)) {
      const next = state === 'failed' ? 'given up' : `next ${dueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
      say(`  ${source}: ${error} (${attempts} attempts, ${next})`)
    }
    if (failing.length > shown) say('  … and more')
  },
}

export const photosAddCommand: Command = {
  name: 'photos-add',
  usage: 'COUNTRY FOLDER',
  summary: 'Give products the photographs of a folder: CAL1.jpg, CAL1-2.jpg are the first and second of CAL1',
  details: [
    'CAL1 is a code of your own file, or a sku of the shop. JPEG, PNG, WebP or AVIF of up to 15 MB. They replace those that the',
    'product had. Files named after no product, after a code that several colours share, and files that are no picture are',
    'listed and left out.',
  ],
  examples: ['photos-add cl ./fotos'],
  takes: ['COUNTRY', 'FOLDER'],
  options: {},
  async run({ db, env, root, acting, fileOf, say }, [code, folder]) {
    const country = countryFrom(code)
    const services = photoServices(env, photoStoreOf(env, root))
    try {
      const added = await addPhotos(db, { country, folder: fileOf(folder!) }, services, acting)
      say(`${added.photos} photographs of ${added.products} products.`)
      if (added.others.length > 0) say(`Named after no product: ${added.others.slice(0, shown).join(', ')}`)
      if (added.ambiguous.length > 0)
        say(`Named after a code of several products: ${added.ambiguous.slice(0, shown).join(', ')}`)
      for (const { file, reason } of added.refused.slice(0, shown)) say(`  ${file}: ${reason}`)
      return added.photos > 0 ? 0 : 1
    } finally {
      await services.close()
    }
  },
}

export const pictureAddCommand: Command = {
  name: 'picture-add',
  usage: 'FILE [FILE …] [--reason TEXT] [--json]',
  summary: 'Store pictures for home pages, banners and landing pages, and print their addresses',
  details: ['JPEG, PNG, WebP or AVIF of up to 15 MB. The same file again has the same address.'],
  examples: ['picture-add verano.jpg', 'picture-add fotos/verano.jpg fotos/botas.jpg'],
  takes: ['FILE'],
  takesMore: true,
  options: { ...reasonOption, ...jsonOption },
  async run(context, files, values) {
    const { db, env, root, fileOf, say } = context
    const services = photoServices(env, photoStoreOf(env, root))
    try {
      const urls = await addPictures(db, files.map(fileOf), services, actingFor(context, values))
      const pictures = files.map((file, at) => ({ file, url: urls[at]! }))
      print(context, values, pictures, () => pictures.forEach(({ file, url }) => say(`${url}  ${file}`)))
    } finally {
      await services.close()
    }
  },
}
