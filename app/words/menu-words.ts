import type { OpenCountry } from '#domain/store/country.ts'

export function menuWords(country: OpenCountry) {
  const you = (vos: string, tu: string) => (country === 'ar' ? vos : tu)
  return {
    all: (place: string) => `Ver todo ${place}`,
    up: (place: string) => `Volver a ${place}`,
    start: 'Menú',
    failed: you('No pudimos traer las categorías.', 'No pudimos traer las categorías.'),
    retry: 'Reintentar',
    more: 'Más',
  } as const
}
