import { editableMailNames, type EditableMailName } from '#domain/platform/mail/mail-texts.ts'
import { contentPages } from '../pages/content-pages.ts'
import { homeKeys, menus, type HomeKey, type Menu } from '../pages/places-of-content.ts'

/** A piece of content that is written, published and taken back as a whole. */
export type DocumentName =
  | { kind: 'menu'; menu: Menu }
  | { kind: 'home'; key: HomeKey }
  | { kind: 'text'; key: string }
  | { kind: 'help' }
  | { kind: 'page'; path: string }
  | { kind: 'banners'; path: string }
  | { kind: 'mail'; template: EditableMailName }

export const textKeys: readonly string[] = Object.values(contentPages)
const path = /^([a-z0-9-]+\/)*[a-z0-9-]+$/

/** `menu/tree`, `home/mujer`, `text/terms`, `help`, `page/verano` of /verano/, `banners/mujer/botas` of that list, `mail/welcome`. */
export function readDocumentName(text: string): DocumentName | undefined {
  const [, kind, rest = ''] = /^([a-z]+)(?:\/(.+?)\/?)?$/.exec(text) ?? []
  const menu = menus.find((known) => known === rest)
  const key = homeKeys.find((known) => known === rest)
  if (kind === 'menu' && menu) return { kind, menu }
  if (kind === 'home' && key) return { kind, key }
  if (kind === 'text' && textKeys.includes(rest)) return { kind, key: rest }
  const template = editableMailNames.find((known) => known === rest)
  if (kind === 'mail' && template) return { kind, template }
  if (kind === 'help' && rest === '') return { kind }
  if ((kind === 'page' || kind === 'banners') && path.test(rest)) return { kind, path: `/${rest}/` }
  return undefined
}

export function writeDocumentName(name: DocumentName): string {
  if (name.kind === 'help') return 'help'
  if (name.kind === 'menu') return `menu/${name.menu}`
  if (name.kind === 'page' || name.kind === 'banners') return `${name.kind}/${name.path.slice(1, -1)}`
  if (name.kind === 'mail') return `mail/${name.template}`
  return `${name.kind}/${name.key}`
}
