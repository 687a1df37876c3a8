import type { CreditMethod, CreditStatus, CreditWay } from '#domain/after-sale/credits/credits.ts'
import type { OwnCoupon } from '#contract/after-sale/credits.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of credits: the list and one credit. */
export function creditWords(country: OpenCountry) {
  const you = youIn(country)
  return {
    title: 'Cupones y créditos',
    one: 'Detalle del crédito',
    all: 'Ver todos los créditos',
    gone: 'No encontramos ese crédito',
    goneText: you('Buscalo en la lista de tus créditos.', 'Búscalo en la lista de tus créditos.'),
    empty: {
      title: 'Todavía no hay cupones ni créditos',
      text: you(
        'Cuando te devolvamos dinero como crédito, acá vas a ver cuánto te queda y hasta cuándo.',
        'Cuando te devolvamos dinero como crédito, aquí verás cuánto te queda y hasta cuándo.',
      ),
      action: 'Ver novedades',
    },
    coupons: {
      title: 'Tus cupones',
      kinds: {
        percent: (amount: string) => `${amount} % de descuento`,
        fixed: (amount: string) => `${amount} de descuento`,
        free_shipping: () => (country === 'cl' ? 'Despacho gratis' : 'Envío gratis'),
      } satisfies Record<OwnCoupon['kind'], (amount: string) => string>,
      from: (amount: string) => `En compras desde ${amount}`,
      code: (code: string) => `Código: ${code}`,
    },
    credits: 'Tus créditos',
    detailsOf: (code: string, amount: string) => `${amount}: ver detalle del crédito ${code}`,
    methods: {
      devolucion: 'Devolución',
      compensacion: 'Compensación',
      promocion: 'Promoción',
      gift_card: 'Gift Card',
    } satisfies Record<CreditMethod, string>,
    of: (amount: string) => `de ${amount}`,
    /** The label of the unused amount in each state. */
    left: {
      available: 'Disponible',
      partly_used: 'Disponible',
      used: 'Disponible',
      expired: 'Venció sin usar',
      in_process: 'En proceso',
      exchanged: 'Disponible',
    } satisfies Record<CreditStatus, string>,
    validUntil: (date: string) => `Vence el ${date}`,
    endedOn: (date: string) => `Venció el ${date}`,
    amounts: 'Importes',
    original: 'Importe original',
    used: 'Usado',
    usedIn: 'Usado en',
    order: (nr: string) => `Pedido ${nr}`,
    facts: 'Datos',
    code: 'Código',
    method: 'Origen',
    created: 'Fecha',
    expires: 'Vencimiento',
    timeline: 'Seguimiento',
    use: 'Cómo se usa',
    useText: you(
      'Copiá el código y pegalo en el carrito como un cupón. Si tu compra cuesta menos, lo que sobra queda para la próxima. Podés usar un crédito por compra.',
      'Copia el código y pégalo en el carrito como un cupón. Si tu compra cuesta menos, lo que sobra queda para la próxima. Puedes usar un crédito por compra.',
    ),
    money: {
      title: 'Pasar el crédito a dinero',
      link: 'Pasarlo a dinero',
      linkText: you(
        'Si preferís, pasalo a tu billetera o a una cuenta bancaria.',
        'Si prefieres, pásalo a tu billetera o a una cuenta bancaria.',
      ),
      text: 'Se pasa todo lo que queda del crédito. Después no se puede usar como cupón.',
      where: you('¿A dónde lo pasás?', '¿A dónde lo pasas?'),
      ways: {
        wallet: { label: 'A mi billetera', text: 'Al instante, para comprar o retirar cuando quieras.' },
        bank: { label: 'A una cuenta bancaria', text: '' },
      } satisfies Record<CreditWay, { label: string; text: string }>,
      bankText: (days: number) => `Lo transferimos en hasta ${days} ${days === 1 ? 'día hábil' : 'días hábiles'}.`,
      send: 'Pedir el dinero',
      sending: 'Enviando…',
      closed: 'Este crédito no se puede pasar a dinero',
      closedText: 'Ya se usó, venció, ya lo pediste en dinero o es solo para comprar.',
    },
    notForMoney: 'Este crédito es para comprar: no se cambia por dinero.',
  } as const
}
