import type { Difference } from '#domain/content/documents/compare-bodies.ts'
import { wordsIn } from '#desk/platform/words.ts'

type DifferenceWords = {
  parts: Record<string, string>
  fields: Record<string, string>
  added(what: string): string
  removed(what: string): string
  moved(what: string): string
  changed(what: string, before: string, after: string): string
  none: string
}

export const differenceWords = wordsIn<DifferenceWords>({
  es: {
    parts: {
      top: 'el banner de arriba',
      central: 'el banner del medio',
      bottom: 'el banner del final',
      banners: 'el banner',
      tiles: 'el mosaico',
      entries: 'la entrada',
      children: 'la entrada',
      articles: 'la pregunta',
      bannerMenu: 'el enlace',
      landing: 'la presentación',
      styles: 'los colores',
      seo: 'para buscadores',
      filters: 'los filtros',
    },
    fields: {
      home: 'la portada',
      title: 'título',
      description: 'descripción',
      columns: 'mosaicos por fila',
      link: 'enlace',
      url: 'enlace',
      image: 'imagen',
      alt: 'texto',
      coupon: 'cupón',
      couponCode: 'cupón',
      focus: 'foco',
      from: 'comienzo',
      until: 'final',
      html: 'texto',
      text: 'respuesta',
      section: 'sección',
      pageTitle: 'título',
      background: 'fondo',
      color: 'letra',
      subject: 'asunto',
      heading: 'título',
      introduction: 'introducción',
      closing: 'cierre',
    },
    added: (what) => `Se agregó ${what}.`,
    removed: (what) => `Se quitó ${what}.`,
    moved: (what) => `Cambió de lugar ${what}.`,
    changed: (what, before, after) => `Cambió ${what}: ${before || 'nada'} → ${after || 'nada'}`,
    none: 'Dicen lo mismo.',
  },
  en: {
    parts: {
      top: 'the banner at the top',
      central: 'the banner in the middle',
      bottom: 'the banner at the end',
      banners: 'the banner',
      tiles: 'the tile',
      entries: 'the entry',
      children: 'the entry',
      articles: 'the question',
      bannerMenu: 'the link',
      landing: 'the introduction',
      styles: 'the colours',
      seo: 'for search engines',
      filters: 'the filters',
    },
    fields: {
      home: 'the home page',
      title: 'title',
      description: 'description',
      columns: 'tiles in a row',
      link: 'link',
      url: 'link',
      image: 'picture',
      alt: 'text',
      coupon: 'coupon',
      couponCode: 'coupon',
      focus: 'focus point',
      from: 'beginning',
      until: 'end',
      html: 'text',
      text: 'answer',
      section: 'section',
      pageTitle: 'title',
      background: 'ground',
      color: 'letters',
      subject: 'subject',
      heading: 'heading',
      introduction: 'introduction',
      closing: 'closing',
    },
    added: (what) => `Added: ${what}.`,
    removed: (what) => `Removed: ${what}.`,
    moved: (what) => `Moved: ${what}.`,
    changed: (what, before, after) => `Changed ${what}: ${before || 'nothing'} → ${after || 'nothing'}`,
    none: 'They say the same.',
  },
})

/** A difference as a sentence. */
export function inWords(difference: Difference, words: DifferenceWords): string {
  const { part, name, kind } = difference
  const named = [words.parts[part] ?? part, name && `«${name}»`].filter(Boolean).join(' ')
  if (kind !== 'changed') return words[kind](named)
  const field = words.fields[difference.field] ?? difference.field
  return words.changed(named ? `${field} (${named})` : field, difference.before, difference.after)
}

/** `tiles[2].link` as the staff says it: 'el mosaico 3, enlace'. */
export function placeInWords(place: string, { parts, fields }: DifferenceWords): string {
  return place
    .split('.')
    .map((step) => {
      const [, name = step, at] = /^([A-Za-z]*)\[(\d+)\]/.exec(step) ?? []
      const known = parts[name] ?? fields[name] ?? name
      return at === undefined ? known : `${known} ${Number(at) + 1}`.trim()
    })
    .join(', ')
}
