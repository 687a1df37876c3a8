import type { Article, Voice } from './voice.ts'

export const helpAfter = (v: Voice): Article[] => [
  {
    section: 'Cambios y devoluciones',
    title: 'Hasta cuándo puedo cambiar o devolver',
    body: v.say(
      `Tenés ${v.returnDays} días desde que recibiste el pedido. El producto tiene que estar sin uso y con su etiqueta. Por higiene, la ropa interior no tiene cambio; las gift cards tampoco.`,
      `Tienes ${v.returnDays} días desde que recibiste el pedido. El producto tiene que estar sin uso y con su etiqueta. Por higiene, la ropa interior no tiene cambio; las gift cards tampoco.`,
    ),
  },
  {
    section: 'Cambios y devoluciones',
    title: 'Cómo pido un cambio',
    body: v.say(
      `En tu cuenta abrí «Cambios y devoluciones», elegí el pedido y el producto, contanos el motivo y qué preferís: ${v.otherSize} del mismo producto, la devolución del dinero, un cupón con envío gratis o crédito en tu billetera.

El número de solicitud queda en tu cuenta para que puedas seguirlo, y podés cancelarlo mientras no hayamos recibido el producto.`,
      `En tu cuenta abre «Cambios y devoluciones», elige el pedido y el producto, cuéntanos el motivo y qué prefieres: ${v.otherSize} del mismo producto, la devolución del dinero, un cupón con ${v.shipping} gratis o crédito en tu billetera.

El número de solicitud queda en tu cuenta para que puedas seguirlo, y puedes cancelarlo mientras no hayamos recibido el producto.`,
    ),
  },
  {
    section: 'Cambios y devoluciones',
    title: 'Cómo entrego lo que devuelvo',
    body: v.say(
      `Podés pedir que pasemos a buscarlo por tu casa, de 8 a 17 h, o llevarlo a una ${v.branch}. Si elegís la ${v.branch}, tenés ${v.dropoffDays} días para llevarlo: después de esa fecha la solicitud se anula sola y, si todavía estás en plazo, podés empezar otra.`,
      `Puedes pedir que pasemos a buscarlo por tu casa, de 8 a 17 h, o llevarlo a una ${v.branch}. Si eliges la ${v.branch}, tienes ${v.dropoffDays} días para llevarlo: después de esa fecha la solicitud se anula sola y, si todavía estás en plazo, puedes empezar otra.`,
    ),
  },
  {
    section: 'Cambios y devoluciones',
    title: 'Cuándo me devuelven el dinero',
    body: v.say(
      'Cuando recibimos el producto lo revisamos y hacemos la transferencia a la cuenta que nos diste, como mucho a los {{refund_days}} días hábiles. Si elegís crédito en tu billetera, lo tenés en el momento en que la solicitud figura como finalizada.',
      'Cuando recibimos el producto lo revisamos y hacemos la transferencia a la cuenta que nos diste, como mucho a los {{refund_days}} días hábiles. Si eliges crédito en tu billetera, lo tienes en el momento en que la solicitud figura como finalizada.',
    ),
  },
  {
    section: 'Billetera y créditos',
    title: 'Qué es la billetera',
    body: v.say(
      `Es tu saldo en la tienda. Lo podés usar para pagar o retirar a tu cuenta bancaria desde ${v.withdrawal}. El saldo de promociones y de gift cards sirve para comprar pero no se retira; el de promociones además tiene fecha de vencimiento, y en cada compra gastamos primero lo que vence antes.`,
      `Es tu saldo en la tienda. Lo puedes usar para pagar o retirar a tu cuenta bancaria desde ${v.withdrawal}. El saldo de promociones y de gift cards sirve para comprar pero no se retira; el de promociones además tiene fecha de vencimiento, y en cada compra gastamos primero lo que vence antes.`,
    ),
  },
  {
    section: 'Billetera y créditos',
    title: 'Cómo uso un crédito',
    body: v.say(
      'Los créditos están en tu cuenta, con su monto y su fecha de vencimiento. Cada uno es un cupón: agregalo en el carrito, de a uno por compra. Lo que no uses queda disponible para la próxima. Los que nacen de una devolución se pueden cambiar por dinero.',
      'Los créditos están en tu cuenta, con su monto y su fecha de vencimiento. Cada uno es un cupón: agrégalo en el carrito, de a uno por compra. Lo que no uses queda disponible para la próxima. Los que nacen de una devolución se pueden cambiar por dinero.',
    ),
  },
  {
    section: 'Tu cuenta',
    title: 'Olvidé mi contraseña',
    body: v.say(
      `Tocá «¿Olvidaste tu contraseña?», escribí tu ${v.mail} y te enviamos un enlace que dura ${v.recoveryMinutes} minutos. Al elegir una nueva se cierran tus sesiones en todos los dispositivos.`,
      `Toca «¿Olvidaste tu contraseña?», escribe tu ${v.mail} y te enviamos un enlace que dura ${v.recoveryMinutes} minutos. Al elegir una nueva se cierran tus sesiones en todos los dispositivos.`,
    ),
  },
  {
    section: 'Tu cuenta',
    title: 'Verificación en dos pasos',
    body: v.say(
      `Si la activás, al ingresar desde un dispositivo nuevo te pedimos un código de seis números que llega a tu ${v.mail}. No lo volvemos a pedir en ese dispositivo por ${v.trustedDays} días, y lo podés quitar desde «Seguridad» cuando quieras.`,
      `Si la activas, al ingresar desde un dispositivo nuevo te pedimos un código de seis números que llega a tu ${v.mail}. No lo volvemos a pedir en ese dispositivo por ${v.trustedDays} días, y lo puedes quitar desde «Seguridad» cuando quieras.`,
    ),
  },
  {
    section: v.country === 'ar' ? 'Talles' : 'Tallas',
    title: v.say('Cómo elijo mi talle', 'Cómo elijo mi talla'),
    body: v.say(
      'Cada producto tiene su tabla de talles. Para calzado, apoyá el pie en una hoja contra la pared, marcá la punta del dedo más largo y medí en centímetros: ese número, en la columna «Pie (cm)», te da tu talle. Si quedás entre dos, elegí el más grande.',
      `Cada producto tiene su tabla de tallas. Para calzado, apoya el pie en una hoja contra la pared, marca la punta del dedo más largo y mide en centímetros: ese número, en la columna «Pie (cm)», te da tu talla. Si quedas entre dos, elige la más grande.`,
    ),
  },
]
