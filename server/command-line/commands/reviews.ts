import { shopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { approveReview, rejectReview, pendingReviews } from '#server/browse/reviews/moderate.ts'
import { textOf, wholeNumber } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'

const shown = 20
const idOf = (text: string | undefined) => wholeNumber(text!, 'REVIEW', { to: 2_147_483_647 })
const fits = { small: 'runs small', just: 'fits', large: 'runs large' } as const

export const reviewsCommand: Command = {
  name: 'reviews',
  usage: '[--base-url URL]',
  summary: 'Reviews that wait to be read before they are shown, the oldest first',
  details: [
    'approve-review and reject-review take the number in front. Anyone who has the address of a photograph can see it.',
    '--base-url URL   where the shop is reached, for a store without PUBLIC_ORIGIN_…',
  ],
  examples: ['reviews'],
  takes: [],
  options: { 'base-url': { type: 'string' } },
  async run({ db, env, say }, _given, values) {
    const { originOf } = shopHosts(env)
    const base = textOf(values, 'base-url') ?? `http://localhost:${env.PORT}`
    const { rows, total } = await pendingReviews(db, shown)
    if (total === 0) return say('No review is waiting.')
    for (const { review, product, photos } of rows) {
      const facts = [
        `${review.stars} of 5`,
        ...(review.fit ? [fits[review.fit]] : []),
        ...(review.size ? [`size ${review.size}`] : []),
        ...(review.height ? [`${review.height} cm`] : []),
      ]
      say(
        `${review.id}  ${review.country}  ${review.sku} ${product}: ${facts.join(', ')}, by ${review.author || 'nobody'}`,
      )
      if (review.text) say(`    ${review.text.replaceAll('\n', '\n    ')}`)
      for (const photo of photos) say(`    ${(originOf[review.country] ?? base).replace(/(?<!\/)\/+$/, '')}${photo}`)
    }
    if (total > rows.length) say(`… and ${total - rows.length} more`)
  },
}

export const approveReviewCommand: Command = {
  name: 'approve-review',
  usage: 'REVIEW',
  summary: 'Show a review, with its stars in the product’s',
  details: [],
  examples: ['approve-review 12'],
  takes: ['REVIEW'],
  options: {},
  async run({ db, acting, say }, [idText]) {
    const id = idOf(idText)
    await approveReview(db, id, acting)
    say(`Review ${id}: approved.`)
  },
}

export const rejectReviewCommand: Command = {
  name: 'reject-review',
  usage: 'REVIEW --reason TEXT',
  summary: 'Do not show a review, or not any more; its writer reads the reason and can write it again',
  details: ['A low rating is no reason. Insults, other people’s data, advertising and things of another product are.'],
  examples: ['reject-review 12 --reason "Tiene el teléfono de otra persona."'],
  takes: ['REVIEW'],
  options: { reason: { type: 'string' } },
  async run({ db, acting, say }, [idText], values) {
    const id = idOf(idText)
    await rejectReview(db, id, textOf(values, 'reason'), acting)
    say(`Review ${id}: rejected.`)
  },
}
