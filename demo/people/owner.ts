import { demoPassword } from './password.ts'

/** Who opens the desk of the demo. Its secret is no secret: a demo is reachable from its own machine only. */
export const demoOwner = {
  email: 'duena@example.com',
  name: 'Camila Duarte',
  password: demoPassword,
  /** Of the authenticator app, in hexadecimal. */
  codeSecret: '3b1f5c7de902a4468bd1c03e7f95a6284cd07b12',
}
