import type { Handle } from '#db/connection/handle.ts'
import { cmsContent } from '#db/schema/content.ts'
import { brand, type OpenCountry } from '#domain/platform/country/country.ts'
import type { Moments } from '../moments.ts'
import { voiceOf, type Voice } from './voice.ts'

type Content = { key: string; title: string; html: string }

const contents = (v: Voice): Content[] => [
  {
    key: 'club-envios',
    title: 'Club Envíos',
    html: v.say(
      `<p>Con Club Envíos no pagás el envío común en ninguna compra, sin monto mínimo.</p><ul><li>Vale para todos los productos que vende ${brand.name}.</li><li>Se aplica solo al confirmar tu compra.</li><li>Dura un año y no se renueva sin avisarte.</li></ul>`,
      `<p>Con Club Envíos no pagas el ${v.shipping} normal en ninguna compra, sin monto mínimo.</p><ul><li>Vale para todos los productos que vende ${brand.name}.</li><li>Se aplica solo al confirmar tu compra.</li><li>Dura un año y no se renueva sin avisarte.</li></ul>`,
    ),
  },
  {
    key: 'wallet-terms',
    title: 'Condiciones de la billetera',
    html: v.say(
      `<p>El saldo de tu billetera es tuyo: podés usarlo para pagar o pedir que lo transfiramos a tu cuenta bancaria desde ${v.withdrawal}.</p><p>El saldo de promociones vence en la fecha que se indica y, como el de las gift cards, no se puede retirar.</p>`,
      `<p>El saldo de tu billetera es tuyo: puedes usarlo para pagar o pedir que lo transfiramos a tu cuenta bancaria desde ${v.withdrawal}.</p><p>El saldo de promociones vence en la fecha que se indica y, como el de las gift cards, no se puede retirar.</p>`,
    ),
  },
  {
    key: 'exchange-policy',
    title: 'Cambios y devoluciones',
    html: v.say(
      `<p>Tenés ${v.returnDays} días desde la entrega para pedir un cambio o una devolución. Si lo llevás a una sucursal, hacelo dentro de los ${v.dropoffDays} días de pedido el trámite.</p>`,
      `<p>Tienes ${v.returnDays} días desde la entrega para pedir un cambio o una devolución. Si lo llevas a una tienda, hazlo dentro de los ${v.dropoffDays} días de pedido el trámite.</p>`,
    ),
  },
  {
    key: 'shipping-policy',
    title: v.say('Envíos', v.country === 'cl' ? 'Despachos' : 'Envíos'),
    html: `<p>El ${v.shipping} a domicilio cuesta ${v.standard} y es gratis desde ${v.freeFrom}. En ${v.capital} hay ${v.shipping} rápido en 24 horas por ${v.fast}.</p>`,
  },
  {
    key: 'terms',
    title: 'Términos y condiciones',
    html: v.say(
      `<p>Al comprar en ${brand.name} aceptás estas condiciones. Los precios incluyen impuestos y valen mientras se muestran; el pedido queda firme cuando el pago se aprueba.</p>`,
      `<p>Al comprar en ${brand.name} aceptas estas condiciones. Los precios incluyen impuestos y valen mientras se muestran; el pedido queda firme cuando el pago se aprueba.</p>`,
    ),
  },
  {
    key: 'privacy',
    title: 'Privacidad',
    html: v.say(
      '<p>Usamos tus datos para entregarte lo que comprás y contarte cómo viene tu pedido. No los vendemos. Podés pedirnos verlos, corregirlos o borrarlos cuando quieras.</p>',
      '<p>Usamos tus datos para entregarte lo que compras y contarte cómo va tu pedido. No los vendemos. Puedes pedirnos verlos, corregirlos o borrarlos cuando quieras.</p>',
    ),
  },
]

export async function writeCms(db: Handle, country: OpenCountry, { daysAgo }: Moments): Promise<void> {
  const updatedAt = daysAgo(14)
  const rows = contents(voiceOf(country)).map((content) => Object.assign({ country, updatedAt }, content))
  await db.insert(cmsContent).values(rows)
}
