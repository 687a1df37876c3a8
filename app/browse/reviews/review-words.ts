import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { ReviewFit } from '#domain/browse/reviews/review.ts'
import type { ReviewSort } from '#domain/browse/reviews/review-list.ts'

const fitNames = (country: OpenCountry): Record<ReviewFit, string> => ({
  small: country === 'ar' ? 'Chico' : 'Pequeño',
  just: 'Justo',
  large: 'Grande',
})

const opinions = (count: number) => (count === 1 ? '1 opinión' : `${count} opiniones`)

/** An average in Spanish number format. */
export const formatAverage = (stars: number) => stars.toFixed(1).replace('.', ',')

/** Texts of reviews. */
export function reviewWords(country: OpenCountry) {
  const fits = fitNames(country)
  const size = country === 'ar' ? 'Talle' : 'Talla'
  return {
    title: 'Opiniones',
    opinions,
    rated: (stars: number) => `${formatAverage(stars)} de 5 estrellas`,
    starsOf: (stars: number) => (stars === 1 ? '1 estrella' : `${stars} estrellas`),
    histogram: 'Cuántas estrellas dieron',
    fit: '¿Cómo queda?',
    fits,
    fitOf: (fit: ReviewFit) => `Le quedó ${fits[fit].toLowerCase()}`,
    fitCount: (count: number) => `Según ${opinions(count)}.`,
    size: (text: string) => `${size} ${text}`,
    height: (centimetres: number) => `${centimetres} cm de altura`,
    photo: (at: number, author: string) =>
      author ? `Foto ${at + 1} de la opinión de ${author}` : `Foto ${at + 1} de la opinión`,
    verified: 'Compra verificada',
    answer: 'Respuesta de la tienda',
    all: (count: number) => `Ver las ${count} opiniones`,
    of: (name: string) => `Opiniones de ${name}`,
    sort: 'Ordenar',
    sorts: { newest: 'Más recientes', best: 'Mejores', worst: 'Peores' } satisfies Record<ReviewSort, string>,
    filter: 'Le quedó',
    everything: 'Todas',
    none: 'Todavía no hay opiniones así.',
    previous: 'Anteriores',
    next: 'Siguientes',
    page: (page: number, pages: number) => `Página ${page} de ${pages}`,
    pages: 'Páginas',
    back: 'Ver el producto',
  } as const
}
