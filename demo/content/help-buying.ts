import type { Article, Voice } from './voice.ts'

export const helpBuying = (v: Voice): Article[] => [
  {
    section: 'Compras',
    title: 'Cómo comprar',
    body: v.say(
      `Elegí el producto, marcá tu talle y tocá «Agregar al carrito». Cuando tengas todo, abrí el carrito y seguí los pasos: dirección, envío, pago y confirmación.

No hace falta tener cuenta: podés comprar como invitado con tu ${v.mail}. Si ingresás con tu cuenta, vas a ver tus direcciones guardadas y después vas a poder seguir el pedido.`,
      `Elige el producto, marca tu talla y toca «Agregar al carrito». Cuando tengas todo, abre el carrito y sigue los pasos: dirección, ${v.shipping}, pago y confirmación.

No necesitas cuenta: puedes comprar como invitado con tu ${v.mail}. Si ingresas con tu cuenta, verás tus direcciones guardadas y después podrás seguir el pedido.`,
    ),
  },
  {
    section: 'Compras',
    title: 'Por qué un producto desapareció de mi carrito',
    body: v.say(
      `El carrito no reserva unidades: el stock se descuenta cuando confirmás el pedido. Si otra persona compró la última, te avisamos y sacamos esa línea para que puedas terminar tu compra con el resto.

Para no perderle el rastro, guardalo en favoritos: si vuelve a haber tu talle, lo vas a ver ahí.`,
      `El carrito no reserva unidades: el stock se descuenta cuando confirmas el pedido. Si otra persona compró la última, te avisamos y quitamos esa línea para que puedas terminar tu compra con el resto.

Para no perderlo de vista, guárdalo en favoritos: si vuelve a haber tu talla, lo verás ahí.`,
    ),
  },
  {
    section: 'Compras',
    title: 'Cómo sigo mi pedido',
    body: v.say(
      `Ingresá a tu cuenta, abrí «Mis pedidos» y tocá el pedido: vas a ver cada paso con su fecha, desde el pago hasta la entrega. También te escribimos por ${v.mail} cuando sale del depósito y cuando llega.`,
      `Ingresa a tu cuenta, abre «Mis pedidos» y toca el pedido: verás cada paso con su fecha, desde el pago hasta la entrega. También te escribimos por ${v.mail} cuando sale de la bodega y cuando llega.`,
    ),
  },
  {
    section: 'Compras',
    title: 'Puedo cancelar un pedido',
    body: v.say(
      `Sí, mientras no haya salido del depósito: abrí el pedido y tocá «Cancelar pedido». Si ya lo habías pagado, te devolvemos el dinero por el mismo medio. Los pedidos que no se pagan a tiempo se cancelan solos, como mucho a las ${v.unpaidHours} horas.`,
      `Sí, mientras no haya salido de la bodega: abre el pedido y toca «Cancelar pedido». Si ya lo habías pagado, te devolvemos el dinero por el mismo medio. Los pedidos que no se pagan a tiempo se cancelan solos, como mucho a las ${v.unpaidHours} horas.`,
    ),
  },
  {
    section: 'Envíos',
    title: 'Cuánto cuesta y cuánto tarda',
    body: v.say(
      `El envío a domicilio cuesta ${v.standard} y llega en ${v.standardDays} días hábiles. Si tu compra suma ${v.freeFrom} o más después de los descuentos, es gratis.

El retiro en ${v.branch} no tiene costo: te avisamos cuando está listo.`,
      `El ${v.shipping} a domicilio cuesta ${v.standard} y llega en ${v.standardDays} días hábiles. Si tu compra suma ${v.freeFrom} o más después de los descuentos, es gratis.

${v.pickup.way} no tiene costo: te avisamos cuando esté listo.`,
    ),
  },
  {
    section: 'Envíos',
    title: 'Envío rápido',
    body: v.say(
      `En ${v.capital} podés pedir envío rápido por ${v.fast}: lo recibís en ${v.fastWithin}. Lo vas a ver en los productos marcados con el rayo; si tu carrito tiene algo de otro vendedor, esa parte viaja por envío común.`,
      `En ${v.capital} puedes pedir ${v.shipping} rápido por ${v.fast}: lo recibes en ${v.fastWithin}. Lo verás en los productos marcados con el rayo; si tu carrito tiene algo de otro vendedor, esa parte viaja por ${v.shipping} normal.`,
    ),
  },
  {
    section: 'Envíos',
    title: 'No estaba en casa cuando llegó',
    body: v.say(
      `El correo hace dos visitas. Si no encuentra a nadie, deja el paquete cinco días en su punto más cercano y te manda la dirección por ${v.mail}. Llevá tu ${v.document} para retirarlo. Si nadie pasa, vuelve a nosotros y te devolvemos el dinero del producto.`,
      `El transportista hace dos visitas. Si no encuentra a nadie, deja el paquete cinco días en su punto más cercano y te manda la dirección por ${v.mail}. Lleva tu ${v.document} para retirarlo. Si nadie pasa, vuelve a nosotros y te devolvemos el dinero del producto.`,
    ),
  },
  {
    section: 'Pagos',
    title: 'Con qué puedo pagar',
    body: v.say(
      'Con tarjeta, en efectivo con un código de pago o con el saldo de tu billetera. También podés usar la billetera para una parte y la tarjeta para el resto. Nunca vemos ni guardamos los datos de tu tarjeta: los cargás en la página del medio de pago.',
      'Con tarjeta, en efectivo con un código de pago o con el saldo de tu billetera. También puedes usar la billetera para una parte y la tarjeta para el resto. Nunca vemos ni guardamos los datos de tu tarjeta: los ingresas en la página del medio de pago.',
    ),
  },
  {
    section: 'Pagos',
    title: 'Cómo uso un cupón',
    body: v.say(
      `Escribilo en el carrito y tocá «Aplicar». Podés combinar hasta ${v.maxCoupons} cupones por compra, si sus condiciones lo permiten; el descuento total llega como máximo al ${v.maxPercent} %. Si un cupón no se aplica, te decimos por qué: venció, no suma con otra promoción o no alcanza a esos productos.`,
      `Escríbelo en el carrito y toca «Aplicar». Puedes combinar hasta ${v.maxCoupons} cupones por compra, si sus condiciones lo permiten; el descuento total llega como máximo al ${v.maxPercent} %. Si un cupón no se aplica, te decimos por qué: venció, no suma con otra promoción o no cubre esos productos.`,
    ),
  },
]
