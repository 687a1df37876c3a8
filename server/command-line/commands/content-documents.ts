import { readDocumentName } from '#domain/content/documents/document-name.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { instantIn, isDay } from '#domain/platform/dates.ts'
import {
  cancelScheduled,
  discardDraft,
  draftDocument,
  publishDocument,
  rollBackDocument,
} from '#server/content/documents/change-documents.ts'
import { historyOf, listDocuments, showDocument } from '#server/content/documents/list-documents.ts'
import type { Document } from '#server/content/documents/versions.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { countryFrom, numberOf, textOf } from '#server/command-line/arguments.ts'
import type { Command, Values } from '#server/command-line/command.ts'
import { actingFor, jsonOption, moment, print, reasonOption } from '#server/command-line/output.ts'
import { readJson } from './content.ts'

const options = { ...reasonOption, ...jsonOption }
const names = [
  'DOCUMENT is menu/tree, menu/segment, menu/horizontal or menu/footer; home/home, home/mujer, home/hombre or home/ninos; a text',
  '(text/terms …); help; page/verano of the landing page /verano/; banners/mujer/botas of the list /mujer/botas/; the words of a mail (mail/welcome …).',
]

function documentFrom(store: string | undefined, text: string | undefined): Document {
  const country = countryFrom(store)
  const name = readDocumentName(text ?? '')
  if (!name) throw new OperatorRefusal(`"${text}" is no document. content list ${country} has them.`)
  return { country, name }
}

/** `2026-12-01` or `2026-12-01T10:00`, on the clocks of the store. */
function momentOf(values: Values, name: string, country: OpenCountry): Date | undefined {
  const text = textOf(values, name)
  if (text === undefined) return undefined
  const [, day = '', hour = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[T ](([01]\d|2[0-3]):[0-5]\d))?$/.exec(text) ?? []
  if (isDay(day)) return instantIn(countryProfiles[country].timeZone, day, hour)
  throw new OperatorRefusal(
    `--${name} must be like 2026-12-01 or 2026-12-01T10:00, on the clocks of ${country}; "${text}" is not.`,
  )
}

export const contentListCommand: Command = {
  name: 'content-list',
  usage: 'COUNTRY [--json]',
  summary:
    'What a store shows around its products: menus, home pages, texts, help, landing pages, banners; drafts and what is to come',
  details: [],
  examples: ['content list cl'],
  takes: ['COUNTRY'],
  options: jsonOption,
  async run({ db, acting, say }, [store], values) {
    const country = countryFrom(store)
    const documents = await listDocuments(db, country, acting.now)
    print({ say }, values, { documents }, () => {
      for (const { document, shown, draft, next } of documents) {
        const parts = [
          shown === undefined ? 'nothing shown' : shown === null ? 'shown' : `version ${shown}`,
          ...(draft === null ? [] : [`draft ${draft}`]),
          ...(next ? [`version ${next.version} from ${moment(next.from, country)}`] : []),
        ]
        say(`${document}  ${parts.join(', ')}`)
      }
    })
  },
}

export const contentShowCommand: Command = {
  name: 'content-show',
  usage: 'COUNTRY DOCUMENT [--version N] [--at MOMENT] [--json]',
  summary: 'A document as JSON, as content draft takes it: its draft, else what is shown',
  details: [
    ...names,
    '--version   one version of it',
    '--at        what was shown at a moment: which terms somebody agreed to',
  ],
  examples: ['content show cl home/home', 'content show cl text/terms --at 2026-11-20T12:30'],
  takes: ['COUNTRY', 'DOCUMENT'],
  options: { version: { type: 'string' }, at: { type: 'string' }, ...jsonOption },
  async run({ db, say }, [store, name], values) {
    const document = documentFrom(store, name)
    const version = numberOf(values, 'version', { from: 1 })
    const at = momentOf(values, 'at', document.country)
    say(JSON.stringify(await showDocument(db, { ...document, version, at }), null, 2))
  },
}

export const contentHistoryCommand: Command = {
  name: 'content-history',
  usage: 'COUNTRY DOCUMENT [--json]',
  summary: 'The versions of a document, who wrote and published them, and when each was shown',
  details: [...names, 'Of a text every version is kept; of the others the last fifty.'],
  examples: ['content history cl text/terms'],
  takes: ['COUNTRY', 'DOCUMENT'],
  options: jsonOption,
  async run({ db, say }, [store, name], values) {
    const document = documentFrom(store, name)
    const { country } = document
    const versions = await historyOf(db, document)
    print({ say }, values, { versions }, () => {
      for (const { version, state, writtenBy, writtenAt, validFrom, validUntil, shown } of versions) {
        const parts = [
          `${version}  ${state.replace('_', ' ')}`,
          `${moment(writtenAt, country)} ${writtenBy}`,
          validFrom ? `from ${moment(validFrom, country)}` : '',
          validUntil ? `until ${moment(validUntil, country)}` : '',
          ...shown.map(
            ({ from, until }) =>
              `shown ${moment(new Date(from), country)} to ${until === null ? 'now' : moment(new Date(until), country)}`,
          ),
        ]
        say(parts.filter(Boolean).join(', '))
      }
    })
  },
}

