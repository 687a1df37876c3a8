import { consentLaws } from '#domain/platform/analytics/consent.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

export function consentWords(country: OpenCountry) {
  const you = youIn(country)
  const law = consentLaws[country]
  return {
    title: '¿Medimos tu visita?',
    text: you(
      `Si aceptás, contamos qué se mira y qué se compra para mejorar la tienda. Podés cambiarlo cuando quieras abajo, en «Cookies» (${law}).`,
      `Si aceptas, contamos qué se mira y qué se compra para mejorar la tienda. Puedes cambiarlo cuando quieras abajo, en «Cookies» (${law}).`,
    ),
    refuse: 'No, gracias',
    accept: 'Aceptar',
  } as const
}
