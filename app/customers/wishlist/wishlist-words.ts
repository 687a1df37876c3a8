import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of the favourites. */
export function wishlistWords(country: OpenCountry) {
  const you = youIn(country)
  const isTalle = countryProfiles[country].sizeWord === 'talle'
  return {
    title: 'Favoritos',
    count: (count: number) => `${count} producto${count === 1 ? '' : 's'}`,
    remove: (name: string) => `Quitar ${name} de favoritos`,
    fell: (amount: string) => `Bajó ${amount}`,
    soldOut: 'Agotado',
    sizeOf: (name: string) => `${isTalle ? 'Talle' : 'Talla'} de ${name}`,
    chooseSize: you('Elegí tu talle', 'Elige tu talla'),
    size: (size: string) => `${isTalle ? 'Talle' : 'Talla'} ${size}`,
    sizeSoldOut: (size: string) => `${isTalle ? 'Talle' : 'Talla'} ${size} · ${isTalle ? 'agotado' : 'agotada'}`,
    // Literal (OP-037).
    missingSize: you('Elegí un talle', 'Elige una talla'),
    move: 'Mover al carrito',
    moveOf: (name: string) => `Mover al carrito ${name}`,
    notify: you('Avisame', 'Avísame'),
    notifyOf: (name: string) => you(`Avisame cuando vuelva ${name}`, `Avísame cuando vuelva ${name}`),
    empty: {
      title: you('Todavía no guardaste favoritos', 'Todavía no guardaste favoritos'),
      text: you(
        'Tocá el corazón de lo que te guste: acá ves si baja de precio y qué talles quedan.',
        'Toca el corazón de lo que te guste: aquí ves si baja de precio y qué tallas quedan.',
      ),
      action: you('Ver novedades', 'Ver novedades'),
    },
    guest: {
      // Literal (WISH-06).
      sentence: 'Debe registrarse para agregar a favoritos.',
      text: you(
        'Los que marcaste están solo en este dispositivo. Ingresá y los guardamos en tu cuenta.',
        'Los que marcaste están solo en este dispositivo. Ingresa y los guardamos en tu cuenta.',
      ),
      kept: 'En este dispositivo',
      signIn: 'Ingresar',
    },
    failed: 'No pudimos traer tus favoritos.',
    retry: 'Reintentar',
  } as const
}

export type WishlistWords = ReturnType<typeof wishlistWords>
