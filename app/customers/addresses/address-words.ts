import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** The country's terms for the parts of an address. */
const local = {
  ar: {
    region: 'Provincia',
    carrier: 'el correo',
    street: 'Calle',
    streetHint: 'Av. Corrientes',
    number: 'Número',
    info: 'Piso, departamento, entre calles',
    postcode: 'Código postal',
    postcodeHelp: 'Los 4 números. El nuevo, como C1414DMT, también sirve.',
    phoneHint: '4567 8901',
    phoneName: 'Teléfono',
    phoneLead: undefined,
    barrio: undefined,
    cityName: 'Ciudad',
  },
  cl: {
    region: 'Región',
    carrier: 'el repartidor',
    street: 'Calle',
    streetHint: 'Av. Providencia',
    number: 'Número',
    info: 'Departamento, torre, referencias',
    postcode: 'Código postal',
    postcodeHelp: undefined,
    phoneHint: '1234 5678',
    phoneName: 'Teléfono',
    phoneLead: '+56 9',
    barrio: undefined,
    cityName: 'Comuna',
  },
  co: {
    region: 'Departamento',
    carrier: 'la transportadora',
    street: 'Dirección',
    streetHint: 'Calle 93 # 11-27',
    number: 'Número de placa',
    info: 'Apartamento, torre',
    postcode: 'Código postal (opcional)',
    postcodeHelp: undefined,
    phoneHint: '310 456 7890',
    phoneName: 'Celular',
    phoneLead: undefined,
    barrio: 'Barrio (opcional)',
    cityName: 'Ciudad',
  },
} as const satisfies Record<OpenCountry, unknown>

/** Texts of the saved addresses. */
export function addressWords(country: OpenCountry) {
  const you = youIn(country)
  const { shippingWord } = countryProfiles[country]
  const { carrier, cityName, phoneName } = local[country]
  const city = cityName.toLowerCase()
  return {
    ...local[country],
    title: 'Mis direcciones',
    add: 'Agregar dirección',
    edit: 'Editar dirección',
    editOne: 'Editar',
    editOf: (street: string) => `Editar ${street}`,
    remove: 'Eliminar',
    removeOf: (street: string) => `Eliminar ${street}`,
    removeTitle: '¿Eliminar esta dirección?',
    removeText: you(
      'Tus pedidos hechos conservan la suya. Podés volver a agregarla cuando quieras.',
      'Tus pedidos hechos conservan la suya. Puedes volver a agregarla cuando quieras.',
    ),
    keep: 'Conservar',
    shipping: `Para ${shippingWord}s`,
    billing: 'Para facturas',
    phoneShown: (phone: string) => `Tel. ${phone}`,
    empty: {
      title: you('Todavía no guardaste direcciones', 'Todavía no guardaste direcciones'),
      text: you(
        'Agregá la de tu casa o tu trabajo y comprá sin volver a escribirla.',
        'Agrega la de tu casa o tu trabajo y compra sin volver a escribirla.',
      ),
    },
    failed: 'No pudimos traer tus direcciones.',
    retry: 'Reintentar',
    gone: you('Esa dirección ya no está en tu libreta.', 'Esa dirección ya no está en tu libreta.'),
    full: (max: number) =>
      you(
        `Guardaste ${max} direcciones, el máximo. Eliminá una para agregar otra.`,
        `Guardaste ${max} direcciones, el máximo. Elimina una para agregar otra.`,
      ),
    form: {
      who: '¿Quién recibe?',
      where: '¿Dónde?',
      contact: `¿A qué ${phoneName.toLowerCase()} te llamamos?`,
      firstName: 'Nombre',
      lastName: 'Apellido',
      city: cityName,
      chooseRegion: you('Elegí una opción', 'Elige una opción'),
      chooseCity: you(`Elegí tu ${city}`, `Elige tu ${city}`),
      searchCity: you(`Buscá tu ${city}`, `Busca tu ${city}`),
      largeCities: country === 'cl' ? 'Comunas principales' : 'Ciudades principales',
      citiesOf: (place: string) => (country === 'cl' ? `Comunas de ${place}` : `Ciudades de ${place}`),
      notListed: country === 'cl' ? 'Mi comuna no está en la lista' : 'Mi ciudad no está en la lista',
      didYouMean: (email: string) => `¿Quisiste decir ${email}?`,
      otherCity: `Otra ${city}`,
      otherCityName: `Nombre de la ${city}`,
      optional: (label: string) => `${label} (opcional)`,
      prefix: 'Código de área',
      phone: phoneName,
      phoneHelp: `Solo para que ${carrier} te llame si no te encuentra.`,
      phone2: `Otro ${phoneName.toLowerCase()} (opcional)`,
      type: 'Tipo de dirección',
      defaultShipping: `Usar para mis ${shippingWord}s`,
      defaultBilling: 'Usar para mis facturas',
      save: 'Guardar dirección',
      saving: 'Guardando…',
      failed: 'No pudimos preparar el formulario.',
    },
  } as const
}

export type AddressWords = ReturnType<typeof addressWords>
