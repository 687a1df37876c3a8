import type { Product } from '#contract/browse/product.ts'
import { pluralise } from '#app/platform/texts/counted.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import { youIn } from '#domain/platform/text/voice.ts'

type Membership = NonNullable<Product['membership']>

/** Texts of gift cards and memberships on their own pages. */
export function withoutParcelWords(country: OpenCountry) {
  const you = youIn(country)
  const { mailWord, shippingWord } = countryProfiles[country]
  return {
    giftCard: {
      title: 'Cómo funciona',
      steps: [
        you(
          `Antes de pagar te preguntamos a quién le llega, qué día y con qué mensaje.`,
          `Antes de pagar te preguntamos a quién le llega, qué día y con qué mensaje.`,
        ),
        `Llega por ${mailWord} con un código.`,
        'Se canjea en la billetera, se usa en toda la tienda y no vence.',
      ],
    },
    membership: {
      title: 'Qué te da',
      benefits: ({ freeShipping, percent, earlyAccessHours }: Membership) => [
        ...(freeShipping ? [`${capitalise(shippingWord)} estándar gratis en todas tus compras, sin mínimo`] : []),
        ...(percent === null ? [] : [`${percent} % de descuento`]),
        ...(earlyAccessHours === null
          ? []
          : [
              you(
                `Entrás a las ofertas ${earlyAccessHours} horas antes`,
                `Entras a las ofertas ${earlyAccessHours} horas antes`,
              ),
            ]),
      ],
      facts: (months: number) => [
        { term: 'Dura', text: `${months} ${pluralise(months, 'mes', 'meses')}. No se renueva sola.` },
        {
          term: 'Empieza',
          text: you(
            'Apenas se acredita el pago. Si ya tenés una, cuando termina la actual.',
            'Apenas se acredita el pago. Si ya tienes una, cuando termina la actual.',
          ),
        },
        {
          term: 'Dónde la ves',
          text: you(
            'En tu cuenta, en «Membresías». Para comprarla tenés que ingresar.',
            'En tu cuenta, en «Membresías». Para comprarla tienes que ingresar.',
          ),
        },
      ],
    },
  } as const
}
