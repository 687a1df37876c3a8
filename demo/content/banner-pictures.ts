/** The scenes and formats the picture service draws; the names are its own, it lives in another room. */
type Theme = 'mujer' | 'hombre' | 'ninos' | 'zapatillas' | 'invierno' | 'sale' | 'accesorios' | 'eco'
type Ratio = 'tall' | 'wide' | 'strip' | 'square'

export const bannerPicture = (theme: Theme, ratio: Ratio): string => `/img/b/${theme}-${ratio}.jpg`
