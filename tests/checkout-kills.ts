import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readPidFile } from '#db/embedded/pid-file.ts'
import { bankDataKeys } from './bank-data-key.ts'
import { buyUntilItDies, databaseUrlOf, judgeOrders, restock, uncountedUses } from './guest-shoppers.ts'
import { launch } from './launch-shop.ts'

const shoppers = 6
const maxStartupMs = 20_000
const settingsOf = (home: string) => ({
  DATA_HOME: home,
  RATE_LIMIT_PER_MINUTE: '10000000',
  SANDBOX_PAYMENTS: 'true',
})

type Kills = { shop: number; database: number }

/**
 * Kills the shop, sometimes with its database, at random moments while people buy; after each restart every order is
 * complete or absent, and every acknowledged order exists (R8, R9). Returns the findings.
 */
export async function killDuringCheckout(home: string, { shop: kills, database }: Kills) {
  const acknowledged: string[] = []
  let usedBefore: number | undefined
  for (let round = 0; round < kills + database; round += 1) {
    const running = launch(settingsOf(home))
    const url = await running.opened
    usedBefore ??= await uncountedUses(home)
    await restock(home)
    const first = Promise.withResolvers<void>()
    const buying = Array.from({ length: shoppers }, (_, who) => buyUntilItDies(url, `r${round}w${who}`, first.resolve))
    // A shop that has just opened is slow: the kill happens at a random moment after its first order.
    await Promise.race([first.promise, wait(maxStartupMs)])
    await wait(Math.random() * 800)
    const pid = readPidFile(path.join(home, 'data'))!.pid
    running.process.kill('SIGKILL')
    if (round < database) process.kill(pid, 'SIGKILL')
    acknowledged.push(...(await Promise.all(buying)).flat())
    await running.ended
  }
  const last = launch(settingsOf(home))
  await last.opened
  const findings = await judgeOrders(home, acknowledged, usedBefore ?? 0)
  last.process.kill('SIGTERM')
  await last.ended
  return findings
}

/**
 * Two nodes on one database sell; one is killed while people buy on both. Those on the other go on, and every
 * acknowledged order of either is complete.
 */
export async function killOneOfTwoNodes(home: string) {
  const first = launch(settingsOf(home))
  const url = await first.opened
  const second = launch({ ...settingsOf(home), DATABASE_URL: databaseUrlOf(home), BANK_DATA_KEYS: bankDataKeys })
  const otherUrl = await second.opened
  const usedBefore = await uncountedUses(home)
  await restock(home)
  let isOver = false
  const begun = Promise.withResolvers<void>()
  let onSurvivor = 0
  const survivors = Array.from({ length: 3 }, (_, who) =>
    buyUntilItDies(
      url,
      `a${who}`,
      () => (onSurvivor += 1),
      () => isOver,
    ),
  )
  const others = Array.from({ length: 3 }, (_, who) => buyUntilItDies(otherUrl, `b${who}`, begun.resolve))
  await Promise.race([begun.promise, wait(maxStartupMs)])
  await wait(Math.random() * 500)
  second.process.kill('SIGKILL')
  const ofKilled = (await Promise.all(others)).flat()
  const atKill = onSurvivor
  const end = Date.now() + maxStartupMs
  const isEnough = () => onSurvivor >= atKill + 10 || Date.now() > end
  while (!isEnough()) await wait(50)
  isOver = true
  const ofSurvivor = (await Promise.all(survivors)).flat()
  await second.ended
  const findings = await judgeOrders(home, [...ofKilled, ...ofSurvivor], usedBefore)
  first.process.kill('SIGTERM')
  await first.ended
  return { ...findings, afterTheKill: onSurvivor - atKill }
}
