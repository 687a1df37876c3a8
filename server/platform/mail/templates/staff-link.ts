import { z } from 'zod/mini'
import { template } from './template.ts'

/** For a person of the staff: the link that lets them set up their access to the desk. */
export const staffLink = template({
  data: z.object({
    name: z.string(),
    /** Who asked for it. */
    by: z.string(),
    purpose: z.enum(['invitation', 'recovery']),
    path: z.string().check(z.startsWith('/desk/link#')),
  }),
  write: ({ name, by, purpose, path }, { brand, link, you, mailWord }) => {
    const isNew = purpose === 'invitation'
    return {
      subject: isNew ? `Te invitaron al equipo de ${brand.name}` : `Tu acceso al escritorio de ${brand.name}`,
      preheader: isNew
        ? 'El enlace vale 7 días y se usa una sola vez.'
        : 'El enlace vale una hora y se usa una sola vez.',
      title: isNew ? `Hola, ${name}` : you('Configurá de nuevo tu acceso', 'Configura de nuevo tu acceso'),
      paragraphs: [
        isNew
          ? you(
              `${by} te sumó al equipo de ${brand.name}. Con este botón elegís tu contraseña y conectás una aplicación de códigos: tené el teléfono a mano.`,
              `${by} te sumó al equipo de ${brand.name}. Con este botón eliges tu contraseña y conectas una aplicación de códigos: ten el teléfono a mano.`,
            )
          : you(
              `${by} pidió un acceso nuevo para vos. Con este botón elegís otra contraseña y conectás otra vez la aplicación de códigos. Tus sesiones abiertas se cierran.`,
              `${by} pidió un acceso nuevo para ti. Con este botón eliges otra contraseña y conectas otra vez la aplicación de códigos. Tus sesiones abiertas se cierran.`,
            ),
      ],
      action: { label: isNew ? 'Aceptar la invitación' : 'Configurar mi acceso', url: link(path) },
      reason: you(
        `Este ${mailWord} es para el equipo de ${brand.name}. Si no lo esperabas, no hagas nada y avisale a quien lo pidió.`,
        `Este ${mailWord} es para el equipo de ${brand.name}. Si no lo esperabas, no hagas nada y avísale a quien lo pidió.`,
      ),
    }
  },
  sample: { name: 'Camila', by: 'duena@tienda.example', purpose: 'invitation', path: '/desk/link#sample' },
})
