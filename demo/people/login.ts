import { demoPassword } from './password.ts'
import { emailOf } from './people.ts'

/** The customer whom `npm start` names. */
export const demoLogin = { email: emailOf('ana'), password: demoPassword }
