import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

export function surveyWords(country: OpenCountry) {
  const you = youIn(country)
  return {
    title: 'Encuesta de satisfacción',
    question: you('¿Nos recomendarías a alguien que querés?', '¿Nos recomendarías a alguien que quieres?'),
    low: 'Nada probable',
    high: 'Muy probable',
    comment: '¿Por qué? (opcional)',
    commentHelp: 'Hasta 500 caracteres.',
    button: 'Enviar respuesta',
    required: you('Elegí un número del 0 al 10.', 'Elige un número del 0 al 10.'),
    unknown: you(
      'Este enlace ya no sirve, pero tu opinión sí: respondé igual.',
      'Este enlace ya no sirve, pero tu opinión sí: responde igual.',
    ),
    answered: 'Ya respondiste esta encuesta. ¡Gracias!',
    thanks: '¡Gracias!',
    next: {
      shop: {
        text: you('Mirá lo que llegó esta semana.', 'Mira lo que llegó esta semana.'),
        to: '/',
        label: 'Ver novedades',
      },
      help: {
        text: you(
          'Queremos arreglarlo. Contanos qué pasó y te respondemos.',
          'Queremos arreglarlo. Cuéntanos qué pasó y te respondemos.',
        ),
        label: 'Ir a ayuda',
      },
    },
  } as const
}
