/** What a retailer says in a mail of the shop; empty where the shop's own words stand. */
export type MailTexts = { subject: string; heading: string; introduction: string; closing: string }
export const mailTextFields = ['subject', 'heading', 'introduction', 'closing'] as const
export type MailTextField = (typeof mailTextFields)[number]
export const noMailTexts: MailTexts = { subject: '', heading: '', introduction: '', closing: '' }

/** What may stand in braces, `{{pedido}}`, and the field of the mail's data that it is filled with. */
export const mailPlaceholders = {
  nombre: 'name',
  pedido: 'orderNr',
  solicitud: 'batchnumber',
  importe: 'amount',
  producto: 'productName',
  club: 'club',
  consulta: 'code',
  /** Of every mail: who writes. */
  tienda: null,
} as const
export type MailPlaceholder = keyof typeof mailPlaceholders

type EditableMail = {
  placeholders: readonly MailPlaceholder[]
  /** What a subject of the retailer's must name, because it is what a person looks for. */
  inSubject?: MailPlaceholder
  /** Whether the introduction stands instead of the shop's sentences; otherwise before them, because they say what happened. */
  replacesSentences?: true
}

const ofOrder = { placeholders: ['nombre', 'pedido'], inSubject: 'pedido' } as const satisfies EditableMail
const ofPayment = { placeholders: ['nombre', 'pedido', 'importe'], inSubject: 'pedido' } as const satisfies EditableMail
const ofExchange = {
  placeholders: ['nombre', 'pedido', 'solicitud'],
  inSubject: 'solicitud',
} as const satisfies EditableMail

/** The mails whose words a retailer may change. Those about access, the law and the staff are not among them. */
const editableMails = {
  'newsletter-confirm': { placeholders: [] },
  'stock-back': { placeholders: ['producto'], inSubject: 'producto', replacesSentences: true },
  welcome: { placeholders: ['nombre'], replacesSentences: true },
  'order-placed': ofOrder,
  'order-paid': ofOrder,
  'order-rejected': ofOrder,
  'payment-refused': ofPayment,
  'payment-code': ofPayment,
  'payment-transfer': ofPayment,
  'order-shipped': ofOrder,
  'order-parcel': ofOrder,
  'order-delivered': ofOrder,
  'order-cancelled': ofOrder,
  'order-address-changed': ofOrder,
  'order-part-cancelled': ofOrder,
  'exchange-approved': ofExchange,
  'exchange-received': ofExchange,
  'exchange-finished': ofExchange,
  'exchange-rejected': ofExchange,
  'exchange-annulled': ofExchange,
  'money-requested': { placeholders: ['nombre', 'importe'], inSubject: 'importe' },
  'credit-given': { placeholders: ['nombre', 'importe'], inSubject: 'importe' },
  'gift-card': { placeholders: ['importe'], inSubject: 'importe' },
  'membership-ended': { placeholders: ['nombre', 'club'], inSubject: 'club', replacesSentences: true },
  survey: { placeholders: ['pedido'], replacesSentences: true },
  'review-request': { placeholders: ['pedido'], replacesSentences: true },
  'review-rejected': { placeholders: ['producto'], inSubject: 'producto' },
  'help-received': { placeholders: ['consulta'], inSubject: 'consulta' },
} as const satisfies Record<string, EditableMail>
export type EditableMailName = keyof typeof editableMails

export const editableMailNames = Object.keys(editableMails) as EditableMailName[]

/** What may be changed of a mail; undefined where nothing may. */
export const editableMail = (template: string): EditableMail | undefined =>
  editableMailNames.some((name) => name === template) ? editableMails[template as EditableMailName] : undefined

/** Every placeholder that may stand in a mail. */
export const placeholdersOf = (template: EditableMailName): MailPlaceholder[] => [
  ...editableMails[template].placeholders,
  'tienda',
]

const inBraces = /\{\{([^{}]{0,60})\}\}/g

/** The names in braces of a text, as they were written. */
export const namesInBraces = (text: string): string[] => [...text.matchAll(inBraces)].map(([, name]) => name!.trim())

export const fillPlaceholders = (text: string, values: Readonly<Partial<Record<string, string>>>): string =>
  text.replaceAll(inBraces, (_whole, name: string) => values[name.trim()] ?? '')
