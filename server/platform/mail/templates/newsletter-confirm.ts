import { z } from 'zod/mini'
import { confirmPath, unsubscribePath } from '#domain/content/newsletter/addresses.ts'
import { template } from './template.ts'

/** The confirmation request of the double opt-in: nothing else is sent before it is answered. */
export const newsletterConfirm = template({
  data: z.object({ key: z.string().check(z.minLength(1)) }),
  write: ({ key }, { you, link, mailWord, brand }) => ({
    subject: `${you('Confirmá', 'Confirma')} tu suscripción a ${brand.name}`,
    preheader: you(
      'Un toque y te enterás antes de los ingresos y las rebajas.',
      'Un toque y te enteras antes de las novedades y las rebajas.',
    ),
    title: you('¿Te sumás?', '¿Te sumas?'),
    paragraphs: [
      you(
        `Alguien dejó este ${mailWord} para recibir nuestras novedades. Si fuiste vos, confirmalo con el botón.`,
        `Alguien dejó este ${mailWord} para recibir nuestras novedades. Si fuiste tú, confírmalo con el botón.`,
      ),
    ],
    action: { label: 'Sí, quiero recibirlas', url: link(confirmPath(key)) },
    reason: you(
      'Si no fuiste vos, no hagas nada: no te vamos a escribir más.',
      'Si no fuiste tú, no hagas nada: no te volveremos a escribir.',
    ),
    unsubscribeUrl: link(unsubscribePath(key)),
  }),
  sample: { key: 'sample-key' },
})
