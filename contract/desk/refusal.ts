import { z } from 'zod/mini'
import { deskErrorCodes, type DeskErrorCode } from '#domain/desk/errors.ts'
import type { DeskSentence } from '#domain/desk/words.ts'
import { string } from '#contract/platform/primitives.ts'

/** What keeps the shop from deciding at all. */
const faults = ['unavailable', 'busy', 'too_many_requests', 'server_error'] as const

/** The sentence of every refusal of the desk, where what was refused has none of its own. */
export const deskMessages: Readonly<Record<DeskErrorCode | (typeof faults)[number], DeskSentence>> = {
  invalid_input: { es: 'Hay datos que no son válidos.', en: 'Some of the data is not valid.' },
  not_found: { es: 'No existe, o no es de tus tiendas.', en: 'It does not exist, or is not of your stores.' },
  signed_out: { es: 'Tu sesión terminó. Ingresá de nuevo.', en: 'Your session is over. Sign in again.' },
  not_permitted: {
    es: 'Tu rol no permite hacer esto. La dueña o el dueño de la tienda puede cambiarlo.',
    en: 'Your role does not allow this. The owner of the shop can change it.',
  },
  proof_refused: {
    es: 'Este navegador no es el que ingresó. Ingresá de nuevo.',
    en: 'This browser is not the one that signed in. Sign in again.',
  },
  credentials_refused: {
    es: 'El e-mail o la contraseña no son correctos.',
    en: 'The e-mail or the password is not right.',
  },
  key_refused: {
    es: 'La clave no es correcta, venció o fue revocada.',
    en: 'The key is not right, is over, or was revoked.',
  },
  code_needed: { es: 'Falta el código de tu aplicación.', en: 'The code of your app is missing.' },
  code_refused: {
    es: 'El código no es correcto o ya se usó. Esperá el siguiente.',
    en: 'The code is not right or was used already. Wait for the next one.',
  },
  passkey_refused: {
    es: 'La llave de acceso no fue aceptada. Probá de nuevo.',
    en: 'The passkey was not accepted. Try again.',
  },
  link_over: {
    es: 'El enlace venció o ya se usó. Pedí uno nuevo.',
    en: 'The link is over or was used already. Ask for a new one.',
  },
  changed_meanwhile: {
    es: 'Mientras tanto cambió: mirá cómo está ahora y volvé a decidir.',
    en: 'It changed meanwhile: look at it as it is now and decide again.',
  },
  not_possible: { es: 'Eso ya no es posible.', en: 'That is no longer possible.' },
  unavailable: {
    es: 'La base de datos no responde. Lo que escribiste sigue acá: probá de nuevo en un momento.',
    en: 'The database does not answer. What you typed is still here: try again in a moment.',
  },
  busy: {
    es: 'El escritorio tiene demasiado trabajo en este momento. Lo que escribiste sigue acá: probá de nuevo en un momento.',
    en: 'The desk has too much to do right now. What you typed is still here: try again in a moment.',
  },
  too_many_requests: {
    es: 'Demasiados intentos. Probá de nuevo más tarde.',
    en: 'Too many attempts. Try again later.',
  },
  server_error: {
    es: 'Algo falló de nuestro lado. Quedó registrado; probá de nuevo.',
    en: 'Something failed on our side. It is on record; try again.',
  },
}

export const deskRefusal = z.object({
  error: z.literal(true),
  code: z.enum([...deskErrorCodes, ...faults]),
  message: string,
  errors: z.optional(z.record(string, string)),
  data: z.optional(z.record(string, z.unknown())),
})
export type DeskRefusal = z.output<typeof deskRefusal>
