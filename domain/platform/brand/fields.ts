import { isOpenCountry, type OpenCountry } from '../country/country.ts'
import { taxIdFault } from '../country/tax-id.ts'
import { fold } from '../text/fold.ts'
import { networkNames, neutralBrand, type HomePromise, type SocialNetwork } from './brand.ts'
import { senderPattern } from './contact.ts'
import { fontNames, isFontFace, type Fonts } from './fonts.ts'
import { marks, type Mark } from './marks.ts'
import { basePalette, isColour, lowContrasts, minTextContrast, paletteTokens, type Palette } from './palette.ts'

/** What may be said of a store; null: not said. */
export type StoreFields = {
  slogan: string | null
  description: string | null
  headline: string | null
  promises: HomePromise[] | null
  brandsTitle: string | null
  newsletterTitle: string | null
  mailFrom: string | null
  contactEmail: string | null
  company: string | null
  taxId: string | null
  address: string | null
  hours: string | null
}

/** A brand as its rows have it: only what differs from the product's own. */
export type BrandFields = {
  key: string
  formerKeys: string[]
  name: string
  wordmark: string
  mark: Mark
  palette: Partial<Palette>
  fonts: Partial<Fonts>
  social: Partial<Record<SocialNetwork, string>>
  stores: Record<OpenCountry, StoreFields>
}

/** In the languages of the staff. */
type Reason = { en: string; es: string }

/** Why a change is refused, by the field as it was written. */
export type FieldFault = { field: string; reason: Reason }

const maxLength = { name: 40, text: 200 }
const storeTexts = [
  'slogan',
  'description',
  'headline',
  'brandsTitle',
  'newsletterTitle',
  'company',
  'taxId',
  'address',
  'hours',
] as const
const storeFieldNames = [...storeTexts, 'promises', 'mailFrom', 'contactEmail'] as const

/** Every field, for the help of a command and the desk. `C` stands for a country. */
export const brandFieldNames: readonly string[] = [
  'key',
  'name',
  'wordmark',
  'mark',
  ...paletteTokens.map((token) => `palette.${token}`),
  'fonts.display',
  'fonts.text',
  ...Object.keys(networkNames).map((network) => `social.${network}`),
  ...storeFieldNames.map((name) => `C.${name}`),
]

type Outcome<T> = { value: T } | { reason: Reason }

const noBreaks: Reason = {
  en: 'may not contain line breaks, < or >',
  es: 'no puede tener saltos de renglón, < ni >',
}
const oneOfThem = (known: readonly string[]): Reason => ({
  en: `is one of ${known.join(', ')}`,
  es: `es uno de ${known.join(', ')}`,
})

function line(text: string, length: number): Outcome<string> {
  if (text.length > length)
    return { reason: { en: `is longer than ${length} characters`, es: `tiene más de ${length} caracteres` } }
  // Names and texts go into headers of mails and titles of pages.
  return /[\r\n\t<>]/.test(text) ? { reason: noBreaks } : { value: text }
}

const required = (text: string, length: number): Outcome<string> =>
  text === '' ? { reason: { en: 'may not be empty', es: 'no puede quedar vacío' } } : line(text, length)

/** `Title: text | Title: text`: what is read aloud as it is written. */
function promisesFrom(text: string): Outcome<HomePromise[] | null> {
  if (text === '') return { value: null }
  const promises = text.split('|').map((part) => {
    const [title = '', ...rest] = part.split(':')
    return { title: title.trim(), text: rest.join(':').trim() }
  })
  const isWhole = promises.length <= 4 && promises.every((one) => one.title !== '' && one.text !== '')
  if (!isWhole) {
    const en = 'is up to four of "Title: text", with | between them'
    return { reason: { en, es: 'son hasta cuatro renglones de «Título: texto»' } }
  }
  return /[<>\r\n]/.test(text) ? { reason: noBreaks } : { value: promises }
}

const emailPattern = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/

function storeValue(name: (typeof storeFieldNames)[number], text: string): Outcome<StoreFields[typeof name]> {
  if (name === 'promises') return promisesFrom(text)
  if (text === '') return { value: null }
  if (name === 'mailFrom' && !senderPattern.test(text))
    return { reason: { en: 'must look like Name <user@host>', es: 'debe ser como Nombre <usuario@dominio>' } }
  if (name === 'contactEmail' && !emailPattern.test(text))
    return { reason: { en: 'is not an e-mail address', es: 'no es un e-mail' } }
  return name === 'mailFrom' ? { value: text } : line(text, maxLength.text)
}

