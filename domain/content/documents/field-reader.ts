import { shopLink } from '../pages/links.ts'
import type { DocumentFault } from './fault.ts'

/** A link of a document, with its place in it: `tiles[2].link`. */
export type PlacedLink = { place: string; link: string }

const picture = /^\/img\/[\w./-]{1,300}$/
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads what an operator wrote strictly: each fault is said with its place, and what is read is as it should be. */
export function fieldReader() {
  const faults: DocumentFault[] = []
  const links: PlacedLink[] = []
  const fault = (place: string, en: string, es: string) => void faults.push({ place, what: { en, es } })

  return {
    faults,
    links,
    fault,
    /** The fields of an object; those that are not known are faults. */
    object(value: unknown, place: string, known: readonly string[]): Record<string, unknown> {
      if (!isObject(value)) {
        fault(place, `must have the fields ${known.join(', ')}`, `debe tener los campos ${known.join(', ')}`)
        return {}
      }
      for (const name of Object.keys(value))
        if (!known.includes(name))
          fault(
            place,
            `has an unknown field "${name}": it may have ${known.join(', ')}`,
            `tiene un campo desconocido, «${name}»: puede tener ${known.join(', ')}`,
          )
      return value
    },
    list<T>(value: unknown, place: string, max: number, read: (one: unknown, place: string) => T): T[] {
      if (!Array.isArray(value)) {
        fault(place, 'must be a list', 'debe ser una lista')
        return []
      }
      if (value.length > max)
        fault(
          place,
          `has ${value.length} entries, of ${max} at most`,
          `tiene ${value.length} entradas y puede tener hasta ${max}`,
        )
      return value.map((one, at) => read(one, `${place}[${at}]`))
    },
    line(value: unknown, place: string, max: number): string {
      const isLine = typeof value === 'string' && value.trim() !== '' && value.length <= max && !/[\r\n<>]/.test(value)
      if (!isLine)
        fault(
          place,
          `must be 1 to ${max} characters in one line, without < and >`,
          `necesita entre 1 y ${max} caracteres en un solo renglón, sin < ni >`,
        )
      return isLine ? value.trim() : ''
    },
    /** Words with line breaks, and no markup. */
    words(value: unknown, place: string, max: number): string {
      const isText = typeof value === 'string' && value.trim() !== '' && value.length <= max
      if (!isText) fault(place, `must be 1 to ${max} characters`, `necesita entre 1 y ${max} caracteres`)
      return isText ? value : ''
    },
    link(value: unknown, place: string): string {
      if (typeof value !== 'string' || !shopLink.test(value)) {
        fault(place, 'must be a page of the shop such as /mujer/', 'debe ser una página de la tienda, como /mujer/')
        return '/'
      }
      links.push({ place, link: value })
      return value
    },
    picture(value: unknown, place: string): string {
      const isPicture = typeof value === 'string' && picture.test(value) && !value.includes('..')
      if (!isPicture)
        fault(place, 'must be a picture of the shop such as /img/b/verano-wide.jpg', 'necesita una imagen: subila acá')
      return isPicture ? value : ''
    },
    whole(value: unknown, place: string, from: number, to: number): number {
      const isWhole = typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
      if (!isWhole)
        fault(place, `must be a whole number from ${from} to ${to}`, `debe ser un número entero entre ${from} y ${to}`)
      return isWhole ? value : from
    },
    moment(value: unknown, place: string): string {
      const isMoment = typeof value === 'string' && instant.test(value) && !Number.isNaN(Date.parse(value))
      if (!isMoment)
        fault(place, 'must be a moment with its zone such as 2026-12-01T00:00:00-03:00', 'debe ser un día y una hora')
      return isMoment ? value : ''
    },
    /** What may be left out. */
    optional<T>(value: unknown, read: (value: unknown) => T): T | undefined {
      return value === undefined || value === null ? undefined : read(value)
    },
  }
}

export type FieldReader = ReturnType<typeof fieldReader>
