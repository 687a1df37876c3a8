import { z } from 'zod/mini'
import { doneSentences, doneTitle, exchangeOutcome, goodsOf, sampleOutcome, shownOutcome } from './exchange-outcome.ts'
import { template, type TemplateContext } from './template.ts'

const common = {
  /** Absent in mails that an older version queued. */
  outcome: z.optional(exchangeOutcome),
  /** First name. */
  name: z.string(),
  /** The process number. */
  batchnumber: z.string(),
  orderNr: z.string(),
}
const data = z.object(common)
const withNote = z.object({ ...common, note: z.nullable(z.string()) })
type Common = z.output<typeof data>

const actionOf = ({ batchnumber }: Common, { link }: TemplateContext) => ({
  label: 'Ver la solicitud',
  url: link(`/account/exchange/finish/${batchnumber}/`),
})

const sample = { name: 'Ana', batchnumber: 'C7K3Q9XMD2P', orderNr: 'R101', outcome: sampleOutcome }
const reason = 'Te escribimos por tu cambio o devolución. Estos avisos no son publicidad.'

/** After approval: what to do with the goods. */
export const exchangeApproved = template({
  data: z.object({
    ...common,
    /** The branch with its hours, and the last day for drop-off. */
    place: z.nullable(z.string()),
    until: z.nullable(z.string()),
    /** `miércoles 18 de noviembre y el viernes 20 de noviembre`. */
    days: z.nullable(z.string()),
  }),
  write(request, context) {
    const { place, until, days, name, batchnumber, orderNr } = request
    const { you } = context
    const bring = [
      you(`Llevá los productos a ${place}`, `Lleva los productos a ${place}`),
      ...(until === null ? [] : [you(`Tenés tiempo hasta el ${until}.`, `Tienes tiempo hasta el ${until}.`)]),
    ]
    const fetch = [
      days === null
        ? 'Pasamos a buscar los productos de 8 a 17 h.'
        : `Pasamos a buscar los productos entre el ${days}, de 8 a 17 h.`,
      you('Dejalos embalados, con la etiqueta pegada.', 'Déjalos embalados, con la etiqueta pegada.'),
    ]
    return {
      subject: `Aprobamos tu solicitud ${batchnumber}`,
      preheader: place === null ? 'Pasamos a buscar los productos.' : 'Te contamos dónde dejar los productos.',
      title: `Tu solicitud está aprobada`,
      paragraphs: [
        ...(place === null ? fetch : bring),
        `${name}, este es el número de la solicitud por tu pedido ${orderNr}:`,
      ],
      code: batchnumber,
      ...shownOutcome(request.outcome, context),
      action: actionOf(request, context),
      reason,
    }
  },
  sample: {
    ...sample,
    place: 'Palermo, Honduras 4820. Lunes a viernes de 9 a 18 h',
    until: 'viernes 27 de noviembre',
    days: null,
  },
})

export const exchangeReceived = template({
  data,
  write: (request, context) => ({
    subject: `Recibimos tus productos: solicitud ${request.batchnumber}`,
    preheader: 'Los estamos revisando.',
    title: 'Recibimos los productos',
    paragraphs: [
      `${request.name}, ya tenemos los productos de tu pedido ${request.orderNr}. Los revisamos y te avisamos cuando tu solicitud termine.`,
    ],
    ...shownOutcome(request.outcome, context),
    action: actionOf(request, context),
    reason,
  }),
  sample,
})

/** What was given back, how much and by which way. */
export const exchangeFinished = template({
  data,
  write(request, context) {
    const { outcome, name, orderNr, batchnumber } = request
    const about = `${name}, ya revisamos los productos de tu pedido ${orderNr}`
    const end = { action: actionOf(request, context), reason }
    if (!outcome) {
      return {
        subject: `Listo: resolvimos tu solicitud ${batchnumber}`,
        preheader: 'Ya está lo que pediste a cambio.',
        title: 'Tu solicitud está lista',
        paragraphs: [`${about}. En el detalle está lo que te corresponde.`],
        ...end,
      }
    }
    const title = doneTitle(outcome, context)
    const sentences = doneSentences(outcome, context)
    return {
      subject: `${title}: solicitud ${batchnumber}`,
      preheader: sentences[0]!,
      title,
      paragraphs: [`${about}.`, ...sentences],
      ...goodsOf(outcome, context),
      ...end,
    }
  },
  sample,
})

export const exchangeRejected = template({
  data: withNote,
  write: (request, context) => ({
    subject: `No pudimos aceptar tu solicitud ${request.batchnumber}`,
    preheader: request.note ?? 'Te contamos por qué.',
    title: 'No pudimos aceptar tu solicitud',
    paragraphs: [
      `${request.name}, revisamos tu solicitud por el pedido ${request.orderNr} y no podemos aceptarla.`,
      ...(request.note ? [request.note] : []),
    ],
    action: actionOf(request, context),
    reason,
  }),
  sample: { ...sample, outcome: undefined, note: 'La prenda tiene señales de uso y le falta la etiqueta.' },
})

export const exchangeAnnulled = template({
  data: withNote,
  write: (request, context) => ({
    subject: `Tu solicitud ${request.batchnumber} quedó anulada`,
    preheader: request.note ?? 'No hace falta que hagas nada.',
    title: 'La solicitud quedó anulada',
    paragraphs: [
      `${request.name}, la solicitud por tu pedido ${request.orderNr} ya no sigue.`,
      ...(request.note ? [request.note] : []),
      context.you(
        'Si todavía estás a tiempo, podés pedir el cambio o la devolución otra vez.',
        'Si todavía estás a tiempo, puedes pedir el cambio o la devolución otra vez.',
      ),
    ],
    action: actionOf(request, context),
    reason,
  }),
  sample: { ...sample, outcome: undefined, note: 'Los productos no llegaron a la sucursal en la fecha máxima.' },
})