/** A file of `content show` has the version its author started from beside the body. */
function draftFrom(value: unknown): { base: number | undefined; body: unknown } {
  const isShown = typeof value === 'object' && value !== null && 'document' in value && 'body' in value
  if (!isShown) return { base: undefined, body: value }
  const { version, body } = value as { version?: unknown; body: unknown }
  return { base: typeof version === 'number' ? version : version === null ? 0 : undefined, body }
}

export const contentDraftCommand: Command = {
  name: 'content-draft',
  usage: 'COUNTRY DOCUMENT FILE [--base N] [--reason TEXT] [--json]',
  summary: 'Write the draft of a document from a JSON file; visitors see nothing of it',
  details: [
    ...names,
    'FILE is what content show prints, or its body alone. It is read strictly: unknown fields, links out of the shop and markup',
    'that pages do not show are refused with their place. A banner may have "focus": [50, 30], the point in percent from the left',
    'and the top that every crop keeps.',
    '--base   the last version you saw (in a file of content show it is already): refused when there is a later one',
  ],
  examples: ['content draft cl home/home portada.json'],
  takes: ['COUNTRY', 'DOCUMENT', 'FILE'],
  options: { base: { type: 'string' }, ...options },
  async run(context, [store, name, file], values) {
    const document = documentFrom(store, name)
    const { base, body } = draftFrom(await readJson(context, file!))
    const drafting = { ...document, base: numberOf(values, 'base') ?? base, value: body }
    const { version } = await draftDocument(context.db, drafting, actingFor(context, values))
    print(context, values, { country: document.country, document: name, version }, () =>
      context.say(`The draft of ${document.country} ${name} is version ${version}. content publish shows it.`),
    )
  },
}

export const contentPublishCommand: Command = {
  name: 'content-publish',
  usage: 'COUNTRY DOCUMENT [--version N] [--from MOMENT] [--until MOMENT] [--reason TEXT] [--json]',
  summary: 'Publish the draft of a document: at once, or from and until a moment',
  details: [
    ...names,
    'Links must lead somewhere. What ends is followed by the version before it. Running shops follow within a second, at a',
    'moment within a minute.',
    '--version   the draft that you looked at: refused when there is a later one',
    '--from, --until   like 2026-12-01 or 2026-12-01T10:00, on the clocks of the store; the end is not included',
  ],
  examples: ['content publish cl home/home', 'content publish cl page/navidad --from 2026-12-01 --until 2026-12-26'],
  takes: ['COUNTRY', 'DOCUMENT'],
  options: { version: { type: 'string' }, from: { type: 'string' }, until: { type: 'string' }, ...options },
  async run(context, [store, name], values) {
    const document = documentFrom(store, name)
    const from = momentOf(values, 'from', document.country)
    const publishing = {
      ...document,
      version: numberOf(values, 'version', { from: 1 }),
      from,
      until: momentOf(values, 'until', document.country),
    }
    const published = await publishDocument(context.db, publishing, actingFor(context, values))
    print(context, values, { country: document.country, document: name, ...published }, () =>
      context.say(
        `Version ${published.version} of ${document.country} ${name} is ${
          published.isShown
            ? 'shown now'
            : `published${from ? ` and shown from ${moment(from, document.country)}` : ''}`
        }.`,
      ),
    )
  },
}

export const contentRollbackCommand: Command = {
  name: 'content-rollback',
  usage: 'COUNTRY DOCUMENT [--to N] [--reason TEXT] [--json]',
  summary: 'Show the version before the one that is shown, or again what version N was',
  details: names,
  examples: ['content rollback cl home/home', 'content rollback cl text/terms --to 2'],
  takes: ['COUNTRY', 'DOCUMENT'],
  options: { to: { type: 'string' }, ...options },
  async run(context, [store, name], values) {
    const document = documentFrom(store, name)
    const to = numberOf(values, 'to', { from: 1 })
    const { version } = await rollBackDocument(context.db, { ...document, to }, actingFor(context, values))
    print(context, values, { country: document.country, document: name, version }, () =>
      context.say(`Version ${version} of ${document.country} ${name} is shown now.`),
    )
  },
}

export const contentDiscardCommand: Command = {
  name: 'content-discard',
  usage: 'COUNTRY DOCUMENT [--version N] [--reason TEXT] [--json]',
  summary: 'Throw the draft of a document away, or take a version back that waits for its day',
  details: names,
  examples: ['content discard cl home/home', 'content discard cl home/home --version 4'],
  takes: ['COUNTRY', 'DOCUMENT'],
  options: { ...options, version: { type: 'string' } },
  async run(context, [store, name], values) {
    const document = documentFrom(store, name)
    const version = numberOf(values, 'version', { from: 1, to: 1_000_000 })
    if (version !== undefined) {
      await cancelScheduled(context.db, { ...document, version }, actingFor(context, values))
      return print(context, values, { country: document.country, discarded: name, version }, () =>
        context.say(`Version ${version} of ${document.country} ${name} will not be shown.`),
      )
    }
    await discardDraft(context.db, document, actingFor(context, values))
    print(context, values, { country: document.country, discarded: name }, () =>
      context.say(`${document.country} ${name} has no draft any more.`),
    )
  },
}
