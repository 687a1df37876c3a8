import { listUnsentMail, reviveMail } from '#server/platform/mail/unsent.ts'
import { wholeNumber } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'

const maxShown = 50

export const mailCommand: Command = {
  name: 'mail',
  usage: '',
  summary: 'List mail that waits or was given up, with the reason',
  details: [
    'A mail that cannot be handed over is tried twelve times over most of a day; then, or when the other side refuses it',
    'for good, it is given up. Given-up mail is kept 90 days. Contents are not shown: they may hold secrets.',
  ],
  examples: ['mail'],
  takes: [],
  options: {},
  async run({ db, say }) {
    const rows = await listUnsentMail(db, maxShown + 1)
    for (const { id, recipient, template, attempts, deadAt, dueAt, lastError } of rows.slice(0, maxShown)) {
      const state = deadAt ? `given up ${deadAt.toISOString()}` : `next attempt ${dueAt.toISOString()}`
      say(`${id}  ${template} to ${recipient}: ${state}, ${attempts} attempts${lastError ? `; ${lastError}` : ''}`)
    }
    if (rows.length === 0) say('No mail waits, none was given up.')
    if (rows.length > maxShown) say('… and more.')
  },
}

export const retryMailCommand: Command = {
  name: 'retry-mail',
  usage: 'ID',
  summary: 'Send a mail again that was given up; ID is all for all of them',
  details: ['A running shop sends it within a minute.'],
  examples: ['retry-mail 4711', 'retry-mail all'],
  takes: ['ID'],
  options: {},
  async run({ db, acting, say }, [id]) {
    const which = id === 'all' ? 'all' : wholeNumber(id!, 'ID', { from: 1 })
    const revived = await reviveMail(db, which, acting)
    say(`${revived} mail${revived === 1 ? '' : 's'} will be sent again.`)
  },
}
