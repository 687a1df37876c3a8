import { once } from 'node:events'
import net from 'node:net'

type ReceivedMail = { to: string; messageId: string; raw: string }
/** What happens to a mail that was transmitted completely. */
export type MailOutcome = 'accept' | 'fail' | 'refuse' | 'die'

const headerOf = (raw: string, name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(raw)?.[1]?.trim() ?? ''

/** As much of an SMTP server as the shop uses, on a local port. */
export async function smtpServer(outcomeOf: (count: number, to: string) => MailOutcome = () => 'accept') {
  const received: ReceivedMail[] = []
  let transmitted = 0
  let port = 0
  let server: net.Server | undefined
  const sockets = new Set<net.Socket>()

  function die(): void {
    server?.close()
    server = undefined
    for (const socket of sockets) socket.destroy()
  }

  function handleConnection(socket: net.Socket): void {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let buffer = ''
    let to = ''
    let isData = false
    const say = (line: string) => void socket.write(`${line}\r\n`)
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? ''
      if (verb === 'DATA') {
        isData = true
        say('354 go on')
      } else if (verb === 'QUIT') socket.end('221 bye\r\n')
      else say('250 ok')
    }
    const end = (raw: string) => {
      const outcome = outcomeOf(++transmitted, to)
      if (outcome === 'accept' || outcome === 'die') received.push({ to, raw, messageId: headerOf(raw, 'Message-ID') })
      if (outcome === 'die') return die()
      if (outcome === 'fail') return say('451 try again later')
      return say(outcome === 'refuse' ? '550 no such mailbox' : '250 accepted')
    }
    socket.setEncoding('latin1').on('data', (chunk) => {
      buffer += String(chunk)
      for (;;) {
        const mark = isData ? '\r\n.\r\n' : '\r\n'
        const at = buffer.indexOf(mark)
        if (at < 0 || socket.destroyed) return
        const text = buffer.slice(0, at)
        buffer = buffer.slice(at + mark.length)
        if (isData) {
          isData = false
          end(text)
        } else command(text)
      }
    })
    say('220 loopback')
  }

  async function start(): Promise<void> {
    const next = net.createServer(handleConnection).listen(port, '127.0.0.1')
    await once(next, 'listening')
    ;({ port } = next.address() as net.AddressInfo)
    server = next
  }

  await start()
  return {
    received,
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    isDead: () => server === undefined,
    revive: start,
    close: die,
  }
}
