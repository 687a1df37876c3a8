import type { OpenCountry } from '#domain/platform/country/country.ts'

/** What the law of a country says about a sale at a distance and about personal data. */
export type Law = {
  consumers: string
  /** How long and on what ground a purchase may be revoked without a reason. */
  regret: string
  regretName: string
  guarantee: string
  /** What the bank or card has to do. Empty where the law has no rule of its own. */
  reversal: string
  data: string
  dataAuthority: string
  /** How long an answer to a request about personal data may take. */
  dataAnswer: string
  invoice: string
  court: string
}

export const laws: Readonly<Record<OpenCountry, Law>> = {
  ar: {
    consumers: 'Ley 24.240 de Defensa del Consumidor y Código Civil y Comercial de la Nación',
    regret:
      'Tenés {{regret_period}} corridos desde que recibís el producto para revocar la compra sin dar motivos (artículo 34 de la Ley 24.240 y artículo 1110 del Código Civil y Comercial). Los gastos de la devolución son nuestros.',
    regretName: 'botón de arrepentimiento',
    guarantee:
      'Los productos nuevos tienen la garantía legal de 6 meses desde la entrega (artículo 11 de la Ley 24.240), además de la que dé la marca.',
    reversal: '',
    data: 'Ley 25.326 de Protección de los Datos Personales',
    dataAuthority:
      'La Agencia de Acceso a la Información Pública, en su carácter de órgano de control de la Ley 25.326, atiende las denuncias y los reclamos de quienes vean afectados sus derechos por el incumplimiento de las normas de protección de datos personales.',
    dataAnswer: '10 días corridos si pedís verlos y 5 días hábiles si pedís corregirlos o borrarlos',
    invoice: 'factura electrónica',
    court: 'los tribunales ordinarios de tu domicilio',
  },
  cl: {
    consumers: 'Ley 19.496 sobre Protección de los Derechos de los Consumidores',
    regret:
      'Tienes {{regret_period}} desde que recibes el producto para retractarte de la compra sin dar motivos (artículo 3 bis de la Ley 19.496). El producto debe volver sin uso y con sus etiquetas.',
    regretName: 'derecho a retracto',
    guarantee:
      'Si el producto sale fallado, la garantía legal te permite elegir entre el cambio, la reparación gratuita o la devolución del dinero dentro de los 6 meses desde que lo recibiste (artículos 19 a 21 de la Ley 19.496).',
    reversal: '',
    data: 'Ley 19.628 sobre Protección de la Vida Privada y las normas que la modifican',
    dataAuthority:
      'Si no quedas conforme con nuestra respuesta, puedes reclamar ante los tribunales o ante la autoridad de protección de datos que la ley establezca.',
    dataAnswer: '10 días hábiles',
    invoice: 'boleta electrónica',
    court: 'el juzgado de policía local que la ley señala',
  },
  co: {
    consumers: 'Ley 1480 de 2011, Estatuto del Consumidor',
    regret:
      'Tienes {{regret_period}} desde que recibes el producto para retractarte de la compra sin dar motivos (artículo 47 de la Ley 1480). Te devolvemos todo lo que pagaste, sin descuentos, en un plazo máximo de 30 días calendario desde que ejerces el derecho.',
    regretName: 'derecho de retracto',
    guarantee:
      'Los productos nuevos tienen garantía legal. Si no se anuncia otro término, es de un año desde la entrega (artículos 7 y 8 de la Ley 1480), y empieza por la reparación o el cambio del producto.',
    reversal:
      'Si pagaste por un medio electrónico y fuiste víctima de fraude, no pediste la compra, no la recibiste, llegó otra cosa o salió defectuosa, puedes pedir la reversión del pago dentro de los 5 días hábiles siguientes (artículo 51 de la Ley 1480): escríbenos y avisa también al emisor de tu tarjeta.',
    data: 'Ley 1581 de 2012 y Decreto 1074 de 2015',
    dataAuthority:
      'Puedes presentar quejas ante la Superintendencia de Industria y Comercio, después de haber agotado la consulta o el reclamo con nosotros.',
    dataAnswer: '10 días hábiles si es una consulta y 15 días hábiles si es un reclamo',
    invoice: 'factura electrónica',
    court: 'la Superintendencia de Industria y Comercio o los jueces de tu domicilio',
  },
}
