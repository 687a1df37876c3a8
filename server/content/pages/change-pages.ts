import { and, asc, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { cmsContent, helpArticle, staticPage } from '#db/schema/content.ts'
import type { DocumentName } from '#domain/content/documents/document-name.ts'
import { contentPages } from '#domain/content/pages/content-pages.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { openDocument, recordChange } from '../documents/versions.ts'
import { landingFrom } from './landing-file.ts'
import { parseMarkup } from './parse-markup.ts'

/** `terms`: a text of the shop. `help/3`: an article of help, `help/new` another one. `/verano/`: a landing page. */
export type PageName =
  | { kind: 'text'; key: string }
  | { kind: 'help'; position: number | 'new' }
  | { kind: 'landing'; path: string }

const textKeys: readonly string[] = Object.values(contentPages)

export function readPageName(text: string): PageName {
  if (/^\/([a-z0-9-]+\/)+$/.test(text)) return { kind: 'landing', path: text }
  const help = /^help\/(new|[1-9]\d{0,4})$/.exec(text)?.[1]
  if (help !== undefined) return { kind: 'help', position: help === 'new' ? 'new' : Number(help) }
  if (textKeys.includes(text)) return { kind: 'text', key: text }
  throw new OperatorRefusal(
    `"${text}" is no page: one of ${textKeys.join(', ')}; help/NUMBER or help/new; /a-path/ of a landing page.`,
  )
}

/** A page is a document or, an article of help, part of one. */
function documentOf(name: PageName): DocumentName {
  if (name.kind === 'landing') return { kind: 'page', path: name.path }
  return name.kind === 'help' ? { kind: 'help' } : { kind: 'text', key: name.key }
}

export type ListedPage = {
  page: string
  title: string
  section?: string
  address: string | null
  updatedAt: Date | null
}

const addressOf = (key: string) => Object.entries(contentPages).find(([, known]) => known === key)?.[0]

/** Every page of a store that an operator may write; a text that is missing is listed without a date. */
export async function listPages(db: Handle, country: OpenCountry): Promise<ListedPage[]> {
  const texts = await db.select().from(cmsContent).where(eq(cmsContent.country, country)).orderBy(asc(cmsContent.key))
  const help = await db
    .select()
    .from(helpArticle)
    .where(eq(helpArticle.country, country))
    .orderBy(asc(helpArticle.position))
  const landings = await db
    .select()
    .from(staticPage)
    .where(eq(staticPage.country, country))
    .orderBy(asc(staticPage.path))
  const missing = textKeys.filter((key) => !texts.some((text) => text.key === key))
  const textRow = (key: string, title: string, updatedAt: Date | null): ListedPage => {
    const address = addressOf(key)
    return { page: key, title, address: address === undefined ? null : `/${address}/`, updatedAt }
  }
  return [
    ...texts.map(({ key, title, updatedAt }) => textRow(key, title, updatedAt)),
    ...missing.map((key) => textRow(key, '', null)),
    ...help.map(({ position, section, title }) => ({
      page: `help/${position}`,
      section,
      title,
      address: null,
      updatedAt: null,
    })),
    ...landings.map(({ path, title }) => ({ page: path, title, address: path, updatedAt: null })),
  ]
}

export type ShownPage = { page: string; title: string; section?: string; body: string }

/** A page as an operator edits it: HTML of a text, the words of an article, JSON of a landing page. */
export async function showPage(db: Handle, country: OpenCountry, name: PageName): Promise<ShownPage> {
  if (name.kind === 'text') {
    const [row] = await db.select().from(cmsContent).where(ofText(country, name.key))
    if (row) return { page: row.key, title: row.title, body: row.html }
  } else if (name.kind === 'help' && name.position !== 'new') {
    const [row] = await db.select().from(helpArticle).where(ofHelp(country, name.position))
    if (row) return { page: `help/${row.position}`, section: row.section, title: row.title, body: row.body }
  } else if (name.kind === 'landing') {
    const [row] = await db.select().from(staticPage).where(ofLanding(country, name.path))
    if (row) {
      const { country: _country, path, title, ...rest } = row
      return { page: path, title, body: JSON.stringify(rest, null, 2) }
    }
  }
  throw new OperatorRefusal(`The store ${country} has no such page yet. page set writes it.`)
}

const ofText = (country: OpenCountry, key: string) => and(eq(cmsContent.country, country), eq(cmsContent.key, key))
const ofHelp = (country: OpenCountry, position: number) =>
  and(eq(helpArticle.country, country), eq(helpArticle.position, position))
const ofLanding = (country: OpenCountry, path: string) =>
  and(eq(staticPage.country, country), eq(staticPage.path, path))

type PageChange = {
  country: OpenCountry
  name: PageName
  /** Undefined: as it was. */
  title?: string | undefined
  section?: string | undefined
  body?: string | undefined
}

const maxLength = { title: 120, section: 60, body: 200_000 }

function checkLine(what: 'title' | 'section', text: string | undefined): void {
  if (text === undefined) return
  if (text.trim() === '' || text.length > maxLength[what] || /[\r\n<>]/.test(text))
    throw new OperatorRefusal(`The ${what} must be 1 to ${maxLength[what]} characters in one line, without < and >.`)
}

/** What a new page needs and was not said. */
function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new OperatorRefusal(`A new page needs its ${what}.`)
  return value
}

