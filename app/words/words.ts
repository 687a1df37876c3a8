import { brand, type OpenCountry } from '#domain/store/country.ts'
import { storeProfiles } from '#domain/store/settings.ts'

/** Argentina speaks to its shoppers with voseo, Chile and Colombia with tuteo (design: voice). */
function speak(country: OpenCountry) {
  const you = (vos: string, tu: string) => (country === 'ar' ? vos : tu)
  const { sizeWord } = storeProfiles[country]
  return {
    brand: brand.name,
    skipToContent: 'Saltar al contenido',
    bar: { menu: 'Abrir menú', back: 'Volver', search: 'Buscar', cart: 'Carrito', emptyCart: 'Carrito, sin productos' },
    tabs: {
      label: 'Principal',
      home: 'Inicio',
      categories: 'Categorías',
      search: 'Buscar',
      favourites: 'Favoritos',
      account: 'Cuenta',
    },
    menu: {
      title: 'Menú',
      close: 'Cerrar',
      shop: 'Comprar',
      women: 'Mujer',
      men: 'Hombre',
      kids: 'Niños',
      brands: 'Marcas',
      sale: 'Precio especial',
      account: you('Tu cuenta', 'Tu cuenta'),
      orders: 'Mis pedidos',
      wishlist: 'Favoritos',
      help: 'Ayuda',
      country: you('¿Dónde estás?', '¿Dónde estás?'),
    },
    footer: {
      help: 'Ayuda',
      returns: 'Cambios y devoluciones',
      shipping: 'Envíos',
      sizes: sizeWord === 'talle' ? 'Guía de talles' : 'Guía de tallas',
      regret: country === 'ar' ? 'Botón de arrepentimiento' : undefined,
      places: 'Datos de lugares: GeoNames (CC BY 4.0)',
      rights: `${brand.name} ${storeProfiles[country].name}`,
    },
    newsletter: {
      title: 'Primero en la vereda',
      text: you(
        'Dejanos tu e-mail y enterate antes de los ingresos y las rebajas.',
        'Déjanos tu e-mail y entérate antes de las novedades y las rebajas.',
      ),
      label: 'E-mail',
      button: you('Quiero recibirlo', 'Quiero recibirlo'),
      busy: 'Enviando…',
    },
    soon: {
      eyebrow: 'Próximamente',
      text: you(
        'Estamos terminando esta pantalla. Mientras tanto, podés seguir recorriendo la tienda.',
        'Estamos terminando esta pantalla. Mientras tanto, puedes seguir recorriendo la tienda.',
      ),
      action: 'Volver al inicio',
    },
    home: {
      title: `${brand.name}: calzado y moda`,
      description: `Calzado y ropa para caminar la ciudad. Tienda en línea de ${storeProfiles[country].name}.`,
      eyebrow: 'Temporada de estreno',
      headline: you('Salí a la calle con lo puesto.', 'Sal a la calle con lo puesto.'),
      lead: you(
        'Zapatillas, abrigos y básicos que caminan con vos. Estamos armando la vidriera.',
        country === 'co'
          ? 'Tenis, chaquetas y básicos que caminan contigo. Estamos armando la vitrina.'
          : 'Zapatillas, chaquetas y básicos que caminan contigo. Estamos armando la vitrina.',
      ),
      segments: you('Elegí por dónde empezar', 'Elige por dónde empezar'),
      promises: [
        { title: 'Envío a todo el país', text: you('Seguí tu pedido paso a paso.', 'Sigue tu pedido paso a paso.') },
        { title: '30 días para cambiar', text: you('Si no te queda, lo cambiás.', 'Si no te queda, lo cambias.') },
        {
          title: sizeWord === 'talle' ? 'Tu talle, sin vueltas' : 'Tu talla, sin vueltas',
          text: sizeWord === 'talle' ? 'Guías de talles por marca.' : 'Guías de tallas por marca.',
        },
      ],
    },
    notFound: {
      title: 'La página no existe.',
      text: you(
        'Puede que el enlace esté viejo o que el producto ya no se venda. Tu carrito sigue como lo dejaste.',
        'Puede que el enlace sea antiguo o que el producto ya no se venda. Tu carrito sigue como lo dejaste.',
      ),
      action: 'Ir al inicio',
      explore: you('O seguí por acá', 'O sigue por aquí'),
      search: you('¿Qué buscabas?', '¿Qué buscabas?'),
      searchAction: 'Buscar',
    },
    failure: {
      title: 'Ha ocurrido un error.',
      text: you(
        'No perdiste nada: tu carrito está guardado. Probá de nuevo en un momento.',
        'No perdiste nada: tu carrito está guardado. Prueba de nuevo en un momento.',
      ),
      retry: 'Reintentar',
    },
    loading: 'Cargando',
    offline: {
      title: 'Sin conexión',
      text: you(
        'No hay conexión disponible. Podés ver lo que ya visitaste; para comprar hace falta internet.',
        'No hay conexión disponible. Puedes ver lo que ya visitaste; para comprar hace falta internet.',
      ),
    },
    install: {
      text: you('Instalá la tienda en tu teléfono', 'Instala la tienda en tu teléfono'),
      detail: 'Abre al toque y ocupa casi nada.',
      action: you('Instalar', 'Instalar'),
      dismiss: 'Ahora no',
      ios: you('Tocá Compartir y después «Agregar a inicio».', 'Toca Compartir y después «Agregar a inicio».'),
    },
    update: { text: 'Hay una versión nueva de la tienda.', action: 'Actualizar' },
    screenFailed: {
      title: you('No pudimos cargar esta pantalla', 'No pudimos cargar esta pantalla'),
      text: you('Revisá tu conexión y probá de nuevo.', 'Revisa tu conexión y prueba de nuevo.'),
    },
    form: { required: 'Campo obligatorio', invalidEmail: 'Ingrese una dirección de E-mail válida' },
    price: { before: 'Antes', now: 'ahora', off: 'de descuento' },
  } as const
}

export type Words = ReturnType<typeof speak>

const spoken = new Map<OpenCountry, Words>()

/** Every sentence of the interface, in the store's voice. Another language is another function of this shape (OP-006). */
export function wordsFor(country: OpenCountry): Words {
  const known = spoken.get(country)
  if (known) return known
  const words = speak(country)
  spoken.set(country, words)
  return words
}
