import { readDocumentName, type DocumentName } from '#domain/content/documents/document-name.ts'
import type { HomeKey, Menu } from '#domain/content/pages/places-of-content.ts'
import { wordsIn } from '#desk/platform/words.ts'

type Kind = DocumentName['kind']
export const documentKinds = ['home', 'menu', 'banners', 'page', 'text', 'help'] as const satisfies readonly Kind[]

type NameWords = {
  kinds: Record<Kind, string>
  home: Record<HomeKey, string>
  menu: Record<Menu, string>
  text: Record<string, string>
}

export const nameWords = wordsIn<NameWords>({
  es: {
    kinds: {
      home: 'Portadas',
      menu: 'Menús',
      banners: 'Banners de listas',
      page: 'Páginas especiales',
      text: 'Textos',
      help: 'Ayuda',
    },
    home: { home: 'Portada', mujer: 'Portada de Mujer', hombre: 'Portada de Hombre', ninos: 'Portada de Niños' },
    menu: {
      tree: 'Menú lateral',
      segment: 'Pestañas de la portada',
      horizontal: 'Atajos bajo la barra',
      department: 'Departamentos de la barra',
      footer: 'Enlaces del pie',
    },
    text: {
      terms: 'Términos y condiciones',
      privacy: 'Privacidad',
      cookies: 'Cookies',
      'shipping-policy': 'Envíos',
      'exchange-policy': 'Cambios y devoluciones',
      'wallet-terms': 'Billetera',
      'club-envios': 'Club de envíos',
    },
  },
  en: {
    kinds: {
      home: 'Home pages',
      menu: 'Menus',
      banners: 'Banners of lists',
      page: 'Landing pages',
      text: 'Texts',
      help: 'Help',
    },
    home: { home: 'Home page', mujer: 'Home of women', hombre: 'Home of men', ninos: 'Home of kids' },
    menu: {
      tree: 'Side menu',
      segment: 'Tabs of the home page',
      horizontal: 'Shortcuts under the bar',
      department: 'Departments in the bar',
      footer: 'Links in the footer',
    },
    text: {
      terms: 'Terms and conditions',
      privacy: 'Privacy',
      cookies: 'Cookies',
      'shipping-policy': 'Shipping',
      'exchange-policy': 'Exchanges and returns',
      'wallet-terms': 'Wallet',
      'club-envios': 'Shipping club',
    },
  },
})

/** What the staff calls a document. */
export function documentTitle(document: string, words: NameWords): string {
  const name = readDocumentName(document)
  if (!name) return document
  if (name.kind === 'help') return words.kinds.help
  if (name.kind === 'home') return words.home[name.key]
  if (name.kind === 'menu') return words.menu[name.menu]
  if (name.kind === 'text') return words.text[name.key] ?? name.key
  return name.path
}
