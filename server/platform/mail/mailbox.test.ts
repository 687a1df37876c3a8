import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { demoSender } from '#tests/demo-settings.ts'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { outboxMail } from '#db/schema/mail.ts'
import { readEnv } from '#server/platform/env.ts'
import { createApp } from '#server/platform/http/app.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { freshDatabase } from '#tests/database.ts'
import { deliverToFolder } from './delivery.ts'
import { linksOf } from './links.ts'
import { mailboxRoutes } from './mailbox.ts'
import { enqueueMail } from './outbox.ts'
import { sendDueMail } from './send-mail.ts'
import { templateNames } from './templates/all-templates.ts'
import { unsentMail } from './tests/unsent-mail.ts'

const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-mail-'))
const folder = path.join(home, 'mail')
const now = new Date('2026-11-15T15:00:00Z')
const linkTo = linksOf({ PORT: 3000 })
const mail = { delivery: deliverToFolder(folder), linkTo, ...demoSender }
const { db, url } = await freshDatabase()
const app = await createApp(readEnv({ LOG_LEVEL: 'silent' }))
mailboxRoutes(app, { folder, sender: mail })
afterAll(async () => {
  await app.close()
  rmSync(home, { recursive: true })
})

const attack = '<img src=x onerror=alert(1)>'
await enqueueMail(db, {
  template: 'stock-back',
  to: 'ana@example.com',
  country: 'ar',
  data: { productName: attack, brand: 'Nortada', size: '38', path: '/x.html', picture: null },
  now,
})
await sendDueMail(db, mail, now)

const get = (at: string, headers = {}, remoteAddress = '127.0.0.1') => app.inject({ url: at, headers, remoteAddress })

test('without a mail server mails are files that any mail program opens, readable by the shop’s user only', () => {
  const files = readdirSync(folder)
  expect(files.map((file) => path.extname(file)).toSorted()).toEqual(['.eml', '.json'])
  for (const file of files) expect(statSync(path.join(folder, file)).mode & 0o077).toBe(0)
})

test('S20 the mailbox lists mails and shows each, and their text stays text', async () => {
  const [first] = (await get('/mailbox.json')).json<{ to: string; text: string }[]>()
  expect(first).toMatchObject({ to: 'ana@example.com', text: expect.stringContaining('http://localhost:3000/x.html') })
  const list = await get('/mailbox')
  expect(list.body).not.toContain(attack)
  const [, link] = /href="(\/mailbox\/2026[^"]+)"/.exec(list.body)!
  for (const at of [link!, `${link}/html`]) {
    const reply = await get(at)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).not.toContain(attack)
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
  }
})

test('every template is shown in every voice', async () => {
  for (const template of templateNames) {
    for (const country of ['ar', 'cl', 'co']) {
      expect((await get(`/mailbox/templates/${template}/${country}`)).statusCode).toBe(200)
      expect((await get(`/mailbox/templates/${template}/${country}/html`)).body).toContain('<h1')
    }
  }
})

test.each([
  ['a visitor from elsewhere', '/mailbox', {}, '203.0.113.7'],
  ['a visitor behind a proxy', '/mailbox', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
  ['a path out of the folder', '/mailbox/..%2f..%2fetc%2fpasswd', {}, '127.0.0.1'],
  ['a mail nobody wrote', '/mailbox/2026-01-01-nothing-here', {}, '127.0.0.1'],
  ['a template nobody wrote', '/mailbox/templates/constructor/ar', {}, '127.0.0.1'],
])('%s gets nothing', async (_, at, headers, address) => {
  expect((await get(at, headers, address)).statusCode).toBe(404)
})

test('the operator sees what waits and what was given up, without its contents, and revives it', async () => {
  await db.execute(sql`truncate outbox_mail restart identity`)
  const row = {
    country: 'ar' as const,
    template: 'newsletter-confirm',
    data: { key: 'secret' },
    createdAt: now,
    dueAt: now,
  }
  await db.insert(outboxMail).values([
    { ...row, recipient: 'waits@example.com' },
    { ...row, recipient: 'dead@example.com', attempts: 12, deadAt: now, lastError: '550 no such mailbox' },
  ])
  const operator = operatorOn(url, { now })
  const { output } = await operator('mail')
  expect(output).toMatch(/newsletter-confirm to waits@example.com: next attempt/)
  expect(output).toMatch(/2 .*to dead@example.com: given up 2026-11-15.*12 attempts; 550 no such mailbox/)
  expect(output).not.toContain('secret')
  await expect(operator('retry-mail 1')).rejects.toThrow('No mail 1 was given up')
  expect((await operator('retry-mail all')).output).toBe('1 mail will be sent again.')
  await sendDueMail(db, unsentMail(), now)
  expect((await operator('mail')).output).toBe('No mail waits, none was given up.')
})

test('a folder of mails holds the newest, both files of each', async () => {
  const bounded = path.join(home, 'bounded')
  const delivery = deliverToFolder(bounded, 3)
  for (let at = 0; at < 8; at++) {
    await delivery.deliver({
      messageId: `<m${at}@example.com>`,
      date: new Date(now.getTime() + at * 1000),
      from: 'Tienda <hola@example.com>',
      to: 'ana@example.com',
      subject: `Mail ${at}`,
      html: '',
      text: '',
      headers: {},
    })
  }
  const subjects = readdirSync(bounded).map((name) => /m(\d)example/.exec(name)![1])
  // Looked through every third mail: two more may have come since.
  expect(subjects).toEqual(['4', '4', '5', '5', '6', '6', '7', '7'])
})
