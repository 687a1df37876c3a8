import type { OrderObstacle } from '#domain/after-sale/exchanges/eligibility.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { youIn } from '#domain/platform/text/voice.ts'
import { pluralise } from './counted.ts'

/** Texts of exchanges and returns: start, the steps of a request, and its status. */
export function exchangeWords(country: OpenCountry) {
  const you = youIn(country)
  const isTalle = countryProfiles[country].sizeWord === 'talle'
  const otherSize = isTalle ? 'otro talle' : 'otra talla'
  const sizeName = isTalle ? 'Talle' : 'Talla'
  return {
    title: 'Cambios y devoluciones',
    size: (size: string) => (size === 'U' ? `${sizeName} ${isTalle ? 'único' : 'única'}` : `${sizeName} ${size}`),
    start: {
      possible: you('Elegí un pedido', 'Elige un pedido'),
      until: (day: string) => you(`Podés pedirlo hasta el ${day}`, `Puedes pedirlo hasta el ${day}`),
      begin: (nr: string) => `Cambiar o devolver el pedido ${nr}`,
      order: (nr: string) => `Pedido ${nr}`,
      noneText: you(
        'Cuando recibas un pedido, desde acá vas a poder cambiarlo o devolverlo.',
        'Cuando recibas un pedido, desde aquí podrás cambiarlo o devolverlo.',
      ),
      impossible: 'Pedidos que no se pueden cambiar ni devolver',
      obstacles: {
        not_delivered: 'Todavía no llegó.',
        undone: 'No llegó a comprarse.',
        window_over: 'Pasó el plazo para pedirlo.',
        in_process: 'Todo lo que trajo ya está en una solicitud.',
        gift_cards: 'Las gift cards no se cambian ni se devuelven.',
      } satisfies Record<OrderObstacle, string>,
      requests: 'Tus solicitudes',
      request: (nr: string) => `Solicitud ${nr}`,
      follow: (nr: string) => `Ver la solicitud ${nr}`,
    },
    request: {
      title: 'Cambio o devolución',
      stepOf: (at: number, of: number) => `Paso ${at} de ${of}`,
      back: 'Volver al paso anterior',
      next: 'Continuar',
      noOrder: you('Elegí primero un pedido', 'Elige primero un pedido'),
      noOrderText: 'Un cambio o una devolución empieza por un pedido que ya llegó.',
      noOrderAction: 'Ver mis pedidos',
      steps: {
        items: you('¿Qué querés cambiar o devolver?', '¿Qué quieres cambiar o devolver?'),
        ways: you('Contanos qué pasó', 'Cuéntanos qué pasó'),
        collection: you('¿Cómo nos lo hacés llegar?', '¿Cómo nos lo haces llegar?'),
        review: you('Revisá y confirmá', 'Revisa y confirma'),
      },
      kind: you('¿Qué querés hacer?', '¿Qué quieres hacer?'),
      kinds: {
        exchange: { label: `Cambiar por ${otherSize}`, detail: 'El mismo producto, sin costo de envío.' },
        return: { label: 'Devolver', detail: 'Tu dinero, un crédito o saldo en la billetera.' },
      },
      products: 'Productos',
      quantity: 'Cantidad',
      chooseItem: you('Elegí al menos un producto.', 'Elige al menos un producto.'),
      giftCard: 'Las gift cards no se cambian ni se devuelven.',
      claimed: 'Ya está en otra solicitud.',
      onlyFaults: 'Se devuelve solo si tiene una falla o no es lo que pediste.',
      reason: 'Motivo',
      choose: you('Elegí una opción', 'Elige una opción'),
      details: you('Contanos más', 'Cuéntanos más'),
      detailsHelp: 'Nos ayuda a mejorar.',
      way: you('¿Qué querés a cambio?', '¿Qué quieres a cambio?'),
      newSize: isTalle ? 'Talle nuevo' : 'Talla nueva',
      sizesLoading: isTalle ? 'Buscando talles' : 'Buscando tallas',
      soldOut: 'agotado',
      askReturn: you('Podés pedir la devolución.', 'Puedes pedir la devolución.'),
      wayDetails: {
        exchange: you(
          'Te guardamos la unidad hasta que recibamos la tuya.',
          'Te guardamos la unidad hasta que recibamos la tuya.',
        ),
        refund: 'Por transferencia, cuando revisemos lo que recibimos.',
        credit_coupon: 'Un cupón por el mismo valor, y el próximo envío gratis.',
        credit_wallet: you('Saldo para usar en la tienda o retirar.', 'Saldo para usar en la tienda o retirar.'),
      },
      method: 'Forma de entrega',
      pickup: 'Retiro a domicilio',
      pickupDetail: 'Pasamos de 8 a 17 h. Sin costo.',
      pickupAddress: 'Dirección de retiro',
      pickupDays: (from: string, to: string) => `Pasamos entre el ${from} y el ${to}, de 8 a 17 h.`,
      dropoff: you('Lo llevo a una sucursal', 'Lo llevo a una sucursal'),
      dropoffDetail: (day: string) => `Hasta el ${day}. Pasado ese día la solicitud se anula.`,
      postcode: 'Código postal',
      city: 'Ciudad',
      cityOr: 'o elegir una ciudad',
      search: 'Buscar sucursales',
      branches: 'Sucursales',
      searching: 'Buscando sucursales',
      shippingAddress: you('¿A dónde te enviamos el cambio?', '¿A dónde te enviamos el cambio?'),
      chooseAddress: you('Elegí una dirección', 'Elige una dirección'),
      addAddress: 'Agregar otra dirección',
      confirmExchange: 'Confirmar cambio',
      confirmReturn: 'Confirmar devolución',
      confirmBoth: 'Confirmar solicitud',
      change: 'Cambiar',
      changeOf: (part: string) => `Cambiar: ${part}`,
    },
    plan: {
      gives: you('Qué recibís', 'Qué recibes'),
      bank: 'En tu cuenta bancaria',
      wallet: 'En tu billetera',
      credit: 'En crédito',
      shippingReturned: (amount: string) => `Incluye el envío: ${amount}.`,
      when: 'Dentro de los 5 días hábiles de recibir los productos.',
      replacement: (name: string, size: string) => `${name}, ${sizeName.toLowerCase()} ${size}`,
      units: (count: number) => `${count} ${pluralise(count, 'unidad', 'unidades')}`,
      wayBack: 'Entrega de los productos',
      pickupAt: (slot: string) => `Pasamos a buscarlos de ${slot.replace('-', ' a ')} h`,
      between: (from: string, to: string) => `Entre el ${from} y el ${to}`,
      until: (day: string) => `Hasta el ${day}`,
      sentTo: 'Enviamos el cambio a',
    },
    one: {
      gone: 'No encontramos esa solicitud',
      goneText: you('Buscala en la lista de tus solicitudes.', 'Búscala en la lista de tus solicitudes.'),
      all: 'Ver todas las solicitudes',
      asked: (date: string) => `Pedida el ${date}`,
      sent: '¡Listo! Recibimos tu solicitud',
      sentText: (email: string) => `Te enviamos los pasos a ${email}.`,
      label: 'Etiqueta',
      labelText: you(
        'Imprimila y pegala en el paquete, o mostrá este número.',
        'Imprímela y pégala en el paquete, o muestra este número.',
      ),
      process: 'Número de proceso',
      print: 'Imprimir etiqueta',
      timeline: 'Seguimiento',
      rejected: 'Por qué no pudimos aceptarla',
      results: 'Resultado',
      resultLinks: {
        exchange: 'Ver el pedido del cambio',
        refund: 'Transferimos el dinero a tu cuenta.',
        credit_coupon: 'Ver el crédito',
        credit_wallet: 'Ver la billetera',
      },
      order: (nr: string) => `Ver el pedido ${nr}`,
      cancel: 'Cancelar la solicitud',
      cancelTitle: '¿Cancelar la solicitud?',
      cancelText: you(
        'Lo que reservamos vuelve a la venta. Mientras dure el plazo podés pedirla otra vez.',
        'Lo que reservamos vuelve a la venta. Mientras dure el plazo puedes pedirla otra vez.',
      ),
      cancelYes: 'Sí, cancelar',
      keep: 'Conservar la solicitud',
    },
    orderLink: 'Cambiar o devolver',
  } as const
}

export type ExchangeWords = ReturnType<typeof exchangeWords>
