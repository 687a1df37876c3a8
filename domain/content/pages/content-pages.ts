/** The shop's texts with a page of their own: its path, and the key of the text (CONT-04, ANA-05). */
export const contentPages = {
  'ac-terminos-y-condiciones': 'terms',
  'ac-privacidad': 'privacy',
  'ac-cookies': 'cookies',
  'ac-envios': 'shipping-policy',
  'ac-cambios-y-devoluciones': 'exchange-policy',
  'ac-billetera': 'wallet-terms',
  'ac-club-envios': 'club-envios',
} as const
export type ContentPage = keyof typeof contentPages
export const contentPaths = Object.keys(contentPages) as ContentPage[]
