import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'

/** A rendered mail, ready to be sent. */
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
  /** Resolves when the receiving server has accepted the mail. */
  deliver(message: Message): Promise<void>
  /** The number of concurrent deliveries. */
  maxConcurrent: number
  close(): void
}

const optionsOf = ({ headers, ...rest }: Message): SendMailOptions => ({
  ...rest,
  headers: { ...headers },
  // A mail is self-contained: nothing in a template is read from disk or fetched.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends through a mail server over a small connection pool. A mail whose outcome is unknown is an error. */
export function deliverBySmtp(url: string): Delivery {
  const maxConcurrent = 4
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: maxConcurrent,
      maxMessages: 100,
      // Retries are decided and counted by us, not by the connection.
      maxRequeues: 0,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    {},
  )
  return {
    maxConcurrent,
    async deliver(message) {
      await transport.sendMail(optionsOf(message))
    },
    close: () => transport.close(),
  }
}

/** Mails that a folder holds; each is two files. A folder is for trying the shop out, not an archive. */
const maxMailsInFolder = 2000
/** How many may be written before the folder is looked through again. */
const checkEvery = 100

/** Deletes the oldest mails beyond the limit: names sort by time. */
async function boundFolder(folder: string, maxMails: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(eml|json)$/.test(name)).sort()
  const mails = [...new Set(names.map((name) => name.replace(/\.\w+$/, '')))]
  for (const mail of mails.slice(0, Math.max(0, mails.length - maxMails))) {
    for (const ending of ['eml', 'json']) await rm(path.join(folder, `${mail}.${ending}`), { force: true })
  }
}

/** Writes files that any mail program opens, named to sort by time; the page /mailbox shows the JSON beside them. */
export function deliverToFolder(folder: string, maxMails = maxMailsInFolder): Delivery {
  let written = 0
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    maxConcurrent: 1,
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
        // Written atomically for concurrent readers of the folder.
        await writeFile(`${file}.part`, content, { mode: 0o600 })
        await rename(`${file}.part`, file)
      }
      if (written++ % Math.min(checkEvery, maxMails) === 0) await boundFolder(folder, maxMails)
    },
    close: () => {},
  }
}
