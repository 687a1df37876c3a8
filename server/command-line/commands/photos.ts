import { writeAudit } from '#server/platform/audit/audit.ts'
import { photoRepository } from '#server/platform/pictures/photo-repository.ts'
import type { Command } from '#server/command-line/command.ts'

const shown = 50

export const photosCommand: Command = {
  name: 'photos',
  usage: '[--retry]',
  summary: 'How many photographs of feeds have come, and which failed, with the reason',
  details: [
    'An open shop fetches them once a minute, and tries those that failed again, later and later, for three days.',
    'Until one has come its product shows a placeholder.',
    '--retry   try all that have not come again, from now',
  ],
  examples: ['photos', 'photos --retry'],
  takes: [],
  options: { retry: { type: 'boolean' } },
  async run({ db, acting, say }, _given, values) {
    const photos = photoRepository(db)
    if (values.retry === true) {
      const count = await photos.tryAgain(acting.now)
      await writeAudit(db, acting, 'retry-photos', `${count} photographs`)
      say(`${count} photographs will be tried again.`)
    }
    const { fetched = 0, waiting = 0, failed = 0 } = await photos.counts()
    say(`${fetched} photographs have come, ${waiting} are waiting, ${failed} were given up.`)
    const failing = await photos.failing(shown + 1)
    for (const { source, state, attempts, dueAt, error } of failing.slice(0, shown)) {
      const next = state === 'failed' ? 'given up' : `next ${dueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
      say(`  ${source}: ${error} (${attempts} attempts, ${next})`)
    }
    if (failing.length > shown) say('  … and more')
  },
}
