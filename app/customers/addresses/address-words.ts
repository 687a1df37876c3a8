import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** The country's terms for the parts of an address. */
const local = {
  ar: {
    region: 'Provincia',
    street: 'Calle',
    streetHint: 'Av. Corrientes',
    number: 'Número',
    numberHelp: undefined,
    info: 'Piso, departamento, entre calles',
    postcode: 'Código postal',
    postcodeHelp: 'Los 4 números. El nuevo, como C1414DMT, también sirve.',
    phoneHint: '4567 8901',
  },
  cl: {
    region: 'Región',
    street: 'Calle',
    streetHint: 'Av. Providencia',
    number: 'Número',
    numberHelp: undefined,
    info: 'Departamento, torre, referencias',
    postcode: 'Código postal',
    postcodeHelp: 'Los 7 números.',
    phoneHint: '9 dígitos',
  },
  co: {
    region: 'Departamento',
    street: 'Dirección',
    streetHint: 'Calle 93 # 11',
    number: 'Número de placa',
    numberHelp: 'El último: en Calle 93 # 11-27 es 27.',
    info: 'Apartamento, torre, barrio',
    postcode: 'Código postal (opcional)',
    postcodeHelp: undefined,
    phoneHint: '310 456 7890',
  },
} as const satisfies Record<OpenCountry, unknown>

/** Texts of the saved addresses. */
export function addressWords(country: OpenCountry) {
  const you = youIn(country)
  const { shippingWord } = countryProfiles[country]
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
      contact: '¿Cómo avisamos?',
      firstName: 'Nombre',
      lastName: 'Apellido',
      city: 'Ciudad',
      chooseRegion: you('Elegí una opción', 'Elige una opción'),
      chooseCity: you('Elegí una ciudad', 'Elige una ciudad'),
      regionFirst: you('Primero elegí arriba', 'Primero elige arriba'),
      otherCity: 'Otra ciudad',
      otherCityName: 'Nombre de la ciudad',
      optional: (label: string) => `${label} (opcional)`,
      prefix: 'Código de área',
      phone: 'Teléfono',
      phoneHelp: 'Lo usa el correo si no te encuentra. Nada más.',
      phone2: 'Otro teléfono (opcional)',
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
