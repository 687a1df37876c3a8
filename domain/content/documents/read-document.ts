import { isCouponCode } from '#domain/buy/cart/new-rule.ts'
import type { MailTexts } from '#domain/platform/mail/mail-texts.ts'
import { readMenu, type MenuEntry } from '../pages/menu-file.ts'
import type { DocumentName } from './document-name.ts'
import type { DocumentFault } from './fault.ts'
import { fieldReader, type FieldReader, type PlacedLink } from './field-reader.ts'
import { readMailTexts } from './read-mail-texts.ts'

/** A picture with words that leads somewhere. `focus`: the point that every crop keeps, in percent from the left and the top. */
export type BannerEntry = {
  image: string
  link: string
  alt: string
  coupon?: string | undefined
  focus?: [x: number, y: number] | undefined
  from?: string | undefined
  until?: string | undefined
}

export type HomeBody = {
  title?: string | undefined
  description?: string | undefined
  columns: number
  tiles: { name: string; link: string; image: string }[]
  top: BannerEntry[]
  central: BannerEntry[]
  bottom: BannerEntry[]
}
export type TextBody = { title: string; html: string }
export type HelpBody = { articles: { section: string; title: string; text: string }[] }
export type BannersBody = { banners: BannerEntry[] }
export type MenuBody = { entries: MenuEntry[] }
/** A page of the retailer's own, with a list of products below it: /verano/. */
export type LandingBody = {
  title: string
  /** The filters of its list, as an address would carry them. */
  filters: Record<string, string>
  bannerMenu: { label: string; link: string }[] | null
  styles: { background: string; color: string } | null
  landing: { title: string; html: string; image: string } | null
  couponCode: string | null
  seo: { pageTitle?: string; description?: string; canonical?: string }
}
export type Body = MenuBody | HomeBody | TextBody | HelpBody | BannersBody | LandingBody | MailTexts

const max = { html: 200_000, article: 20_000, articles: 200, tiles: 24, banners: 6 } as const

function readBanner(read: FieldReader, value: unknown, place: string): BannerEntry {
  const given = read.object(value, place, ['image', 'link', 'alt', 'coupon', 'focus', 'from', 'until'])
  const coupon = read.optional(given.coupon, (code) => read.line(code, `${place}.coupon`, 40))
  if (coupon && !isCouponCode(coupon)) read.fault(`${place}.coupon`, 'is no code', 'no es un código')
  const focus = read.optional(given.focus, (point) => {
    const [x, y, ...more] = read.list(point, `${place}.focus`, 2, (one, at) => read.whole(one, at, 0, 100))
    if (x === undefined || y === undefined || more.length > 0)
      read.fault(
        `${place}.focus`,
        'must be two percentages: from the left and from the top, such as [50, 30]',
        'debe ser un punto de la imagen',
      )
    return [x ?? 50, y ?? 50] as [number, number]
  })
  const from = read.optional(given.from, (text) => read.moment(text, `${place}.from`))
  const until = read.optional(given.until, (text) => read.moment(text, `${place}.until`))
  if (from && until && Date.parse(from) >= Date.parse(until))
    read.fault(`${place}.until`, 'must be after its from', 'debe ser después del comienzo')
  return {
    image: read.picture(given.image, `${place}.image`),
    link: read.link(given.link, `${place}.link`),
    alt: read.line(given.alt, `${place}.alt`, 120),
    ...(coupon && { coupon }),
    ...(focus && { focus }),
    ...(from && { from }),
    ...(until && { until }),
  }
}

const readBanners = (read: FieldReader, value: unknown, place: string) =>
  read.list(value, place, max.banners, (one, at) => readBanner(read, one, at))

function readHome(read: FieldReader, value: unknown): HomeBody {
  const given = read.object(value, 'home', ['title', 'description', 'columns', 'tiles', 'top', 'central', 'bottom'])
  const title = read.optional(given.title, (text) => read.line(text, 'title', 120))
  const description = read.optional(given.description, (text) => read.line(text, 'description', 300))
  return {
    ...(title && { title }),
    ...(description && { description }),
    columns: read.whole(given.columns ?? 2, 'columns', 1, 4),
    tiles: read.list(given.tiles ?? [], 'tiles', max.tiles, (one, place) => {
      const tile = read.object(one, place, ['name', 'link', 'image'])
      return {
        name: read.line(tile.name, `${place}.name`, 60),
        link: read.link(tile.link, `${place}.link`),
        image: read.picture(tile.image, `${place}.image`),
      }
    }),
    top: readBanners(read, given.top ?? [], 'top'),
    central: readBanners(read, given.central ?? [], 'central'),
    bottom: readBanners(read, given.bottom ?? [], 'bottom'),
  }
}

function readText(read: FieldReader, value: unknown): TextBody {
  const given = read.object(value, 'text', ['title', 'html'])
  return { title: read.line(given.title, 'title', 120), html: read.words(given.html, 'html', max.html) }
}

function readHelp(read: FieldReader, value: unknown): HelpBody {
  const given = read.object(value, 'help', ['articles'])
  const articles = read.list(given.articles, 'articles', max.articles, (one, place) => {
    const article = read.object(one, place, ['section', 'title', 'text'])
    return {
      section: read.line(article.section, `${place}.section`, 60),
      title: read.line(article.title, `${place}.title`, 120),
      text: read.words(article.text, `${place}.text`, max.article),
    }
  })
  return { articles }
}

const linksOfMenu = (entries: readonly MenuEntry[], place: string): PlacedLink[] =>
  entries.flatMap(({ url, children }, at) => [
    { place: `${place}[${at}].url`, link: url },
    ...linksOfMenu(children, `${place}[${at}].children`),
  ])

export type ReadDocument<Body> = { body: Body; faults: DocumentFault[]; links: PlacedLink[] }
type BodyOf = { menu: MenuBody; home: HomeBody; text: TextBody; help: HelpBody; banners: BannersBody; mail: MailTexts }
/** Landing pages have filters, which the server knows. */
type Readable = Exclude<DocumentName, { kind: 'page' }>

/** Reads a document as an operator wrote it: every fault is said with its place. */
export function readDocument(name: Readable, value: unknown): ReadDocument<BodyOf[Readable['kind']]> {
  const read = fieldReader()
  if (name.kind === 'menu') {
    const given = read.object(value, 'menu', ['entries'])
    const menu = readMenu(name.menu, given.entries)
    if ('faults' in menu) return { body: { entries: [] }, faults: [...read.faults, ...menu.faults], links: [] }
    return { body: menu, faults: read.faults, links: linksOfMenu(menu.entries, 'entries') }
  }
  if (name.kind === 'mail') {
    const body = readMailTexts(read, name.template, value)
    return { body, faults: read.faults, links: [] }
  }
  const readers = {
    home: () => readHome(read, value),
    text: () => readText(read, value),
    help: () => readHelp(read, value),
    banners: () => {
      const given = read.object(value, 'banners', ['banners'])
      return { banners: readBanners(read, given.banners, 'banners') }
    },
  }
  const body = readers[name.kind]()
  return { body, faults: read.faults, links: read.links }
}
