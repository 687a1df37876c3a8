import { demoPassword } from './password.ts'
import { emailOf } from './people.ts'

/** The customer `npm start` prints. */
export const demoLogin = { email: emailOf('ana'), password: demoPassword }
