import { z } from 'zod/mini'
import { template } from './template.ts'

/** Somebody asked for their money: told at once, so that nobody else does it unseen (S28). */
export const moneyRequested = template({
  data: z.object({
    name: z.string(),
    amount: z.string(),
    /** Of the account; null when it goes to the wallet. */
    last4: z.nullable(z.string()),
    path: z.string(),
  }),
  write: ({ name, amount, last4, path }, { you, link }) => ({
    subject:
      last4 === null
        ? `Ya tenés ${amount} en tu billetera`.replace('tenés', you('tenés', 'tienes'))
        : `Recibimos tu pedido de ${amount}`,
    preheader: last4 === null ? 'El crédito pasó a tu billetera.' : `Va a la cuenta terminada en ${last4}.`,
    title: last4 === null ? 'Tu crédito ya es saldo' : 'Tu dinero está en camino',
    paragraphs: [
      last4 === null
        ? `${name}, pasamos ${amount} de tu crédito a tu billetera.`
        : `${name}, vamos a transferir ${amount} a la cuenta terminada en ${last4}. El banco puede tardar hasta 5 días hábiles.`,
    ],
    action: { label: 'Ver el seguimiento', url: link(path) },
    reason: you(
      'Si no lo pediste vos, cambiá tu contraseña y respondé este correo.',
      'Si no lo pediste tú, cambia tu contraseña y responde este correo.',
    ),
  }),
  sample: { name: 'Carla', amount: '$ 12.000', last4: '7891', path: '/account/credits/1' },
})
