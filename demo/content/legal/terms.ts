import { brand } from '../../brand/vereda.ts'
import { legalText, sellerLine, type LegalContext } from './legal-text.ts'

export function termsText(context: LegalContext): string {
  const { v, law, who, mail } = context
  const { say } = v
  return legalText(
    context,
    say(
      `Estas condiciones valen para las compras en ${brand.name}. Las aceptás al confirmar un pedido; te conviene guardarlas.`,
      `Estas condiciones valen para las compras en ${brand.name}. Las aceptas al confirmar un pedido; te conviene guardarlas.`,
    ),
    [
      [
        'Quién vende',
        `Vende ${sellerLine(context)}. ${say('Escribinos', 'Escríbenos')} a ${mail} o desde <a href="/help">Ayuda</a>, ${who.hours.toLowerCase()}. Los productos de otros vendedores lo dicen en su página; por la compra responde ${brand.name}.`,
      ],
      [
        'Precios y disponibilidad',
        `Los precios están en la moneda del país e incluyen impuestos. Valen mientras se muestran: el que cuenta es el del momento en que ${say('confirmás', 'confirmas')} el pedido. El carrito no reserva productos; se reservan al confirmar.`,
        `Los cupones y promociones dicen sus condiciones. Se pueden combinar hasta ${v.maxCoupons} cupones y el descuento llega como máximo al ${v.maxPercent} %. No valen para gift cards.`,
      ],
      [
        'El pedido y el pago',
        say(
          `Al confirmar recibís un número de pedido. La compra queda firme cuando el pago se aprueba; hasta entonces los productos quedan reservados por el tiempo que indica el pedido, como mucho ${v.unpaidHours} horas. Si no se paga a tiempo, se cancela sola y no se cobra nada.`,
          `Al confirmar recibes un número de pedido. La compra queda firme cuando el pago se aprueba; hasta entonces los productos quedan reservados por el tiempo que indica el pedido, como mucho ${v.unpaidHours} horas. Si no se paga a tiempo, se cancela sola y no se cobra nada.`,
        ),
        `${say('Pagás', 'Pagas')} en la página del medio de pago: nosotros no vemos los datos de tu tarjeta. Te enviamos la ${law.invoice} de tu compra.`,
      ],
      [
        'Entrega',
        `El ${v.shipping} a domicilio cuesta ${v.standard} y es gratis desde ${v.freeFrom}. Las fechas que ves al comprar cuentan desde que el pago se aprueba. Los detalles están en <a href="/ac-envios/">${v.country === 'cl' ? 'Despachos' : 'Envíos'}</a>.`,
      ],
      [
        'Cambios, devoluciones y garantía',
        `${say('Podés', 'Puedes')} cambiar o devolver dentro de los ${v.returnDays} días de la entrega, como explica <a href="/ac-cambios-y-devoluciones/">Cambios y devoluciones</a>.`,
        `${law.regret} Está a un toque en <a href="/arrepentimiento">${law.regretName}</a>.`,
        law.guarantee,
        ...(law.reversal ? [law.reversal] : []),
      ],
      [
        'Tu cuenta',
        say(
          'Cuidá tu contraseña y avisanos si alguien la usó. Podés cerrar tu cuenta cuando quieras desde Privacidad; antes te decimos qué queda pendiente.',
          'Cuida tu contraseña y avísanos si alguien la usó. Puedes cerrar tu cuenta cuando quieras desde Privacidad; antes te decimos qué queda pendiente.',
        ),
        `El saldo y los créditos se rigen por las <a href="/ac-billetera/">condiciones de la billetera</a>.`,
      ],
      [
        'Opiniones',
        'Opina quien compró. No publicamos insultos, datos personales ni publicidad, y decimos por qué cuando no publicamos algo.',
      ],
      [
        'Cambios de estas condiciones',
        'Si cambian, valen para las compras que se hagan después. Cada pedido se rige por las que estaban publicadas al confirmarlo.',
      ],
      [
        'Ley y reclamos',
        `Rige la ${law.consumers}. Nada de esto limita los derechos que te da. Si no llegamos a un acuerdo, ${say('podés', 'puedes')} acudir a ${law.court} o a la autoridad de consumo, con enlace al pie de cada página.`,
      ],
    ],
  )
}
