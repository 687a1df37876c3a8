import { legalText, type LegalContext } from './legal-text.ts'

export function shippingText(context: LegalContext): string {
  const { v } = context
  const { say, shipping } = v
  const capitalised = `${shipping[0]!.toUpperCase()}${shipping.slice(1)}`
  return legalText(
    context,
    say(
      'Cuánto cuesta y cuándo llega lo que comprás. Antes de pagar ves la fecha y el precio para tu dirección.',
      'Cuánto cuesta y cuándo llega lo que compras. Antes de pagar ves la fecha y el precio para tu dirección.',
    ),
    [
      [
        `${capitalised} a domicilio`,
        `Cuesta ${v.standard} y llega en ${v.standardDays} días hábiles desde que el pago se aprueba; a las regiones más lejanas puede tardar más, y lo decimos al comprar. Es gratis si tu compra suma ${v.freeFrom} o más después de los descuentos.`,
      ],
      [`${capitalised} rápido`, `En ${v.capital}, por ${v.fast}, en ${v.fastWithin} desde que el pago se aprueba.`],
      [
        v.pickup.way,
        say(
          `No cuesta nada. Te avisamos cuando está listo; llevá tu ${v.document} y el número de pedido.`,
          `No cuesta nada. Te avisamos cuando está listo; lleva tu ${v.document} y el número de pedido.`,
        ),
      ],
      [
        'Si no hay nadie',
        `Quien entrega pasa dos veces. Si no te encuentra, te avisamos dónde ${v.pickup.collect}lo; si nadie lo ${v.pickup.collects}, vuelve y te devolvemos lo que pagaste por los productos.`,
      ],
      [
        'Si llegó dañado o incompleto',
        say(
          'Escribinos con el número de pedido: lo cambiamos o te devolvemos el dinero, sin costo.',
          'Escríbenos con el número de pedido: lo cambiamos o te devolvemos el dinero, sin costo.',
        ),
      ],
    ],
  )
}
