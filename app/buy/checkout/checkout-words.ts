import type { CheckoutStep } from '#domain/buy/checkout/first-step.ts'
import { pickupWords } from '#domain/buy/shipping/pickup-words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import { youIn } from '#domain/platform/text/voice.ts'
import { countedProducts } from '#app/platform/texts/counted.ts'

/** Texts of the checkout. */
export function checkoutWords(country: OpenCountry) {
  const you = youIn(country)
  const isChile = country === 'cl'
  const { sizeWord, mailWord } = countryProfiles[country]
  const isTalle = sizeWord === 'talle'
  return {
    title: 'Finalizar compra',
    loading: 'Preparando tu compra',
    needsScripts: you(
      'Para terminar la compra activá JavaScript en tu navegador.',
      'Para terminar la compra activa JavaScript en tu navegador.',
    ),
    line: {
      eyebrow: 'En la fila',
      title: 'Hay mucha gente comprando',
      text: you(
        'Guardamos tu carrito y tu lugar. Cuando te toque, entrás sin hacer nada.',
        'Guardamos tu carrito y tu lugar. Cuando te toque, entras sin hacer nada.',
      ),
      place: (place: number) => (place === 1 ? 'Es tu turno enseguida' : `Tu lugar: ${place}`),
      minutes: (minutes: number) => (minutes === 1 ? 'Falta alrededor de 1 minuto' : `Faltan unos ${minutes} minutos`),
      unknown: 'Todavía no sabemos cuánto falta.',
      note: you(
        'No cierres esta página. Lo que elegiste se reserva recién con el pedido.',
        'No cierres esta página. Lo que elegiste se reserva solo con el pedido.',
      ),
    },
    steps: {
      address: isChile ? 'Dirección de despacho' : 'Dirección de entrega',
      delivery: isChile ? 'Despacho' : 'Envío',
      gift: 'Para quién es',
      payment: 'Pago',
      review: 'Revisión',
    } satisfies Record<CheckoutStep, string>,
    /** Replaces the address step when there is no shipment. */
    contact: 'Tus datos',
    stepOf: (at: number, of: number) => `Paso ${at} de ${of}`,
    change: 'Cambiar',
    changeOf: (step: string) => `Cambiar ${step.toLowerCase()}`,
    address: {
      email: capitalise(mailWord),
      emailHelp: 'Te enviamos la confirmación y el seguimiento.',
      name: 'Nombre y apellido',
      nameHelp: 'De quien recibe el pedido.',
      documentHelp: isChile ? 'Lo necesitamos para tu boleta.' : 'Lo necesitamos para la factura.',
      documentType: 'Tipo de documento',
      phone: { ar: 'Teléfono con código de área', cl: 'Teléfono', co: 'Celular' }[country],
      phoneHint: { ar: '11 4567 8901', cl: '1234 5678', co: '310 456 7890' }[country],
      phoneHelp: `Solo para que ${{ ar: 'el correo', cl: 'el repartidor', co: 'la transportadora' }[country]} te llame si no te encuentra.`,
      pickupPhoneHelp: 'Solo para avisarte cuando esté listo.',
      collectorHelp: `De quien ${pickupWords(country).collects} el pedido, con su documento.`,
      chooseRegion: you('Elegí una opción', 'Elige una opción'),
      moreInfo: {
        ar: 'Agregar piso o departamento',
        cl: 'Agregar departamento o referencia',
        co: 'Agregar apartamento o torre',
      }[country],
      next: isChile ? 'Continuar al despacho' : 'Continuar al envío',
      way: isChile ? '¿Cómo quieres recibirlo?' : you('¿Cómo querés recibirlo?', '¿Cómo quieres recibirlo?'),
      home: 'A domicilio',
      pickup: pickupWords(country).way,
      readyFrom: (day: string) => `Desde el ${day}`,
      branches: 'Sucursales',
      branchesNear: (place: string) => `Sucursales cerca de ${place}`,
      noneNear: (place: string) => `No hay sucursales cerca de ${place}. Estas son todas:`,
      changePlace: 'Buscar cerca de otro lugar',
      branchMissing: 'Falta elegir la sucursal.',
      branchesFailed: 'No pudimos traer las sucursales.',
      nextPickup: 'Continuar al pago',
      saved: 'Tus direcciones',
      other: 'Usar otra dirección',
      failed: 'No pudimos preparar el formulario.',
      hasAccount: you('¿Ya tenés cuenta?', '¿Ya tienes cuenta?'),
      signIn: you('Ingresá', 'Ingresa'),
    },
    delivery: {
      legend: isChile ? '¿Cómo quieres recibirlo?' : you('¿Cómo querés recibirlo?', '¿Cómo quieres recibirlo?'),
      free: 'Gratis',
      none: you(
        'Todavía no llegamos a esa dirección. Probá con otra.',
        'Todavía no llegamos a esa dirección. Prueba con otra.',
      ),
      tooHeavy: you(
        'Este pedido pesa más de lo que podemos llevar a esa dirección en un envío. Sacá algún producto del carrito y compralo aparte.',
        'Este pedido pesa más de lo que podemos llevar a esa dirección en un envío. Saca algún producto del carrito y cómpralo aparte.',
      ),
      next: 'Continuar al pago',
    },
    payment: {
      legend: you('¿Cómo querés pagar?', '¿Cómo quieres pagar?'),
      wallet: (amount: string) => `Usar el saldo de tu billetera: ${amount}`,
      notForGiftCards: (amount: string) => `${amount} de tu saldo vencen en una fecha y no pagan gift cards.`,
      covered: 'Tu saldo y tus créditos cubren toda la compra. No hace falta otro medio de pago.',
      choose: you('Elegí un medio de pago.', 'Elige un medio de pago.'),
      none: you(
        'Por ahora no podemos cobrar compras en esta tienda. Tu carrito queda guardado: volvé a intentarlo más tarde.',
        'Por ahora no podemos cobrar compras en esta tienda. Tu carrito queda guardado: vuelve a intentarlo más tarde.',
      ),
      next: 'Revisar la compra',
    },
    review: {
      text: you('Revisá que esté todo bien antes de confirmar.', 'Revisa que esté todo bien antes de confirmar.'),
      billing: (who: string) => (isChile ? `Boleta a nombre de ${who}.` : `Facturamos a nombre de ${who}.`),
      billingAddress: (street: string) => `Dirección de facturación: ${street}.`,
      changeBilling: isChile ? 'Cambiar los datos de la boleta' : 'Cambiar los datos de la factura',
      pay: (amount: string) => `Pagar ${amount}`,
      transfer: (amount: string) => `Confirmar y ver la cuenta · ${amount}`,
      collect: (amount: string) => `Confirmar · ${amount} al recibir`,
      voucher: (amount: string) => `Confirmar y obtener el código · ${amount}`,
      confirm: 'Confirmar compra',
      busy: 'Confirmando…',
      notConfirmed: you(
        'No pudimos confirmar tu pedido. No se te cobró nada y tus datos siguen acá. Probá de nuevo.',
        'No pudimos confirmar tu pedido. No se te cobró nada y tus datos siguen aquí. Prueba de nuevo.',
      ),
      notConfirmedByWallet: you(
        'No pudimos confirmar tu pedido. Tus datos siguen acá y nada se cobra dos veces. Probá de nuevo.',
        'No pudimos confirmar tu pedido. Tus datos siguen aquí y nada se cobra dos veces. Prueba de nuevo.',
      ),
      terms: [you('Al confirmar aceptás los ', 'Al confirmar aceptas los '), 'términos y condiciones', '.'],
      newTab: '(se abre en otra pestaña)',
      regret: (period: string) =>
        you(
          `Tenés ${period} desde que lo recibís para arrepentirte.`,
          `Tienes ${period} desde que lo recibes para retractarte.`,
        ),
      changed: you('Algo cambió mientras comprabas', 'Algo cambió mientras comprabas'),
      lookAgain: you('Miralo y volvé a confirmar.', 'Míralo y vuelve a confirmar.'),
    },
    summary: {
      title: 'Tu compra',
      products: countedProducts,
      quantity: (count: number) => `Cantidad: ${count}`,
      size: (size: string) =>
        size === 'U' ? (isTalle ? 'Talle único' : 'Talla única') : `${isTalle ? 'Talle' : 'Talla'} ${size}`,
      estimated: isChile ? 'Despacho estimado' : 'Envío estimado',
      edit: 'Editar carrito',
    },
    accountNeeded: {
      title: 'Una membresía necesita una cuenta',
      text: you(
        'Ingresá o creá la tuya para comprarla: así sabemos a quién darle los beneficios.',
        'Ingresa o crea la tuya para comprarla: así sabemos a quién darle los beneficios.',
      ),
      action: 'Ingresar o crear una cuenta',
    },
    closed: {
      title: 'Por ahora no podemos cobrar compras',
      text: you(
        'Tu carrito queda guardado: volvé a intentarlo más tarde.',
        'Tu carrito queda guardado: vuelve a intentarlo más tarde.',
      ),
      action: 'Volver al carrito',
    },
    empty: {
      title: 'Tu carrito está vacío',
      text: you(
        'Agregá algo y volvé: la compra se hace en minutos.',
        'Agrega algo y vuelve: la compra se hace en minutos.',
      ),
      action: 'Seguir comprando',
    },
    placed: {
      title: 'Tu pedido ya está confirmado',
      text: (nr: string) => `Es el ${nr}. No hace falta confirmarlo otra vez.`,
      action: 'Ver el pedido',
    },
    failed: 'No pudimos preparar tu compra.',
    retry: 'Reintentar',
  } as const
}
