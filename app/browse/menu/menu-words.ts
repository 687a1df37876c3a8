/** Texts of the side menu, the same in every country. */
export const menuWords = {
  all: (place: string) => `Ver todo ${place}`,
  placesOf: (department: string) => `Categorías de ${department}`,
  up: (place: string | undefined) => (place === undefined ? 'Volver al menú' : `Volver a ${place}`),
  failed: 'No pudimos traer las categorías.',
  retry: 'Reintentar',
  hello: (name: string | undefined) => (name ? `Hola, ${name}` : 'Hola'),
  toAccount: 'Ver tu cuenta',
  signIn: 'Ingresar',
  signUp: 'Crear cuenta',
  signOut: 'Cerrar sesión',
} as const
