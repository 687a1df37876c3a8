import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of the pages linked from newsletter mails. */
export function newsletterWords(country: OpenCountry) {
  const you = youIn(country)
  const { mailWord } = countryProfiles[country]
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
      why: '¿Por qué? (opcional)',
      reasons: {
        too_many: 'Me llegan demasiados',
        not_for_me: 'No me interesa lo que cuentan',
        never_asked: 'No me anoté',
        other: 'Otro motivo',
      },
      less: 'Prefiero recibir menos',
    },
    preferences: {
      title: you('Elegí qué recibir', 'Elige qué recibir'),
      topics: '¿De qué?',
      topic: { mujer: 'Mujer', hombre: 'Hombre', ninos: 'Niños' },
      frequency: '¿Cada cuánto, como mucho?',
      frequencies: { weekly: 'Una vez por semana', monthly: 'Una vez por mes', sales: 'Solo cuando hay rebajas' },
      button: 'Guardar',
      leave: 'No quiero recibir nada',
      open: you('Elegí qué recibir y cada cuánto', 'Elige qué recibir y cada cuánto'),
    },
    home: 'Ir al inicio',
  } as const
}
