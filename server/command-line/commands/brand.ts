import { readFile } from 'node:fs/promises'
import { missingOf } from '#domain/platform/brand/brand.ts'
import { brandFieldNames, type BrandFields } from '#domain/platform/brand/fields.ts'
import { fontNames } from '#domain/platform/brand/fonts.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { readBrandFields, setBrand, setLogo } from '#server/platform/brand/change-brand.ts'
import { readShopSettings } from '#server/platform/brand/settings.ts'
import { textOf } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'

const json = { json: { type: 'boolean' } } as const

/** Lists what was said, a field a line, as brand set takes them. */
function linesOf({ stores, palette, fonts, social, formerKeys, ...own }: BrandFields): string[] {
  const group = (name: string, values: object) =>
    Object.entries(values)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => `${name}${field}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  return [
    ...group('', own),
    ...(formerKeys.length > 0 ? [`(former keys: ${formerKeys.join(', ')})`] : []),
    ...group('palette.', palette),
    ...group('fonts.', fonts),
    ...group('social.', social),
    ...openCountries.flatMap((country) => group(`${country}.`, stores[country])),
  ]
}

export const brandShowCommand: Command = {
  name: 'brand-show',
  usage: '[--json]',
  summary: 'Who the shop is: name, look, sellers, texts, and what is still missing',
  details: ['What is not listed was not said: the product’s own neutral words and colours stand in for it.'],
  examples: ['brand show', 'brand show --json'],
  takes: [],
  options: json,
  async run({ db, say }, _given, values) {
    const fields = await readBrandFields(db)
    const settings = await readShopSettings(db)
    const missing = missingOf(settings)
    const { assets } = settings.brand
    if (values.json === true) return say(JSON.stringify({ ...fields, assets, missing }, null, 2))
    for (const line of linesOf(fields)) say(line)
    say(`logo: ${assets.logo ? assets.logo.type : 'none'}`)
    if (missing.length > 0) say(`Not said yet: ${missing.join(', ')}`)
  },
}

function changeFrom(word: string): [string, string] {
  const at = word.indexOf('=')
  if (at < 1) throw new OperatorRefusal(`"${word}" is not FIELD=VALUE. FIELD is one of ${brandFieldNames.join(', ')}.`)
  return [word.slice(0, at), word.slice(at + 1)]
}

export const brandSetCommand: Command = {
  name: 'brand-set',
  usage: 'FIELD=VALUE … [--json]',
  summary: 'Change who the shop is: all of the fields or none; open pages follow within a moment',
  details: [
    `FIELD is one of ${brandFieldNames.join(', ')}; C is one of ${openCountries.join(', ')}.`,
    'An empty VALUE takes it back. key begins the ids of stores (calandria-cl); ids under the keys before go on working.',
    `Colours look like #1a2b3c; a palette whose text cannot be read (WCAG AA) is refused with the pair and its ratio.`,
    `Fonts: ${fontNames.join(', ')}. C.promises: "Title: text | Title: text".`,
  ],
  examples: [
    'brand set key=calandria name=Calandria',
    "brand set cl.company='Calandria SpA' cl.taxId=76.111.222-8 cl.address='Merced 1, Santiago' cl.hours='Lunes a viernes'",
    "brand set palette.accent=#ffd23f 'cl.mailFrom=Calandria <hola@calandria.example>'",
  ],
  takes: ['FIELD=VALUE'],
  takesMore: true,
  options: json,
  async run({ db, acting, say }, words, values) {
    const fields = await setBrand(db, words.map(changeFrom), acting)
    if (values.json === true) return say(JSON.stringify(fields, null, 2))
    for (const word of words) say(`Set ${word}`)
  },
}

async function readInput(file: string): Promise<Buffer> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorRefusal(`${file} cannot be read (${error.code}).`)
  })
}

export const brandLogoCommand: Command = {
  name: 'brand-logo',
  usage: 'FILE [--icon FILE] [--json]',
  summary: 'Set the logo, and make the icons and the pictures of the installed shop from it',
  details: [
    'An SVG of shapes or a PNG, up to 200 KB. An SVG is written again from what was understood of it; scripts, fonts and',
    'addresses in it are refused.',
    '--icon FILE   a square drawing for the icons, where the logo is a long word',
  ],
  examples: ['brand logo calandria.svg', 'brand logo calandria.svg --icon pajaro.png'],
  takes: ['FILE'],
  options: { icon: { type: 'string' }, ...json },
  async run({ db, acting, fileOf, say }, [file], values) {
    const icon = textOf(values, 'icon')
    const logo = await readInput(fileOf(file!))
    const files = { logo, icon: icon === undefined ? undefined : await readInput(fileOf(icon)) }
    const result = await setLogo(db, files, acting)
    if (values.json === true) return say(JSON.stringify(result))
    say(`The logo is ${result.width} x ${result.height}, ${result.bytes} bytes; icons and manifest are made from it.`)
  },
}