const webAddress = /^https:\/\/[^\s<>"']{4,200}$/

/** What the bar writes under a new name: the name, in small letters if it did before, unless it has a word of its own. */
export function wordmarkUnder(name: string, before: { name: string; wordmark: string }): string {
  const { wordmark } = before
  if (wordmark.toLowerCase() !== before.name.toLowerCase()) return wordmark
  return wordmark === wordmark.toLowerCase() ? name.toLowerCase() : name
}

/** Sets one field in a copy; returns why not, if it cannot. */
function setField(fields: BrandFields, field: string, text: string): Reason | undefined {
  const [group = '', name = '', ...more] = field.split('.')
  const unknown = { en: 'is not a field of the brand', es: 'no es un dato de la marca' }
  if (more.length > 0) return unknown
  if (field === 'key') {
    if (!/^[a-z][a-z0-9]{1,19}$/.test(text))
      return {
        en: 'is 2 to 20 small letters and figures, a letter first: it begins store ids',
        es: 'son de 2 a 20 letras minúsculas y números, una letra primero',
      }
    if (text !== fields.key)
      fields.formerKeys = [...new Set([fields.key, ...fields.formerKeys])].filter((key) => key !== text)
    fields.key = text
    return undefined
  }
  if (field === 'name' || field === 'wordmark') {
    const outcome = required(text, maxLength.name)
    if ('reason' in outcome) return outcome.reason
    if (field === 'name') fields.wordmark = wordmarkUnder(outcome.value, fields)
    fields[field] = outcome.value
    return undefined
  }
  if (field === 'mark') {
    const mark = marks.find((known) => known === text)
    if (!mark) return oneOfThem(marks)
    fields.mark = mark
    return undefined
  }
  if (group === 'palette') {
    const token = paletteTokens.find((known) => known === name)
    if (!token) return { en: `is not a colour: ${paletteTokens.join(', ')}`, es: 'no es un color de la marca' }
    const colour = text.toLowerCase()
    if (text !== '' && !isColour(colour)) return { en: 'must look like #1a2b3c', es: 'debe ser como #1a2b3c' }
    const { [token]: _before, ...others } = fields.palette
    fields.palette = text === '' ? others : { ...others, [token]: colour }
    return undefined
  }
  if (group === 'fonts') {
    if (name !== 'display' && name !== 'text') return unknown
    if (text !== '' && !isFontFace(text)) return oneOfThem(fontNames)
    const { [name]: _before, ...others } = fields.fonts
    fields.fonts = isFontFace(text) ? { ...others, [name]: text } : others
    return undefined
  }
  if (group === 'social') {
    if (!Object.hasOwn(networkNames, name))
      return { en: `is not a network: ${Object.keys(networkNames).join(', ')}`, es: 'no es una red' }
    if (text !== '' && !webAddress.test(text))
      return { en: 'must begin with https://', es: 'debe empezar con https://' }
    const { [name as SocialNetwork]: _before, ...others } = fields.social
    fields.social = text === '' ? others : { ...others, [name]: text }
    return undefined
  }
  if (!isOpenCountry(group)) return unknown
  const storeField = storeFieldNames.find((known) => known === name)
  if (!storeField)
    return { en: `is not a field of a store: ${storeFieldNames.join(', ')}`, es: 'no es un dato de una tienda' }
  const fault = storeField === 'taxId' && text !== '' ? taxIdFault(group, text) : undefined
  if (fault !== undefined) return { en: fault, es: 'no es un número válido: su dígito verificador no coincide' }
  const outcome = storeValue(storeField, text)
  if ('reason' in outcome) return outcome.reason
  fields.stores = { ...fields.stores, [group]: { ...fields.stores[group], [storeField]: outcome.value } }
  return undefined
}

/** A shop without a trace of its last key would lose clients that know it; a shop with too many carries no one's. */
const maxFormerKeys = 10

/**
 * The key that goes with a name; undefined where too few of its letters may be in one. It begins the ids of stores, which
 * clients keep: a shop gets it with its first name, and later only when an operator sets it.
 */
function keyOfName(name: string): string | undefined {
  const letters = fold(name).replaceAll(/[^a-z0-9]/g, '')
  const key = letters.replace(/^\d+/, '').slice(0, 20)
  return key.length >= 2 && key !== neutralBrand.key ? key : undefined
}

/**
 * The brand after the changes, all of them or none: each field is judged by itself, and the colours together, because a
 * pair that can be read may be reached by two changes.
 */
export function changeBrand(
  before: BrandFields,
  changes: readonly (readonly [field: string, text: string])[],
): { fields: BrandFields } | { faults: FieldFault[] } {
  const fields: BrandFields = { ...before }
  const faults: FieldFault[] = []
  for (const [field, text] of changes) {
    const reason = setField(fields, field, text.trim())
    if (reason) faults.push({ field, reason })
  }
  const isFirstName = before.key === neutralBrand.key && fields.key === before.key && fields.name !== before.name
  const key = isFirstName ? keyOfName(fields.name) : undefined
  if (key) setField(fields, 'key', key)
  if (fields.formerKeys.length > maxFormerKeys) fields.formerKeys = fields.formerKeys.slice(0, maxFormerKeys)
  for (const { text, ground, ratio } of lowContrasts({ ...basePalette, ...fields.palette })) {
    faults.push({
      field: `palette.${text}`,
      reason: {
        en: `has a contrast of ${ratio.toFixed(2)} on palette.${ground}; WCAG AA asks for ${minTextContrast}`,
        es: `tiene un contraste de ${ratio.toFixed(2)} sobre palette.${ground}; hace falta ${minTextContrast}`,
      },
    })
  }
  return faults.length > 0 ? { faults } : { fields }
}
