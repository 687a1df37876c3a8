import { z } from 'zod/mini'
import { template } from './template.ts'

const data = z.object({ code: z.string(), email: z.string(), orderNr: z.string(), message: z.string() })
const sample = { code: 'C-7KQ2', email: 'ana@example.com', orderNr: 'R101', message: '¿Puedo cambiar la dirección?' }

/** To the shop's support team. */
export const helpQuestion = template({
  data,
  write({ code, email, orderNr, message }) {
    return {
      subject: `Consulta ${code}${orderNr ? ` sobre el pedido ${orderNr}` : ''}`,
      preheader: email,
      title: `Consulta ${code}`,
      paragraphs: [`De: ${email}`, ...(orderNr ? [`Pedido: ${orderNr}`] : []), message],
      reason: 'Llegó por el formulario de ayuda. Se responde en el escritorio, en Consultas.',
    }
  },
  sample,
})

/** To the address that was typed, which may be a stranger's: it repeats nothing of the question. */
export const helpReceived = template({
  data: z.object({ code: z.string() }),
  write({ code }, { you, mailWord }) {
    return {
      subject: `Recibimos tu consulta ${code}`,
      preheader: 'Te respondemos en un día hábil.',
      title: 'Recibimos tu consulta',
      paragraphs: [
        you(
          `Tu número es ${code}. Te respondemos a este ${mailWord} dentro de un día hábil; si querés agregar algo, respondé este mensaje.`,
          `Tu número es ${code}. Te respondemos a este ${mailWord} dentro de un día hábil; si quieres agregar algo, responde este mensaje.`,
        ),
      ],
      reason: `Te escribimos porque dejaste este ${mailWord} en nuestra página de ayuda.`,
    }
  },
  sample: { code: sample.code },
})

/** What the staff answered, to the same address: it does not repeat the question either. */
export const helpAnswer = template({
  data: z.object({
    code: z.string(),
    answer: z.string(),
    /** Only where the order is of the person who asked. */
    orderNr: z.optional(z.string()),
  }),
  write({ code, answer, orderNr }, { you, brand, mailWord }) {
    const lines = answer.split('\n').map((line) => line.trim())
    return {
      subject: `Respuesta a tu consulta ${code}${orderNr ? ` sobre el pedido ${orderNr}` : ''}`,
      preheader: lines[0]!,
      title: 'Respuesta a tu consulta',
      paragraphs: [
        ...lines.filter(Boolean),
        you(
          `Si querés agregar algo, respondé este mensaje: tu número es ${code}.`,
          `Si quieres agregar algo, responde este mensaje: tu número es ${code}.`,
        ),
      ],
      reason: `Te escribimos porque dejaste este ${mailWord} en la página de ayuda de ${brand.name}.`,
    }
  },
  sample: {
    code: sample.code,
    answer: 'Hola, Ana.\n\nTu pedido R101 sale hoy y llega en dos días hábiles. Ya cambiamos la dirección.',
    orderNr: 'R101',
  },
})
