import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Argentina uses voseo, Chile and Colombia tuteo (design: voice). */
function speak(country: OpenCountry) {
  const you = youIn(country)
  const { sizeWord, shippingWord, mailWord } = countryProfiles[country]
  return {
    skipToContent: 'Saltar al contenido',
    bar: {
      menu: 'Abrir menú',
      back: 'Volver',
      search: 'Buscar',
      searchHint: 'Buscar productos y marcas',
      cart: (count: number) => `Carrito, ${count || 'sin'} producto${count === 1 ? '' : 's'}`,
    },
    tabs: {
      label: 'Principal',
      home: 'Inicio',
      categories: 'Categorías',
      search: 'Buscar',
      favourites: 'Favoritos',
      account: 'Cuenta',
      accountOf: (name: string) => `Cuenta de ${name}`,
      of: (name: string) => ` de ${name}`,
    },
    menu: {
      title: 'Menú',
      close: 'Cerrar',
      shop: 'Comprar',
      women: 'Mujer',
      men: 'Hombre',
      kids: 'Niños',
      brands: 'Marcas',
      account: 'Mi cuenta',
      orders: 'Mis pedidos',
      wishlist: 'Favoritos',
      help: 'Ayuda',
      country: '¿Dónde estás?',
      cartWaits: (name: string) =>
        you(
          `Cada país tiene su carrito: el tuyo de ${name} te espera acá.`,
          `Cada país tiene su carrito: el tuyo de ${name} te espera aquí.`,
        ),
    },
    footer: {
      help: 'Ayuda',
      support: 'Atención al cliente',
      returns: 'Cambios y devoluciones',
      shipping: `${capitalise(shippingWord)}s`,
      sizes: sizeWord === 'talle' ? 'Guía de talles' : 'Guía de tallas',
      regret: { ar: 'Botón de arrepentimiento', cl: 'Derecho a retracto', co: 'Derecho de retracto' }[country],
      terms: 'Términos y condiciones',
      privacy: 'Privacidad',
      cookies: 'Qué guarda este sitio',
      legal: 'Legales',
      contact: 'Contacto',
      ways: 'Medios de pago',
      consent: 'Cookies',
      places: 'Datos de lugares: GeoNames (CC BY 4.0)',
    },
    checkout: { secure: 'Compra segura', back: 'Volver al carrito' },
    mySizes: sizeWord === 'talle' ? 'Mis talles' : 'Mis tallas',
    newsletter: {
      /** Unless the shop has a heading of its own. */
      title: you('Enterate primero', 'Entérate primero'),
      text: you(
        `Dejanos tu ${mailWord} y enterate antes de los ingresos y las rebajas.`,
        `Déjanos tu ${mailWord} y entérate antes de las novedades y las rebajas.`,
      ),
      label: capitalise(mailWord),
      button: 'Suscribirme',
      busy: 'Enviando…',
      privacy: you(
        `Usamos tu ${mailWord} solo para contarte novedades y rebajas, y te das de baja cuando querés.`,
        `Usamos tu ${mailWord} solo para contarte novedades y rebajas, y te das de baja cuando quieres.`,
      ),
      privacyLink: 'Ver privacidad',
    },
    failure: {
      title: 'Ha ocurrido un error.',
      text: you(
        'No perdiste nada: tu carrito está guardado. Probá de nuevo en un momento.',
        'No perdiste nada: tu carrito está guardado. Prueba de nuevo en un momento.',
      ),
      retry: 'Reintentar',
      reset: 'Empezar de cero en este dispositivo',
    },
    sessionOver: you(
      'Tu sesión terminó. Ingresá de nuevo para seguir.',
      'Tu sesión terminó. Ingresa de nuevo para seguir.',
    ),
    loading: 'Cargando',
    offline: {
      title: 'Sin conexión',
      text: you(
        'No hay conexión disponible. Podés ver lo que ya visitaste; para comprar hace falta internet.',
        'No hay conexión disponible. Puedes ver lo que ya visitaste; para comprar hace falta internet.',
      ),
    },
    silent: {
      title: 'La tienda no responde',
      text: 'Tu conexión está bien, el problema es nuestro. Nada de lo tuyo se perdió.',
    },
    screenFailed: {
      title: 'No pudimos cargar esta pantalla',
      text: you('Revisá tu conexión y probá de nuevo.', 'Revisa tu conexión y prueba de nuevo.'),
    },
    form: {
      required: 'Campo obligatorio',
      invalidEmail: 'Ingrese una dirección de E-mail válida',
      review: you('Revisá estos datos', 'Revisa estos datos'),
    },
    price: { before: 'Antes', now: 'ahora', off: 'de descuento' },
  } as const
}

export type Words = ReturnType<typeof speak>

const spoken = new Map<OpenCountry, Words>()

/** Every text of the shell in the country's voice. Another language is another function of this shape (OP-006). */
export function wordsFor(country: OpenCountry): Words {
  const known = spoken.get(country)
  if (known) return known
  const words = speak(country)
  spoken.set(country, words)
  return words
}
