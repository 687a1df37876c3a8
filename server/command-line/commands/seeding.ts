import { sealBankData } from '#db/bank-data/seal-rows.ts'
import { writePlaces } from '#db/places/write-places.ts'
import { resetDatabase } from '#db/reset-database.ts'
import type { SeedProgress } from '#demo/seed/seed-shop.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { bankDataSealer } from '#server/after-sale/bank-data/keys.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryFrom, textOf, wholeNumber } from '#server/command-line/arguments.ts'
import type { Values, Command, CommandContext } from '#server/command-line/command.ts'

const maxProducts = 5_000_000

/** `--products N --country C`, which belong together. */
function planFrom(values: Values): { country: OpenCountry; count: number } | undefined {
  const products = textOf(values, 'products')
  const country = textOf(values, 'country')
  if (products === undefined && country === undefined) return undefined
  if (products === undefined) throw new OperatorRefusal('--country says where; say how many too: --products 1200.')
  return { country: countryFrom(country), count: wholeNumber(products, '--products', { from: 1, to: maxProducts }) }
}

const options = { products: { type: 'string' }, country: { type: 'string' } } as const

const nameOf = ({ what }: SeedProgress) =>
  what === 'demo' ? 'Demo shop' : `Assortment of ${countryProfiles[what].name}`

async function seedAll(
  { url, db, env, root, acting, progress, say }: CommandContext,
  plan: ReturnType<typeof planFrom>,
): Promise<void> {
  const began = performance.now()
  const { seedShop } = await import('#demo/seed/seed-shop.ts')
  const { demo, products } = await seedShop(url, {
    now: acting.now,
    ...(plan && { assortment: { [plan.country]: plan.count } }),
    onProgress: (step) => progress.show(nameOf(step), step.done, step.total),
  })
  await sealBankData(db, bankDataSealer(env, root))
  progress.end()
  const written = Object.values(products).reduce((sum, count) => sum + count, 0)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (!demo.isNew && written === 0) say('The shop was seeded before; nothing was changed.')
  else say(`The shop is filled: ${written} generated products and the demo, in ${seconds} s.`)
  if (demo.isNew)
    say(`Sign in as ana@example.com with Demo123!, or by link for 15 minutes: token ${demo.autologin.valid}`)
}

export const reset: Command = {
  name: 'reset',
  usage: '[--products N --country ar|cl|co | --empty] [--force]',
  summary: 'Empty the shop and fill it with the default demo shop',
  details: [
    'Everything is thrown away: products, customers, orders, money. Then the default shop is written.',
    '--products N --country C   that store gets N generated products instead of its usual number',
    '--empty                    nothing is written but stores and places: the start for a catalogue of your own',
    '--force                    also on the database of DATABASE_URL, or while NODE_ENV is production',
  ],
  examples: ['reset', 'reset --products 100000 --country ar', 'reset --empty'],
  takes: [],
  options: { ...options, empty: { type: 'boolean' } },
  isDangerous: true,
  migratesItself: true,
  async run(context, _given, values) {
    const plan = planFrom(values)
    if (plan && values.empty === true) throw new OperatorRefusal('--empty and --products cannot both be meant.')
    await resetDatabase(context.url)
    context.say('· The shop is empty')
    await writeAudit(context.db, context.acting, 'reset', 'shop')
    if (values.empty === true) await writePlaces(context.db)
    else await seedAll(context, plan)
  },
}

export const seed: Command = {
  name: 'seed',
  usage: '[--products N --country ar|cl|co] [--force]',
  summary: 'Fill an empty shop, or give one store N generated products',
  details: [
    'Without options: whatever of the default shop is not there yet.',
    '--products N --country C   that store gets exactly N generated products; an assortment of another size is replaced.',
    '                           Products of the demo and imported ones are left alone.',
    '--force                    also on the database of DATABASE_URL, or while NODE_ENV is production',
  ],
  examples: ['seed', 'seed --products 100000 --country ar'],
  takes: [],
  options,
  isDangerous: true,
  migratesItself: false,
  async run(context, _given, values) {
    const plan = planFrom(values)
    if (!plan) return seedAll(context, undefined)
    const { url, acting, progress, say, db } = context
    const began = performance.now()
    const what = `Assortment of ${countryProfiles[plan.country].name}`
    progress.show(what, 0, plan.count)
    const onProgress = (done: number, total: number) => progress.show(what, done, total)
    const { replaceAssortment } = await import('#demo/seed/replace-assortment.ts')
    const { removed, written } = await replaceAssortment(url, { ...plan, now: acting.now, onProgress })
    progress.end()
    await writeAudit(db, acting, 'seed', `${plan.country}: ${written} products`)
    if (removed > 0) say(`· ${removed} generated products were replaced`)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    say(
      written === 0 ? 'That assortment is there already; nothing was changed.' : `${written} products in ${seconds} s.`,
    )
  },
}
