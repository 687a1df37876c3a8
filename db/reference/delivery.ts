import type { ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import { usualDays } from '#domain/buy/shipping/arrival.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openingFigures } from '#domain/platform/country/settings.ts'
import type { Handle } from '../connection/handle.ts'
import { fastShipping } from '../places/shipping.ts'
import { fastShippingZone, shippingMethod } from '../schema/shipping.ts'

const days = (country: OpenCountry, code: ShippingCode) => `${usualDays[country][code].join(' a ')} días hábiles`

type Texts = Readonly<Record<ShippingCode, [label: string, eta: string]>>

const texts: Readonly<Record<OpenCountry, Texts>> = {
  ar: {
    standard: ['Envío a domicilio', `Llega en ${days('ar', 'standard')}`],
    fast: ['Envío rápido', 'Recibilo dentro de las 24 hs'],
    pickup: ['Retiro en sucursal', `Listo para retirar en ${days('ar', 'pickup')}`],
  },
  cl: {
    standard: ['Despacho a domicilio', `Llega en ${days('cl', 'standard')}`],
    fast: ['Despacho rápido', 'Recíbelo dentro de las 24 hs'],
    pickup: ['Retiro en sucursal', `Listo para retirar en ${days('cl', 'pickup')}`],
  },
  co: {
    standard: ['Envío a domicilio', `Llega en ${days('co', 'standard')}`],
    fast: ['Envío rápido', 'Recíbelo dentro de las 24 hs'],
    pickup: ['Recoger en sucursal', `Listo para recoger en ${days('co', 'pickup')}`],
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
