import { legalText, type LegalContext } from './legal-text.ts'

export function returnsText(context: LegalContext): string {
  const { v, law } = context
  const { say } = v
  return legalText(
    context,
    say(
      `Tenés ${v.returnDays} días desde la entrega para cambiar o devolver lo que compraste.`,
      `Tienes ${v.returnDays} días desde la entrega para cambiar o devolver lo que compraste.`,
    ),
    [
      [
        'Qué se puede cambiar o devolver',
        'Los productos sin uso, con su etiqueta y en su empaque. Por higiene, la ropa interior solo si tiene una falla; las gift cards no se cambian ni se devuelven.',
      ],
      [
        'Cómo se pide',
        say(
          'En tu cuenta, en «Cambios y devoluciones»: elegís el pedido, los productos y qué querés a cambio.',
          'En tu cuenta, en «Cambios y devoluciones»: eliges el pedido, los productos y qué quieres a cambio.',
        ),
        [
          `${v.otherSize[0]!.toUpperCase()}${v.otherSize.slice(1)} del mismo producto, con el ${v.shipping} a nuestro cargo.`,
          'La devolución del dinero a tu cuenta bancaria.',
          'Un crédito para tu próxima compra, o saldo en tu billetera.',
        ],
      ],
      [
        'Cómo se entrega',
        say(
          `Pasamos a buscarlo, o lo llevás a una sucursal dentro de los ${v.dropoffDays} días de aprobada la solicitud. Después de esa fecha la solicitud se anula sola; si todavía estás en plazo, podés pedir otra.`,
          `Pasamos a buscarlo, o lo llevas a una sucursal dentro de los ${v.dropoffDays} días de aprobada la solicitud. Después de esa fecha la solicitud se anula sola; si todavía estás en plazo, puedes pedir otra.`,
        ),
      ],
      [
        'Cuándo se devuelve el dinero',
        'Como mucho {{refund_days}} días hábiles después de recibir los productos. Cada parte vuelve como se pagó: lo que pagaste con saldo de promociones o gift cards vuelve a tu billetera con su misma fecha de vencimiento.',
      ],
      [
        v.country === 'ar' ? 'Arrepentimiento' : 'Retracto',
        `${law.regret} Es aparte del plazo de ${v.returnDays} días.`,
      ],
      ['Garantía', law.guarantee],
    ],
  )
}
