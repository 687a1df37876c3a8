import type { OpenCountry } from '#domain/store/country.ts'
import { storeProfiles } from '#domain/store/settings.ts'
import { youIn } from '#domain/text/voice.ts'

/** What the links of our mails lead to: one question each. */
export function newsletterWords(country: OpenCountry) {
  const you = youIn(country)
  const { mailWord } = storeProfiles[country]
  return {
    confirm: {
      title: 'Confirmar suscripción',
      text: you(
        'Tocá el botón y te enterás antes de los ingresos y las rebajas.',
        'Toca el botón y te enteras antes de las novedades y las rebajas.',
      ),
      button: 'Confirmar',
    },
    unsign: {
      title: 'Cancelar suscripción',
      text: you(
        `¿Ya no querés recibir nuestras novedades por ${mailWord}?`,
        `¿Ya no quieres recibir nuestras novedades por ${mailWord}?`,
      ),
      button: 'Sí, cancelar',
    },
    home: 'Ir al inicio',
  } as const
}
