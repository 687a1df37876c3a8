import { z } from 'zod/mini'
import { template } from './template.ts'

/** A payout was requested: reported at once, so that no one else can do it unnoticed (S28). */
export const moneyRequested = template({
  data: z.object({
    name: z.string(),
    amount: z.string(),
    /** The account's last digits; null when it is paid to the wallet. */
    last4: z.nullable(z.string()),
    path: z.string(),
  }),
  write: ({ name, amount, last4, path }, { you, link, mailWord, terms }) => ({
    subject:
      last4 === null
        ? `Ya tenés ${amount} en tu billetera`.replace('tenés', you('tenés', 'tienes'))
        : `Recibimos tu solicitud por ${amount}`,
    preheader: last4 === null ? 'El crédito pasó a tu billetera.' : `Va a la cuenta terminada en ${last4}.`,
    title: last4 === null ? 'Tu crédito ya es saldo' : 'Tu dinero está en camino',
    paragraphs: [
      last4 === null
        ? `${name}, pasamos ${amount} de tu crédito a tu billetera.`
        : `${name}, vamos a transferir ${amount} a la cuenta terminada en ${last4}. El banco puede tardar hasta ${terms.refundDays} días hábiles.`,
    ],
    action: { label: 'Ver el seguimiento', url: link(path) },
    reason: you(
      `Si no lo pediste vos, cambiá tu contraseña y respondé este ${mailWord}.`,
      `Si no lo pediste tú, cambia tu contraseña y responde este ${mailWord}.`,
    ),
  }),
  sample: { name: 'Carla', amount: '$ 12.000', last4: '7891', path: '/account/credits/1' },
})

/** A gesture of the shop: the code is in the account too, where the credit is spent from. */
export const creditGiven = template({
  data: z.object({ name: z.string(), amount: z.string(), code: z.string(), until: z.string() }),
  write: ({ name, amount, code, until }, { you, link, brand }) => ({
    subject: `${you('Tenés', 'Tienes')} un crédito de ${amount}`,
    preheader: `Sirve para cualquier compra hasta el ${until}.`,
    title: `${amount} para ${you('vos', 'ti')}`,
    paragraphs: [
      you(
        `${name}, te dejamos un crédito de ${amount} en tu cuenta. Lo podés usar en cualquier compra hasta el ${until}, todo junto o de a poco.`,
        `${name}, te dejamos un crédito de ${amount} en tu cuenta. Lo puedes usar en cualquier compra hasta el ${until}, todo junto o de a poco.`,
      ),
    ],
    code,
    action: { label: 'Ver mis créditos', url: link('/account/credits') },
    reason: `Te escribimos porque tenés una cuenta en ${brand.name}.`.replace('tenés', you('tenés', 'tienes')),
  }),
  sample: { name: 'Carla', amount: '$ 12.000', code: 'CRED-7KQ2ABCDEF', until: '18 de mayo de 2027' },
})

/** A gift card: who it is from, its value, and the code. */
export const giftCardMail = template({
  data: z.object({
    name: z.string(),
    from: z.string(),
    amount: z.string(),
    message: z.string(),
    code: z.string(),
  }),
  write: ({ name, from, amount, message, code }, { you, link, mailWord, brand }) => ({
    subject: `${from} te regaló una Gift Card de ${amount}`,
    preheader: message || 'Para elegir lo que más te guste.',
    title: name ? `${name}, ¡es para ${you('vos', 'ti')}!` : `¡Es para ${you('vos', 'ti')}!`,
    gift: { amount, from, message },
    paragraphs: ['Este es tu código:'],
    code,
    steps: [
      you(`Ingresá a tu cuenta de ${brand.name}, o creá una.`, `Ingresa a tu cuenta de ${brand.name}, o crea una.`),
      you('Canjeá el código en tu billetera.', 'Canjea el código en tu billetera.'),
      you(
        'Usá el saldo en lo que quieras, de a poco: no vence.',
        'Usa el saldo en lo que quieras, de a poco: no vence.',
      ),
    ],
    action: { label: 'Canjear mi Gift Card', url: link('/account/wallet/redeem') },
    reason: `Te escribimos porque ${from} nos dio tu ${mailWord} para este regalo. No lo usamos para nada más.`,
  }),
  sample: { name: 'Luz', from: 'Ana', amount: '$ 20.000', message: '¡Feliz cumple!', code: 'ABCD-EFGH-JKMN-PQRS' },
})

export const membershipEnded = template({
  data: z.object({ name: z.string(), club: z.string() }),
  write: ({ name, club }, { you, link, brand }) => ({
    subject: `Tu membresía ${club} terminó`,
    preheader: 'Gracias por haber sido parte.',
    title: `${club} terminó`,
    paragraphs: [
      you(
        `${name}, tu membresía llegó a su fecha. Si querés seguir con sus beneficios, podés renovarla cuando quieras.`,
        `${name}, tu membresía llegó a su fecha. Si quieres seguir con sus beneficios, puedes renovarla cuando quieras.`,
      ),
    ],
    action: { label: 'Ver mis membresías', url: link('/account/memberships') },
    reason: `Te escribimos porque tenías esta membresía en ${brand.name}.`,
  }),
  sample: { name: 'Carla', club: 'Club Envíos' },
})