/** Writes a page, or changes what was said of it. Pages that are open show it within a moment. Returns its name. */
export async function setPage(db: Handle, change: PageChange, acting: Acting): Promise<string> {
  const { country, name, title, section, body } = change
  checkLine('title', title)
  checkLine('section', section)
  if (section !== undefined && name.kind !== 'help') throw new OperatorRefusal('Only an article of help has a section.')
  if (title === undefined && section === undefined && body === undefined)
    throw new OperatorRefusal('Nothing was said: --title, --file or, of help, --section.')
  if (body !== undefined && (body.trim() === '' || body.length > maxLength.body))
    throw new OperatorRefusal(`The file must have 1 to ${maxLength.body} characters.`)
  return inTransaction(db, async (tx) => {
    const document = { country, name: documentOf(name) }
    await openDocument(tx, document, acting)
    const page = await writers[name.kind](tx, { ...change, now: acting.now })
    await recordChange(tx, document, acting)
    const what = Object.entries({ title, section, body }).flatMap(([field, value]) =>
      value === undefined ? [] : [field],
    )
    await writeAudit(tx, acting, 'page-set', `${country} ${page}: ${what.join(', ')}`)
    return page
  })
}

type Write = PageChange & { now: Date }
const writers = { text: writeText, help: writeHelp, landing: writeLanding }

async function writeText(tx: Handle, { country, name, title, body, now }: Write): Promise<string> {
  const { key } = name as PageName & { kind: 'text' }
  if (body !== undefined && parseMarkup(body).length === 0)
    throw new OperatorRefusal('Nothing of the text can be shown.')
  const [row] = await tx.select().from(cmsContent).where(ofText(country, key))
  const next = { title: title ?? row?.title, html: body ?? row?.html }
  const values = { title: required(next.title, 'title'), html: required(next.html, 'text, --file'), updatedAt: now }
  await tx
    .insert(cmsContent)
    .values({ country, key, ...values })
    .onConflictDoUpdate({ target: [cmsContent.country, cmsContent.key], set: values })
  return key
}

async function writeHelp(tx: Handle, { country, name, title, section, body }: Write): Promise<string> {
  const { position } = name as PageName & { kind: 'help' }
  if (position !== 'new') {
    const change = { ...(title && { title }), ...(section && { section }), ...(body && { body }) }
    const { rowCount } = await tx.update(helpArticle).set(change).where(ofHelp(country, position))
    if (rowCount === 0)
      throw new OperatorRefusal(`The store ${country} has no article help/${position}; help/new writes one.`)
    return `help/${position}`
  }
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${helpArticle.position}), 0)::int` })
    .from(helpArticle)
    .where(eq(helpArticle.country, country))
  const article = {
    section: required(section, 'section'),
    title: required(title, 'title'),
    body: required(body, 'text, --file'),
    position: last!.position + 1,
  }
  await tx.insert(helpArticle).values({ country, ...article })
  return `help/${article.position}`
}

async function writeLanding(tx: Handle, { country, name, title, body }: Write): Promise<string> {
  const { path } = name as PageName & { kind: 'landing' }
  const read = body === undefined ? undefined : landingFrom(body)
  const [row] = await tx.select().from(staticPage).where(ofLanding(country, path))
  const values = {
    title: required(title ?? row?.title, 'title'),
    ...(read ?? { filters: required(row?.filters, 'file, --file'), seo: row!.seo }),
  }
  await tx
    .insert(staticPage)
    .values({ country, path, ...values })
    .onConflictDoUpdate({ target: [staticPage.country, staticPage.path], set: values })
  return path
}

/** Takes away an article of help or a landing page. Texts that the law asks for are only written, never taken away. */
export async function deletePage(
  db: Handle,
  { country, name }: Pick<PageChange, 'country' | 'name'>,
  acting: Acting,
): Promise<void> {
  if (name.kind === 'text')
    throw new OperatorRefusal(`${name.key} is linked from every page: it can be changed, not deleted.`)
  if (name.kind === 'help' && name.position === 'new') throw new OperatorRefusal('help/new is no page yet.')
  await inTransaction(db, async (tx) => {
    const document = { country, name: documentOf(name) }
    await openDocument(tx, document, acting)
    const { rowCount } =
      name.kind === 'landing'
        ? await tx.delete(staticPage).where(ofLanding(country, name.path))
        : await tx.delete(helpArticle).where(ofHelp(country, name.position as number))
    const page = name.kind === 'landing' ? name.path : `help/${name.position}`
    if (rowCount === 0) throw new OperatorRefusal(`The store ${country} has no page ${page}.`)
    await recordChange(tx, document, acting)
    await writeAudit(tx, acting, 'page-delete', `${country} ${page}`)
  })
}
