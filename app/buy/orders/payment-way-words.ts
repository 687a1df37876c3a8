import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of the ways to pay, in the checkout and on an order that waits for its payment. */
export function paymentWayWords(country: OpenCountry) {
  const you = youIn(country)
  const cft = (percent: string) => (country === 'ar' ? `, CFT ${percent} %` : '')
  return {
    testMode: 'Modo de prueba: no se cobra nada y no se envía nada.',
    interestFree: (count: number, amount: string) => `${count} cuotas sin interés de ${amount}`,
    withInterest: (count: number, amount: string, total: string) => `${count} cuotas de ${amount} = ${total}`,
    interest: (surcharge: string, cost: string) => `Interés ${surcharge} %${cft(cost)}`,
    safe: (provider: string) =>
      you(
        `Pagás en la página segura de ${provider}. Nosotros no vemos los datos de tu tarjeta.`,
        `Pagas en la página segura de ${provider}. Nosotros no vemos los datos de tu tarjeta.`,
      ),
  } as const
}
