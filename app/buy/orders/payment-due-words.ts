import { cashPlaces } from '#domain/buy/payments/cash-places.ts'
import type { DueSituation } from '#domain/buy/payments/attempts.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { maxProofMegabytes } from '#domain/buy/payments/transfer-proof.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** `unanswered`: the provider cannot be asked now, and may have the money. */
export type DueState = DueSituation | 'unanswered'

type About = { until: string; email: string }
type Sentences = { title: string; text(about: About): string }

/** Texts of an order that waits for its payment, the same wherever it is shown. */
export function paymentDueWords(country: OpenCountry) {
  const you = youIn(country)
  const here = you('acá', 'aquí')
  const places = cashPlaces[country]
  const reserved = (until: string) => `Tu pedido está reservado hasta ${until}.`
  const missing = (until: string) => `${reserved(until)} Falta pagarlo.`
  const waiting = 'Estamos esperando la confirmación del pago'
  return {
    states: {
      unpaid: { title: 'Falta pagar tu pedido', text: ({ until }) => missing(until) },
      refused: {
        title: 'Tu banco no aprobó el pago',
        text: ({ until }) => `No se te cobró nada. ${missing(until)}`,
      },
      voucher: {
        title: you('Último paso: pagá en efectivo', 'Último paso: paga en efectivo'),
        text: ({ until }) => missing(until),
      },
      transfer: {
        title: you('Último paso: hacé la transferencia', 'Último paso: haz la transferencia'),
        text: ({ until }) => missing(until),
      },
      in_process: {
        title: waiting,
        text: ({ until, email }) =>
          `El medio de pago lo está revisando y puede tardar. ${reserved(until)} No hace falta que esperes ${here}: te avisamos a ${email}.`,
      },
      unanswered: {
        title: waiting,
        text: ({ until, email }) =>
          `El medio de pago no nos responde. ${reserved(until)} Si ya pagaste, no hace falta que hagas nada: te avisamos a ${email}.`,
      },
      held: {
        title: 'Estamos revisando tu pago',
        text: ({ until, email }) =>
          `Nos llegó un importe distinto del que esperábamos. ${reserved(until)} Te escribimos a ${email}.`,
      },
      expired: {
        title: 'Se terminó la reserva de tu pedido',
        text: () =>
          you(
            'No se te cobró nada. En un momento los productos vuelven a la tienda y podés comprarlos de nuevo.',
            'No se te cobró nada. En un momento los productos vuelven a la tienda y puedes comprarlos de nuevo.',
          ),
      },
    } satisfies Record<DueState, Sentences>,
    pay: (amount: string) => `Pagar ${amount}`,
    getCode: (amount: string) => `Obtener el código · ${amount}`,
    getAccount: (amount: string) => `Ver la cuenta · ${amount}`,
    transfer: {
      title: 'Datos para la transferencia',
      text: (amount: string) =>
        you(
          `Transferí ${amount} exactos y poné el número de pedido como referencia.`,
          `Transfiere ${amount} exactos y pon el número de pedido como referencia.`,
        ),
      after: (email: string) => `Cuando la veamos en la cuenta te avisamos a ${email} y preparamos tu pedido.`,
      copy: 'Copiar los datos',
      copied: 'Datos copiados.',
      notCopied: you('No se pudieron copiar: anotalos.', 'No se pudieron copiar: anótalos.'),
    },
    proof: {
      title: 'Comprobante',
      text: you(
        'Si ya la hiciste, mandanos el comprobante: nos ayuda a encontrarla antes. No es obligatorio.',
        'Si ya la hiciste, mándanos el comprobante: nos ayuda a encontrarla antes. No es obligatorio.',
      ),
      sent: (when: string) => `Recibimos tu comprobante ${when}. Lo revisamos junto con la cuenta.`,
      field: 'Foto o PDF del comprobante',
      help: `JPEG, PNG, WebP o PDF, hasta ${maxProofMegabytes} MB.`,
      send: 'Mandar el comprobante',
      open: 'Ver el que mandaste',
      replace: 'Mandar otro en su lugar',
      busy: 'Mandando…',
      failed: you(
        'No pudimos mandarlo. Tu archivo sigue elegido: probá de nuevo.',
        'No pudimos mandarlo. Tu archivo sigue elegido: prueba de nuevo.',
      ),
    },
    busy: 'Un momento…',
    change: 'Cambiar el medio de pago',
    choose: you('¿Cómo querés pagarlo?', '¿Cómo quieres pagarlo?'),
    back: 'Volver',
    failed: you(
      'No pudimos abrir el pago. No se te cobró nada y tu pedido sigue reservado. Probá de nuevo.',
      'No pudimos abrir el pago. No se te cobró nada y tu pedido sigue reservado. Prueba de nuevo.',
    ),
    noAnswer: you(
      'El medio de pago no responde. No se te cobró nada y tu pedido sigue reservado. Probá de nuevo o con otro medio.',
      'El medio de pago no responde. No se te cobró nada y tu pedido sigue reservado. Prueba de nuevo o con otro medio.',
    ),
    voucher: {
      title: 'Código de pago',
      text: (amount: string, until: string) =>
        you(`Pagá ${amount} en ${places} hasta ${until}.`, `Paga ${amount} en ${places} hasta ${until}.`),
      copy: 'Copiar',
      copied: 'Código copiado.',
      notCopied: you('No se pudo copiar: anotalo o sacale una foto.', 'No se pudo copiar: anótalo o tómale una foto.'),
      how: 'Ver cómo pagar',
      steps: [
        you(`Andá a ${places} con este código.`, `Ve a ${places} con este código.`),
        you(
          'En la caja, decí que querés pagar con un código de pago y mostralo o dictalo.',
          'En la caja, di que quieres pagar con un código de pago y muéstralo o díctalo.',
        ),
        you('Pagá el importe exacto, en efectivo.', 'Paga el importe exacto, en efectivo.'),
        you(
          'Guardá el comprobante. Apenas nos lo confirman, te avisamos y preparamos tu pedido.',
          'Guarda el comprobante. Apenas nos lo confirman, te avisamos y preparamos tu pedido.',
        ),
      ],
      test: ['Modo de prueba: este código se paga en la ', 'caja de prueba', '.'],
    },
  } as const
}
