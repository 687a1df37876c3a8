import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import { youIn } from '#domain/platform/text/voice.ts'

export function helpWords(country: OpenCountry) {
  const you = youIn(country)
  const { mailWord } = countryProfiles[country]
  return {
    title: 'Ayuda',
    lead: you('¿Qué necesitás saber?', '¿Qué necesitas saber?'),
    description: you(
      'Envíos, cambios, talles, pagos y arrepentimiento: respuestas cortas, y una persona si no alcanzan.',
      'Envíos, cambios, tallas, pagos y devoluciones: respuestas cortas, y una persona si no alcanzan.',
    ),
    search: 'Buscar en la ayuda',
    searchAction: 'Buscar',
    sections: 'Temas',
    contents: 'En esta página',
    found: (count: number, q: string) => `${count === 1 ? '1 respuesta' : `${count} respuestas`} para «${q}»`,
    nothing: (q: string) => `No encontramos respuestas para «${q}».`,
    nothingText: you(
      'Probá con otra palabra o escribinos acá abajo.',
      'Prueba con otra palabra o escríbenos aquí abajo.',
    ),
    all: 'Ver todos los temas',
    legal: 'Condiciones y políticas',
    contact: {
      title: you('¿No está tu pregunta? Escribinos', '¿No está tu pregunta? Escríbenos'),
      text: `Una persona te responde por ${mailWord} dentro de un día hábil.`,
      email: capitalise(mailWord),
      order: 'Número de pedido (opcional)',
      orderHelp: you(`Lo encontrás en el ${mailWord} de tu compra.`, `Lo encuentras en el ${mailWord} de tu compra.`),
      message: 'Tu pregunta',
      button: 'Enviar',
      sent: 'Recibimos tu consulta',
      code: (code: string) => `Tu número: ${code}`,
    },
  } as const
}
