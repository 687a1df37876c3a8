import { z } from 'zod/mini'
import { template } from './template.ts'

/** Asks about the experience, once some days after delivery. */
export const survey = template({
  data: z.object({ key: z.string(), orderNr: z.string(), name: z.string() }),
  write({ key, orderNr, name }, { you, link }) {
    return {
      subject: '¿Cómo te fue con tu compra?',
      preheader: 'Una pregunta, un toque.',
      title: name ? `${name}, ¿cómo te fue?` : '¿Cómo te fue?',
      paragraphs: [
        you(
          `Ya tenés tu pedido ${orderNr} hace unos días. Contanos del 0 al 10 si nos recomendarías: es una sola pregunta.`,
          `Ya tienes tu pedido ${orderNr} hace unos días. Cuéntanos del 0 al 10 si nos recomendarías: es una sola pregunta.`,
        ),
      ],
      action: { label: 'Responder', url: link(`/customer/nps/?key=${encodeURIComponent(key)}`) },
      reason: 'Te escribimos una sola vez por cada compra.',
    }
  },
  sample: { key: 'NPS-0001', orderNr: 'R101', name: 'Ana' },
})
