/** The sentences of the side menu; every country says them alike. */
export const menuWords = {
  all: (place: string) => `Ver todo ${place}`,
  up: (place: string | undefined) => (place === undefined ? 'Volver al menú' : `Volver a ${place}`),
  failed: 'No pudimos traer las categorías.',
  retry: 'Reintentar',
} as const
