/** The scenes and formats of the picture renderer, repeated here by name. */
type Theme = 'mujer' | 'hombre' | 'ninos' | 'zapatillas' | 'invierno' | 'sale' | 'accesorios' | 'eco'
type Ratio = 'tall' | 'wide' | 'strip' | 'square'

export const bannerPicture = (theme: Theme, ratio: Ratio): string => `/img/b/${theme}-${ratio}.jpg`
