/** The message when nothing more precise is known (ERR-02). */
export const fallbackMessage = 'Ha ocurrido un error.'
/** Kept in state, never shown (ERR-01, API-07, OP-021). */
export const somethingWentWrong = 'Something went wrong.'
export const badResponse = 'Bad response from server'

/** Outcomes without a refusal code. */
export const notices = {
  offline: 'No hay conexión disponible.',
  backOnline: 'Conexión restablecida.',
  noFastShipping: 'La ubicación no tiene envío rápido.',
  noShipping: 'No hay envíos disponibles en este momento.',
  noPickup: 'La ciudad no tiene opción de retiro.',
  noOrdersToExchange: 'No hay pedidos para gestionar.',
  persistTimeout: (key: string) => `Se agotó el tiempo para recuperar «${key}» de este dispositivo.`,
} as const
