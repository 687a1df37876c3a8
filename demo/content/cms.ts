import type { Handle } from '#db/connection/handle.ts'
import { cmsContent } from '#db/schema/content.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { consumerAuthorities, taxIdLabels } from '#domain/platform/country/legal-identity.ts'
import { brand, contactEmail, sellers } from '../brand/vereda.ts'
import { cookiesText } from './legal/cookies.ts'
import { laws } from './legal/law.ts'
import { privacyText } from './legal/privacy.ts'
import { returnsText } from './legal/returns.ts'
import { shippingText } from './legal/shipping.ts'
import { termsText } from './legal/terms.ts'
import type { LegalContext } from './legal/legal-text.ts'
import type { Moments } from '../moments.ts'
import { voiceOf, type Voice } from './voice.ts'

type Content = { key: string; title: string; html: string }

const legalContext = (v: Voice): LegalContext => ({
  v,
  law: laws[v.country],
  who: {
    ...sellers[v.country],
    taxId: { label: taxIdLabels[v.country], number: sellers[v.country].taxId },
    authorities: consumerAuthorities[v.country],
  },
  mail: contactEmail,
})

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
    html: returnsText(legalContext(v)),
  },
  { key: 'shipping-policy', title: v.country === 'cl' ? 'Despachos' : 'Envíos', html: shippingText(legalContext(v)) },
  { key: 'terms', title: 'Términos y condiciones', html: termsText(legalContext(v)) },
  { key: 'privacy', title: 'Privacidad', html: privacyText(legalContext(v)) },
  { key: 'cookies', title: 'Cookies', html: cookiesText(legalContext(v)) },
]

export async function writeCms(db: Handle, country: OpenCountry, { daysAgo }: Moments): Promise<void> {
  const updatedAt = daysAgo(14)
  const rows = contents(voiceOf(country)).map((content) => Object.assign({ country, updatedAt }, content))
  await db.insert(cmsContent).values(rows)
}
