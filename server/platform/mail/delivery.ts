import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'

/** One mail, ready to leave. */
export type Message = {
  messageId: string
  date: Date
  from: string
  to: string
  subject: string
  html: string
  text: string
  headers: Readonly<Record<string, string>>
}

export type Delivery = {
  /** Resolves when the other side has taken responsibility for the mail. */
  deliver(message: Message): Promise<void>
  /** How many may be under way at once. */
  atOnce: number
  close(): void
}

const optionsOf = ({ headers, ...rest }: Message): SendMailOptions => ({
  ...rest,
  headers: { ...headers },
  // What a mail shows is in the mail: nothing of a template is ever read from a disk or fetched.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Through a mail server, over a few connections that are used again. A mail whose fate is unknown is an error. */
export function deliverBySmtp(url: string): Delivery {
  const atOnce = 4
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: atOnce,
      maxMessages: 100,
      // A repetition is ours to decide and to count, not the connection's.
      maxRequeues: 0,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    {},
  )
  return {
    atOnce,
    async deliver(message) {
      await transport.sendMail(optionsOf(message))
    },
    close: () => transport.close(),
  }
}

/** As files that any mail program opens, named so that they sort by time; the page /mailbox shows the JSON beside them. */
export function deliverToFolder(folder: string): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    atOnce: 1,
    async deliver(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${message.date.toISOString().replaceAll(/[:.]/g, '-')}_${message.messageId.replaceAll(/[^\w-]/g, '').slice(0, 36)}`
      const { message: bytes } = await transport.sendMail(optionsOf(message))
      const { to, subject, html, text, date } = message
      for (const [ending, content] of [
        ['eml', bytes as Buffer],
        ['json', JSON.stringify({ to, subject, html, text, date })],
      ] as const) {
        const file = path.join(folder, `${name}.${ending}`)
        // Whole or not at all, for whoever reads the folder meanwhile.
        await writeFile(`${file}.part`, content, { mode: 0o600 })
        await rename(`${file}.part`, file)
      }
    },
    close: () => {},
  }
}
