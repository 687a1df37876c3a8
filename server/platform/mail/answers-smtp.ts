import { createTransport } from 'nodemailer'

const withinMs = 3000

/** Whether a mail server takes the shop's user and password; nothing is sent. Throws what it said. */
export async function answersSmtp(url: string): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: withinMs,
    greetingTimeout: withinMs,
    socketTimeout: withinMs,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
