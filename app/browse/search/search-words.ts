import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of the search overlay. */
export function searchWords(country: OpenCountry) {
  const you = youIn(country)
  return {
    title: 'Buscar',
    label: '¿Qué estás buscando?',
    close: 'Cerrar',
    clear: 'Borrar',
    submit: 'Buscar',
    suggestions: 'Sugerencias',
    recent: 'Buscaste hace poco',
    clearHistory: 'Borrar historial',
    top: 'Lo más buscado',
    products: 'Productos',
    inCategory: 'Categoría',
    inBrand: 'Marca',
    searching: 'Buscando…',
    finds: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
    found: (count: number) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
    failed: you(
      'No pudimos traer sugerencias. Igual podés buscar.',
      'No pudimos traer sugerencias. Igual puedes buscar.',
    ),
    nothing: (q: string) =>
      you(
        `Nada empieza con «${q}». Tocá Buscar para ver lo más parecido.`,
        `Nada empieza con «${q}». Toca Buscar para ver lo más parecido.`,
      ),
  } as const
}
