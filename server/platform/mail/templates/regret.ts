import { z } from 'zod/mini'
import { template } from './template.ts'

/** The receipt of a withdrawal from a purchase: the law requires a code. */
export const regretReceived = template({
  data: z.object({ code: z.string(), typedOrder: z.string() }),
  write: ({ code, typedOrder }, { country, mailWord }) => {
    const [what, where] =
      country === 'ar'
        ? ['solicitud de arrepentimiento', 'en el botón de arrepentimiento']
        : ['solicitud de retracto', 'en la página de derecho a retracto']
    return {
      subject: `Recibimos tu ${what} ${code}`,
      preheader: 'Te respondemos dentro de las 24 horas.',
      title: `Recibimos tu ${what}`,
      paragraphs: [
        `Te respondemos por este mismo medio dentro de las 24 horas, con los pasos para devolver los productos y recuperar el dinero.`,
        `Pediste dejar sin efecto ${typedOrder ? `la compra ${typedOrder}` : 'una compra'}. Este es el código de tu solicitud:`,
      ],
      code,
      reason: `Te escribimos porque alguien dejó este ${mailWord} ${where}.`,
    }
  },
  sample: { code: 'A0F31C9E7B2', typedOrder: '7K3Q9XMD' },
})
