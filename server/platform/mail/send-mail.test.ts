import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { demoSender } from '#tests/demo-settings.ts'
import { eq, sql } from '#db/connection/drizzle.ts'
import { outboxMail } from '#db/schema/mail.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { freshDatabase } from '#tests/database.ts'
import { deliverBySmtp } from './delivery.ts'
import { linksOf } from './links.ts'
import { enqueueMail } from './outbox.ts'
import { sendDueMail } from './send-mail.ts'
import type { MailServices } from './services.ts'
import { smtpServer, type MailOutcome } from './tests/smtp-server.ts'
import { unsentMail } from './tests/unsent-mail.ts'

const { db } = await freshDatabase()
beforeEach(() => db.execute(sql`truncate outbox_mail`))

const start = new Date('2026-11-15T15:00:00Z')
const minute = 60_000
const later = (ms: number) => new Date(start.getTime() + ms)
const rows = () => db.select().from(outboxMail)

const enqueue = (recipients: readonly string[]) =>
  inTransaction(db, async (tx) => {
    for (const to of recipients) {
      await enqueueMail(tx, {
        template: 'newsletter-confirm',
        to,
        country: 'ar',
        data: { key: `key of ${to}` },
        now: start,
      })
    }
  })

async function openServer(fateOf?: (count: number, to: string) => MailOutcome) {
  const server = await smtpServer(fateOf)
  const mail: MailServices = {
    delivery: deliverBySmtp(server.url),
    linkTo: linksOf({ PORT: 3000 }),
    ...demoSender,
  }
  onTestFinished(() => {
    mail.delivery.close()
    server.close()
  })
  return { server, mail }
}

test('R13 1,000 mails and a server that fails every third and dies twice: all arrive, twice only what it had taken when it died', async () => {
  const recipients = Array.from({ length: 1000 }, (_, index) => `p${index}@example.com`)
  await enqueue(recipients)
  const deaths: string[] = []
  const { server, mail } = await openServer((count, to) => {
    if (count === 301 || count === 701) {
      deaths.push(to)
      return 'die'
    }
    return count % 3 === 0 ? 'fail' : 'accept'
  })
  let now = start
  const left = () => db.$count(outboxMail, sql`sent_at is null`)
  for (let runs = 0; (await left()) > 0 && runs < 100; runs++) {
    await sendDueMail(db, mail, now)
    if (server.isDead()) await server.revive()
    now = new Date(now.getTime() + minute)
  }
  expect(await left()).toBe(0)
  const copies = Map.groupBy(server.received, ({ to }) => to)
  expect([...copies.keys()].toSorted()).toEqual(recipients.toSorted())
  const twice = [...copies.values()].filter((each) => each.length > 1)
  expect(twice.map(([first]) => first!.to).toSorted()).toEqual(deaths.toSorted())
  for (const each of twice) {
    expect(each).toHaveLength(2)
    expect(new Set(each.map(({ messageId }) => messageId)).size).toBe(1)
  }
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1000)
  expect(await db.$count(outboxMail, sql`data is not null or dead_at is not null`)).toBe(0)
})

test('R13 three nodes at once send each mail once', async () => {
  await enqueue(Array.from({ length: 120 }, (_, index) => `p${index}@example.com`))
  const { server, mail } = await openServer()
  const counts = await Promise.all([1, 2, 3].map(() => sendDueMail(db, mail, start)))
  expect(counts.reduce((sum, each) => sum + each)).toBe(120)
  expect(new Set(server.received.map(({ to }) => to)).size).toBe(120)
  expect(server.received).toHaveLength(120)
})

test('R14 a mail of a transaction that is undone is never sent', async () => {
  await expect(
    inTransaction(db, async (tx) => {
      await enqueueMail(tx, {
        template: 'newsletter-confirm',
        to: 'a@example.com',
        country: 'ar',
        data: { key: 'k' },
        now: start,
      })
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await rows()).toEqual([])
})

test('a mail that a dying node had in hand is taken by another after 20 s, under the same Message-ID', async () => {
  await enqueue(['ana@example.com'])
  let release: () => void = () => {}
  const mail = unsentMail()
  const stuck = {
    ...mail,
    delivery: { ...mail.delivery, deliver: () => new Promise<void>((done) => (release = done)) },
  }
  const dying = sendDueMail(db, stuck, start)
  await expect.poll(async () => (await rows())[0]!.attempts).toBe(1)
  expect(await sendDueMail(db, mail, later(18_000))).toBe(0)
  expect(await sendDueMail(db, mail, later(22_000))).toBe(1)
  expect(mail.sent[0]!.messageId).toBe(`<${(await rows())[0]!.messageKey}@vereda.example>`)
  release()
  await dying
})

test('the data of a mail, with its secrets, is erased when it is sent', async () => {
  await enqueue(['ana@example.com'])
  expect((await rows())[0]!.data).toEqual({ key: 'key of ana@example.com' })
  await sendDueMail(db, unsentMail(), start)
  expect(await rows()).toMatchObject([{ data: null, sentAt: start, recipient: 'ana@example.com' }])
})

test('R13 what the other side will never take is given up at once, the others arrive', async () => {
  await enqueue(['nadie@example.com', 'ana@example.com'])
  const { server, mail } = await openServer((_, to) => (to === 'nadie@example.com' ? 'refuse' : 'accept'))
  expect(await sendDueMail(db, mail, start)).toBe(1)
  expect(server.received.map(({ to }) => to)).toEqual(['ana@example.com'])
  const [dead] = await db.select().from(outboxMail).where(eq(outboxMail.recipient, 'nadie@example.com'))
  expect(dead).toMatchObject({ deadAt: start, attempts: 1, lastError: expect.stringContaining('550') })
})

test('R13 a server that is away costs the waiting mails no attempt but the one that found out', async () => {
  await enqueue(Array.from({ length: 30 }, (_, index) => `p${index}@example.com`))
  const { server, mail } = await openServer()
  server.close()
  expect(await sendDueMail(db, mail, start)).toBe(0)
  expect(await db.$count(outboxMail, sql`attempts = 0`)).toBeGreaterThanOrEqual(30 - mail.delivery.maxConcurrent)
  await server.revive()
  await sendDueMail(db, mail, later(minute))
  expect(server.received).toHaveLength(30)
})

test('a row of another version is put off, and does not keep the others', async () => {
  await enqueue(['ana@example.com'])
  await db.insert(outboxMail).values({
    country: 'ar',
    recipient: 'b@example.com',
    template: 'of-tomorrow',
    data: {},
    createdAt: start,
    dueAt: later(-1),
  })
  const mail = unsentMail()
  expect(await sendDueMail(db, mail, start)).toBe(1)
  const [strange] = await db.select().from(outboxMail).where(eq(outboxMail.recipient, 'b@example.com'))
  expect(strange).toMatchObject({
    dueAt: later(minute),
    deadAt: null,
    lastError: expect.stringContaining('of-tomorrow'),
  })
})

test('S33 headers for one tap and no answer: List-Unsubscribe, its Post, Auto-Submitted', async () => {
  await enqueue(['ana@example.com'])
  const { server, mail } = await openServer()
  await sendDueMail(db, mail, start)
  const raw = server.received[0]!.raw.replaceAll(/\r\n[ \t]+/g, ' ')
  expect(raw).toMatch(
    /^List-Unsubscribe: ?<http:\/\/localhost:3000\/newsletter\/unsign\/key\/key%20of%20ana%40example.com\/\?country=ar>\r$/m,
  )
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(raw).toMatch(/^Content-Type: multipart\/alternative/m)
})
