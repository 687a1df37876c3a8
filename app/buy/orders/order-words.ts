import type { PaymentStatus } from '#domain/buy/payments/lifecycle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import { youIn } from '#domain/platform/text/voice.ts'
import { countedProducts, pluralise } from '#app/platform/texts/counted.ts'

/** Texts of orders: the list, one order, and the page after buying. */
export function orderWords(country: OpenCountry) {
  const you = youIn(country)
  const isChile = country === 'cl'
  const { sizeWord, mailWord } = countryProfiles[country]
  const isTalle = sizeWord === 'talle'
  return {
    title: 'Mis pedidos',
    order: (nr: string) => `Pedido ${nr}`,
    placed: (date: string) => `Comprado el ${date}`,
    loading: 'Cargando tus pedidos',
    failed: 'No pudimos traer tus pedidos.',
    failedOne: 'No pudimos traer este pedido.',
    gone: 'No encontramos ese pedido',
    goneText: you(
      `Revisá el número o el enlace del ${mailWord} de confirmación.`,
      `Revisa el número o el enlace del ${mailWord} de confirmación.`,
    ),
    retry: 'Reintentar',
    details: 'Ver detalle',
    detailsOf: (nr: string) => `Ver detalle del pedido ${nr}`,
    all: 'Ver todos los pedidos',
    products: countedProducts,
    andMore: (count: number) => `y ${count} más`,
    empty: {
      title: 'Todavía no hay pedidos',
      text: you('Cuando compres, acá vas a poder seguir tu pedido.', 'Cuando compres, aquí podrás seguir tu pedido.'),
      action: 'Ver novedades',
    },
    timeline: 'Seguimiento',
    now: 'Ahora',
    toCome: 'Pendiente',
    lines: 'Productos',
    size: (size: string) =>
      size === 'U' ? (isTalle ? 'Talle único' : 'Talla única') : `${isTalle ? 'Talle' : 'Talla'} ${size}`,
    quantity: (count: number) => `Cantidad: ${count}`,
    cancelledUnits: (count: number) => (count === 1 ? '1 unidad cancelada' : `${count} unidades canceladas`),
    seller: (name: string) => `Vendido por ${name}`,
    shippingAddress: isChile ? 'Dirección de despacho' : 'Dirección de entrega',
    billingAddress: isChile ? 'Datos de la boleta' : 'Datos de la factura',
    delivery: isChile ? 'Despacho' : 'Envío',
    tracking: (code: string) => `Código de seguimiento: ${code}`,
    parcel: (at: number) => `Paquete ${at}`,
    parcelSent: (date: string) => `Salió el ${date}`,
    parcelTracking: 'Ver el seguimiento',
    collect: (amount: string) =>
      you(`Pagás ${amount} en efectivo al recibirlo.`, `Pagas ${amount} en efectivo al recibirlo.`),
    payment: 'Pago',
    paymentStatuses: {
      pending: 'Pendiente',
      approved: 'Aprobado',
      // Refused, left or never paid: in each case this is what is true.
      rejected: 'No se cobró',
      held: 'En revisión',
      refund_pending: 'Devolución en camino',
      refunded: 'Devuelto',
    } satisfies Record<PaymentStatus, string>,
    instalments: (count: number, amount: string) => `${count} ${pluralise(count, 'cuota', 'cuotas')} de ${amount}`,
    financed: (amount: string) => `Total financiado: ${amount}`,
    cft: (percent: string) => `CFT: ${percent} %`,
    totals: 'Total',
    again: 'Volver a comprar',
    againBusy: 'Agregando…',
    review: 'Dejar una opinión',
    print: 'Imprimir comprobante',
    cancel: 'Cancelar pedido',
    cancelTitle: '¿Cancelar el pedido?',
    cancelText: you(
      'Te devolvemos lo que pagaste por el mismo medio. No se puede deshacer.',
      'Te devolvemos lo que pagaste por el mismo medio. No se puede deshacer.',
    ),
    cancelUnpaid:
      'Todavía no lo pagaste: no se te cobra nada y los productos vuelven a la tienda. No se puede deshacer.',
    cancelWallet: 'El saldo que usaste vuelve a tu billetera.',
    cancelInProcess: 'Si el pago se llega a aprobar, te lo devolvemos por el mismo medio. No se puede deshacer.',
    cancelYes: 'Sí, cancelar',
    keep: 'Conservar el pedido',
    regret: (until: string) =>
      country === 'ar'
        ? `Podés arrepentirte de la compra hasta el ${until}.`
        : `Puedes retractarte de la compra hasta el ${until}.`,
    regretLink: country === 'ar' ? 'Botón de arrepentimiento' : 'Derecho a retracto',
    success: {
      bar: 'Tu compra',
      approved: (name: string) => (name ? `¡Gracias, ${name}!` : '¡Gracias por tu compra!'),
      approvedText: (email: string) => `Tu pedido está confirmado. Te enviamos el detalle a ${email}.`,
      rejected: 'El pago no se aprobó',
      rejectedFinal: you(
        'No se te cobró nada. Podés volver a comprarlo con otro medio de pago.',
        'No se te cobró nada. Puedes volver a comprarlo con otro medio de pago.',
      ),
      cancelled: 'Este pedido se canceló',
      cancelledText: 'Si pagaste algo, te lo devolvemos por el mismo medio.',
      cancelledUnpaid: you(
        'No se te cobró nada. Si lo seguís queriendo, podés volver a comprarlo.',
        'No se te cobró nada. Si lo sigues queriendo, puedes volver a comprarlo.',
      ),
      asking: 'Consultando el pago…',
      arrival: 'Entrega',
      shopOn: 'Seguir comprando',
      register: {
        title: you('Guardá tus datos para la próxima', 'Guarda tus datos para la próxima'),
        text: you(
          'Elegí una contraseña y tu cuenta queda lista: la próxima compra es más corta.',
          'Elige una contraseña y tu cuenta queda lista: la próxima compra es más corta.',
        ),
        password: 'Contraseña',
        show: 'Mostrar contraseña',
        button: 'Crear cuenta',
        done: 'Tu cuenta está lista.',
      },
    },
    regretScreen: {
      title: country === 'ar' ? 'Botón de arrepentimiento' : 'Derecho a retracto',
      text: you(
        'Podés deshacer una compra hecha en la tienda sin dar explicaciones. Te damos un código y te escribimos con los pasos.',
        'Puedes deshacer una compra hecha en la tienda sin dar explicaciones. Te damos un código y te escribimos con los pasos.',
      ),
      order: 'Número de pedido',
      orderHelp: `Está en el ${mailWord} de confirmación.`,
      email: `${capitalise(mailWord)} de la compra`,
      reason: 'Motivo (opcional)',
      button: 'Enviar solicitud',
      busy: 'Enviando…',
      codeTitle: 'Recibimos tu solicitud',
      code: (code: string) => `Tu código es ${code}`,
      codeText: you(
        'Guardalo: con él podés preguntar por tu solicitud.',
        'Guárdalo: con él puedes preguntar por tu solicitud.',
      ),
    },
  } as const
}

export type OrderWords = ReturnType<typeof orderWords>
