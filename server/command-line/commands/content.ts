import { readFile } from 'node:fs/promises'
import type { MenuEntry } from '#domain/content/pages/menu-file.ts'
import { menus } from '#domain/content/pages/places-of-content.ts'
import { countEntries, readStoredMenu } from '#server/content/documents/menu-document.ts'
import { setMenu } from '#server/content/documents/set-menu.ts'
import { deletePage, listPages, readPageName, setPage, showPage } from '#server/content/pages/change-pages.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { countryFrom, oneOf, textOf } from '#server/command-line/arguments.ts'
import type { Command, CommandContext } from '#server/command-line/command.ts'
import { actingFor, jsonOption, moment, reasonOption, print } from '#server/command-line/output.ts'

async function readText(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new OperatorRefusal(
      `${file} ${code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'is not UTF-8' : `cannot be read (${code})`}.`,
    )
  }
}

export async function readJson({ fileOf }: Pick<CommandContext, 'fileOf'>, file: string): Promise<unknown> {
  const text = await readText(fileOf(file))
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new OperatorRefusal(`${file} is no JSON: ${(error as Error).message}.`)
  }
}

function* indented(entries: readonly MenuEntry[], depth = 1): Generator<string> {
  for (const { label, url, children } of entries) {
    yield `${'  '.repeat(depth)}${label}  ${url}`
    yield* indented(children, depth + 1)
  }
}

export const menuListCommand: Command = {
  name: 'menu-list',
  usage: 'COUNTRY [MENU] [--json]',
  summary: 'The menus of a store: the side tree, the tabs of segments, the strip under the bar, links of the footer',
  details: [`MENU is one of ${menus.join(', ')}. With --json a menu is written as menu set takes it.`],
  examples: ['menu list cl', 'menu list cl tree --json'],
  takes: ['COUNTRY'],
  mayTake: ['MENU'],
  options: jsonOption,
  async run({ db, say }, [store, which], values) {
    const country = countryFrom(store)
    const chosen = which === undefined ? menus : [oneOf(menus, which, 'MENU')]
    const stored = await Promise.all(
      chosen.map(async (menu) => [menu, await readStoredMenu(db, country, menu)] as const),
    )
    const result = which === undefined ? Object.fromEntries(stored) : stored[0]![1]
    print({ say }, values, result, () => {
      for (const [menu, entries] of stored) {
        say(`${menu}: ${countEntries(entries)} entries`)
        for (const line of indented(entries)) say(line)
      }
    })
  },
}

export const menuSetCommand: Command = {
  name: 'menu-set',
  usage: 'COUNTRY MENU FILE [--reason TEXT] [--json]',
  summary: 'Replace a menu of a store by what a JSON file says',
  details: [
    `MENU is one of ${menus.join(', ')}. The file is a list of {"label": "Mujer", "url": "/mujer/", "children": [ … ]};`,
    'only the tree has children. Categories that the tree does not have stand behind it by themselves.',
  ],
  examples: ['menu set cl segment segmentos.json'],
  takes: ['COUNTRY', 'MENU', 'FILE'],
  options: { ...reasonOption, ...jsonOption },
  async run(context, [store, which, file], values) {
    const country = countryFrom(store)
    const menu = oneOf(menus, which!, 'MENU')
    const value = await readJson(context, file!)
    const entries = await setMenu(context.db, { country, menu, value }, actingFor(context, values))
    print(context, values, { country, menu, entries }, () =>
      context.say(`The menu ${menu} of ${country} has ${entries} entries.`),
    )
  },
}

export const pageListCommand: Command = {
  name: 'page-list',
  usage: 'COUNTRY [--json]',
  summary: 'The texts, articles of help and landing pages of a store, and which texts are missing',
  details: [],
  examples: ['page list cl'],
  takes: ['COUNTRY'],
  options: jsonOption,
  async run({ db, say }, [store], values) {
    const country = countryFrom(store)
    const pages = await listPages(db, country)
    print({ say }, values, { pages }, () => {
      for (const { page, title, section, address, updatedAt } of pages) {
        const what = title === '' ? 'not written yet' : section === undefined ? title : `${section}: ${title}`
        say(
          `${page}  ${what}${address === null || address === page ? '' : `  ${address}`}${updatedAt === null ? '' : `  ${moment(updatedAt, country)}`}`,
        )
      }
    })
  },
}

const names = 'PAGE is a text (terms, privacy …), help/NUMBER or /a-path/ of a landing page; page list has them.'

export const pageShowCommand: Command = {
  name: 'page-show',
  usage: 'COUNTRY PAGE [--json]',
  summary: 'A page as page set takes it',
  details: [names],
  examples: ['page show cl terms', 'page show cl /envio-gratis/'],
  takes: ['COUNTRY', 'PAGE'],
  options: jsonOption,
  async run({ db, say }, [store, page], values) {
    const shown = await showPage(db, countryFrom(store), readPageName(page!))
    print({ say }, values, shown, () => {
      say(`${shown.section === undefined ? '' : `${shown.section}: `}${shown.title}\n\n${shown.body}`)
    })
  },
}

export const pageSetCommand: Command = {
  name: 'page-set',
  usage: 'COUNTRY PAGE [--title TEXT] [--section TEXT] [--file FILE] [--reason TEXT] [--json]',
  summary: 'Write a page or change it: a text of the shop, an article of help, a landing page',
  details: [
    `${names} help/new writes another article.`,
    'The file of a text is HTML: p, h2, h3, ul, ol, li, strong, em, a and br are shown, all else is left out. That of an',
    'article is plain text with empty lines between paragraphs, that of a landing page JSON:',
    '{"filters": {"special_price": "1"}, "landing": {"title", "html", "image"}, "seo": {"pageTitle", "description"}}',
  ],
  examples: [
    'page set cl terms --title "Términos y condiciones" --file terminos.html',
    'page set cl help/new --section Envíos --title "¿Cuánto tarda?" --file tarda.txt',
  ],
  takes: ['COUNTRY', 'PAGE'],
  options: {
    title: { type: 'string' },
    section: { type: 'string' },
    file: { type: 'string' },
    ...reasonOption,
    ...jsonOption,
  },
  async run(context, [store, typed], values) {
    const country = countryFrom(store)
    const file = textOf(values, 'file')
    const change = {
      country,
      name: readPageName(typed!),
      title: textOf(values, 'title'),
      section: textOf(values, 'section'),
      body: file === undefined ? undefined : await readText(context.fileOf(file)),
    }
    const page = await setPage(context.db, change, actingFor(context, values))
    print(context, values, { country, page }, () => context.say(`The page ${page} of ${country} is written.`))
  },
}

export const pageDeleteCommand: Command = {
  name: 'page-delete',
  usage: 'COUNTRY PAGE [--reason TEXT] [--json]',
  summary: 'Take away an article of help or a landing page',
  details: [names],
  examples: ['page delete cl help/7'],
  takes: ['COUNTRY', 'PAGE'],
  options: { ...reasonOption, ...jsonOption },
  async run(context, [store, page], values) {
    const country = countryFrom(store)
    await deletePage(context.db, { country, name: readPageName(page!) }, actingFor(context, values))
    print(context, values, { country, deleted: page }, () => context.say(`The page ${page} of ${country} is gone.`))
  },
}
