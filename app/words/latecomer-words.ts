import type { OpenCountry } from '#domain/store/country.ts'

/** The sentences of what comes after the page: the invitation to install, and the notice of a newer shop. */
export function latecomerWords(country: OpenCountry) {
  const you = (vos: string, tu: string) => (country === 'ar' ? vos : tu)
  return {
    install: {
      text: you('Instalá la tienda en tu teléfono', 'Instala la tienda en tu teléfono'),
      detail: 'Abre al toque y ocupa casi nada.',
      action: you('Instalar', 'Instalar'),
      dismiss: 'Ahora no',
      ios: you('Tocá Compartir y después «Agregar a inicio».', 'Toca Compartir y después «Agregar a inicio».'),
    },
    update: { text: 'Hay una versión nueva de la tienda.', action: 'Actualizar' },
  } as const
}
