import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'

export const maxQuestionLength = 1500
/** Messages allowed per e-mail address. */
export const contactsPerAddress = { max: 5, everyMs: 60 * 60 * 1000 }

export type ContactFields = { email: string; order_nr: string; message: string }

/** Error messages by field; empty when it can be sent. */
export function checkContact({
  email,
  order_nr,
  message,
}: ContactFields): Partial<Record<keyof ContactFields, string>> {
  const isLong = message.trim().length > maxQuestionLength
  return {
    ...(email.trim() === ''
      ? { email: 'Campo obligatorio' }
      : !isEmail(normaliseEmail(email)) && { email: 'Ingrese una dirección de E-mail válida' }),
    ...(order_nr.trim() !== '' &&
      !/^[A-Za-z0-9-]{1,40}$/.test(order_nr.trim()) && {
        order_nr: 'El número de pedido solo lleva letras, números y guiones.',
      }),
    ...(message.trim() === ''
      ? { message: 'Campo obligatorio' }
      : isLong && { message: `Hasta ${maxQuestionLength} caracteres.` }),
  }
}
