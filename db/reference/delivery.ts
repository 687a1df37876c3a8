import type { ShippingCode } from '#domain/cart/shipping-methods.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { openingFigures } from '#domain/store/settings.ts'
import type { Handle } from '../open.ts'
import { fastShipping } from '../places/shipping.ts'
import { fastShippingZone, shippingMethod } from '../schema/shipping.ts'

type Texts = Readonly<Record<ShippingCode, [label: string, eta: string]>>

const texts: Readonly<Record<OpenCountry, Texts>> = {
  ar: {
    standard: ['Envío a domicilio', 'Llega en 3 a 6 días hábiles'],
    fast: ['Envío rápido', 'Recíbelo dentro de las 24 hs'],
    pickup: ['Retiro en sucursal', 'Listo para retirar en 2 a 5 días hábiles'],
  },
  cl: {
    standard: ['Despacho a domicilio', 'Llega en 3 a 6 días hábiles'],
    fast: ['Despacho rápido', 'Recíbelo dentro de las 24 hs'],
    pickup: ['Retiro en tienda', 'Listo para retirar en 2 a 5 días hábiles'],
  },
  co: {
    standard: ['Envío a domicilio', 'Llega en 3 a 8 días hábiles'],
    fast: ['Envío rápido', 'Recíbelo dentro de las 24 hs'],
    pickup: ['Recoge en tienda', 'Listo para recoger en 2 a 5 días hábiles'],
  },
}

export async function writeDelivery(db: Handle, country: OpenCountry): Promise<void> {
  const { standardShipping, fastShipping: fastPrice } = openingFigures[country]
  const prices: Record<ShippingCode, number> = { standard: standardShipping, fast: fastPrice, pickup: 0 }
  const codes = Object.keys(prices) as ShippingCode[]
  await db
    .insert(shippingMethod)
    .values(
      codes.map((code, position) => {
        const [label, etaText] = texts[country][code]
        return { country, code, label, etaText, shipmentType: code, price: prices[code], enabled: true, position }
      }),
    )
    .onConflictDoNothing()
  await db
    .insert(fastShippingZone)
    .values(fastShipping[country].map(({ tier, enabled }) => ({ country, tier, enabled })))
    .onConflictDoNothing()
}
