import { badResponse, fallbackMessage, somethingWentWrong } from './notices.ts'

/** Strings the server sends verbatim, because clients compare them (server.md §1, OP-001). */
export const serverStrings = {
  credentialsRequired: 'Username and password are required.',
  emailNotRegistered: 'Email not registered.',
  emailInUse: 'This email is already in use.',
  customerDataErrors: 'Errors in customer data.',
  postcodeOutsideRegion: 'Post code does not belong to the selected region.',
  tokenNotFound: 'Requested token not found.',
  tokenInvalid: 'Token invalid.',
  cartNotFound: 'Cart not found',
  notFound: 'NOT_FOUND',
} as const

const sentences: Readonly<Record<string, string>> = {
  [serverStrings.credentialsRequired.toLowerCase()]: 'E-mail o contraseña incorrectos.',
  [serverStrings.emailNotRegistered.toLowerCase()]: 'El E-mail no se encuentra registrado.',
  [serverStrings.emailInUse.toLowerCase()]: 'El E-mail ya se encuentra registrado.',
  [serverStrings.customerDataErrors.toLowerCase()]: 'Revise los datos ingresados.',
  [serverStrings.postcodeOutsideRegion.toLowerCase()]: 'El código postal no pertenece a la región seleccionada.',
  // Technical defaults stay in state; a person reads the neutral sentence (OP-021).
  [somethingWentWrong.toLowerCase()]: fallbackMessage,
  [badResponse.toLowerCase()]: fallbackMessage,
}

/** The text for a server message: known ones in Spanish, any other unchanged (ERR-05…10). */
export function sentenceFor(serverMessage: string | undefined): string {
  if (!serverMessage) return fallbackMessage
  return sentences[serverMessage.toLowerCase()] ?? serverMessage
}
