import { readDocumentName, type DocumentName } from '#domain/content/documents/document-name.ts'
import type { EditableMailName } from '#domain/platform/mail/mail-texts.ts'
import type { HomeKey, Menu } from '#domain/content/pages/places-of-content.ts'
import { wordsIn } from '#desk/platform/words.ts'

type Kind = DocumentName['kind']
export const documentKinds = [
  'home',
  'menu',
  'banners',
  'page',
  'text',
  'help',
  'mail',
] as const satisfies readonly Kind[]

type NameWords = {
  kinds: Record<Kind, string>
  home: Record<HomeKey, string>
  menu: Record<Menu, string>
  text: Record<string, string>
  mail: Record<EditableMailName, string>
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
      mail: 'Textos de mails',
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
    mail: {
      'newsletter-confirm': 'Confirmar la suscripción',
      'stock-back': 'Volvió un talle',
      welcome: 'Bienvenida',
      'order-placed': 'Pedido recibido',
      'order-paid': 'Pago aprobado',
      'order-rejected': 'Pago rechazado',
      'payment-refused': 'Falta pagar',
      'payment-code': 'Código para pagar',
      'payment-transfer': 'Datos para transferir',
      'order-shipped': 'Pedido en camino o listo para retirar',
      'order-parcel': 'Salió un paquete',
      'order-delivered': 'Pedido entregado',
      'order-cancelled': 'Pedido cancelado',
      'order-address-changed': 'Otra dirección de entrega',
      'order-part-cancelled': 'Se canceló una parte',
      'exchange-approved': 'Cambio o devolución: aprobado',
      'exchange-received': 'Cambio o devolución: recibimos los productos',
      'exchange-finished': 'Cambio o devolución: listo',
      'exchange-rejected': 'Cambio o devolución: no aceptado',
      'exchange-annulled': 'Cambio o devolución: anulado',
      'money-requested': 'Se pidió dinero',
      'credit-given': 'Un crédito de regalo',
      'gift-card': 'Gift Card',
      'membership-ended': 'Terminó una membresía',
      survey: 'Encuesta',
      'review-request': 'Pedido de opinión',
      'review-rejected': 'Opinión que no se mostró',
      'help-received': 'Recibimos tu consulta',
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
      mail: 'Texts of mails',
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
    mail: {
      'newsletter-confirm': 'Confirm the subscription',
      'stock-back': 'A size is back',
      welcome: 'Welcome',
      'order-placed': 'Order received',
      'order-paid': 'Payment approved',
      'order-rejected': 'Payment rejected',
      'payment-refused': 'Payment missing',
      'payment-code': 'Code to pay with',
      'payment-transfer': 'Account for the transfer',
      'order-shipped': 'Order on its way or ready to be collected',
      'order-parcel': 'A parcel left',
      'order-delivered': 'Order delivered',
      'order-cancelled': 'Order cancelled',
      'order-address-changed': 'Another address',
      'order-part-cancelled': 'A part was cancelled',
      'exchange-approved': 'Exchange or return: approved',
      'exchange-received': 'Exchange or return: goods received',
      'exchange-finished': 'Exchange or return: done',
      'exchange-rejected': 'Exchange or return: refused',
      'exchange-annulled': 'Exchange or return: called off',
      'money-requested': 'Money was requested',
      'credit-given': 'A credit as a gesture',
      'gift-card': 'Gift card',
      'membership-ended': 'A membership ended',
      survey: 'Survey',
      'review-request': 'Request for a review',
      'review-rejected': 'Review that is not shown',
      'help-received': 'Question received',
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
  if (name.kind === 'mail') return `Mail: ${words.mail[name.template]}`
  return name.path
}
