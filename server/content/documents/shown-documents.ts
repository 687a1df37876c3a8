import { and, asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { cmsContent, helpArticle, staticPage } from '#db/schema/content.ts'
import type { DocumentName } from '#domain/content/documents/document-name.ts'
import {
  readDocument,
  type Body,
  type LandingBody,
  type BannersBody,
  type HelpBody,
  type HomeBody,
  type MenuBody,
  type ReadDocument,
  type TextBody,
} from '#domain/content/documents/read-document.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { landingBody, readLanding } from '#server/content/pages/landing-file.ts'
import { mailTextsAt } from '#server/platform/mail/mail-texts.ts'
import { readBanners, writeBanners } from './banner-rows.ts'
import { checkMarkup } from './check-markup.ts'
import { DocumentRefusal } from './document-refusal.ts'
import { readHome, writeHome } from './home-document.ts'
import { readStoredMenu, writeMenu } from './menu-document.ts'

const ofText = (country: OpenCountry, key: string) => and(eq(cmsContent.country, country), eq(cmsContent.key, key))
const ofPage = (country: OpenCountry, path: string) => and(eq(staticPage.country, country), eq(staticPage.path, path))

async function readHelp(db: Handle, country: OpenCountry): Promise<HelpBody | null> {
  const articles = await db
    .select({ section: helpArticle.section, title: helpArticle.title, text: helpArticle.body })
    .from(helpArticle)
    .where(eq(helpArticle.country, country))
    .orderBy(asc(helpArticle.position))
  return articles.length > 0 ? { articles } : null
}

/** What is shown of a document now; null where there is none. */
export async function readShown(
  db: Handle,
  country: OpenCountry,
  name: DocumentName,
): Promise<{ body: Body; since: Date | null } | null> {
  const found = (body: Body | null, since: Date | null = null) => body && { body, since }
  if (name.kind === 'help') return found(await readHelp(db, country))
  if (name.kind === 'home') return found(await readHome(db, country, name.key))
  if (name.kind === 'menu') {
    const entries = await readStoredMenu(db, country, name.menu)
    return found(entries.length > 0 ? { entries } : null)
  }
  if (name.kind === 'banners') {
    const banners = await readBanners(db, { country, zone: 'catalog', keyOrPath: name.path })
    return found(banners.length > 0 ? { banners } : null)
  }
  // Mails are written with the version itself.
  if (name.kind === 'mail') return found(await mailTextsAt(db, country, name.template, 'now'))
  if (name.kind === 'page') {
    const [row] = await db.select().from(staticPage).where(ofPage(country, name.path))
    return found(row ? landingBody(row) : null)
  }
  const [row] = await db.select().from(cmsContent).where(ofText(country, name.key))
  return row ? found({ title: row.title, html: row.html }, row.updatedAt) : null
}

type Written = { country: OpenCountry; name: DocumentName; now: Date }

/** Shows a version of a document, or none of it. */
export async function writeShown(tx: Handle, { country, name, now }: Written, body: Body | null): Promise<void> {
  if (name.kind === 'mail') return
  if (name.kind === 'menu') {
    await writeMenu(tx, { country, menu: name.menu }, body === null ? [] : (body as MenuBody).entries)
  } else if (name.kind === 'home') {
    await writeHome(tx, { country, key: name.key }, body as HomeBody | null)
  } else if (name.kind === 'banners') {
    const banners = body === null ? [] : (body as BannersBody).banners
    await writeBanners(tx, { country, zone: 'catalog', keyOrPath: name.path }, banners)
  } else if (name.kind === 'help') {
    await tx.delete(helpArticle).where(eq(helpArticle.country, country))
    const articles = body === null ? [] : (body as HelpBody).articles
    if (articles.length > 0) {
      await tx
        .insert(helpArticle)
        .values(
          articles.map(({ section, title, text }, at) => ({ country, section, title, body: text, position: at + 1 })),
        )
    }
  } else if (name.kind === 'page') {
    if (body === null) await tx.delete(staticPage).where(ofPage(country, name.path))
    else {
      const values = body as LandingBody
      await tx
        .insert(staticPage)
        .values({ country, path: name.path, ...values })
        .onConflictDoUpdate({ target: [staticPage.country, staticPage.path], set: values })
    }
  } else if (body === null) await tx.delete(cmsContent).where(ofText(country, name.key))
  else {
    const values = { ...(body as TextBody), updatedAt: now }
    await tx
      .insert(cmsContent)
      .values({ country, key: name.key, ...values })
      .onConflictDoUpdate({ target: [cmsContent.country, cmsContent.key], set: values })
  }
}

/** Reads what an operator wrote of a document, with every fault and its place. */
export function checkBody(name: DocumentName, value: unknown): ReadDocument<Body> {
  const read: ReadDocument<Body> = name.kind === 'page' ? readLanding(value) : readDocument(name, value)
  const html =
    name.kind === 'text'
      ? (read.body as TextBody).html
      : name.kind === 'page'
        ? (read.body as LandingBody).landing?.html
        : undefined
  const markup = html === undefined ? { faults: [], links: [] } : checkMarkup(html, 'html')
  const faults = [...read.faults, ...markup.faults]
  return { ...read, faults, links: [...read.links, ...markup.links] }
}

/** Reads it, or refuses it. */
export function readBody(name: DocumentName, value: unknown): ReadDocument<Body> {
  const read = checkBody(name, value)
  if (read.faults.length > 0) throw new DocumentRefusal(read.faults)
  return read
}
