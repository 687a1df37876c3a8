import { rmSync } from 'node:fs'
import { chromium, devices } from '@playwright/test'
import { launch, makeHome } from '#tests/launch-shop.ts'

/** The files of the build for tracking and flags. What a list loads of them before hydration is not included. */
const measuring =
  /\/(?:measurement|consent-bar|flag-[^/]*|use-tracked[^/]*|track[^/]*|configcat[^/]*|promotions|errors)-[^/]*\.js/
const cpuSlowdown = 4
/** At ten times the rate, the sampler's own work adds a third to the measured time. */
const sampleEveryMicroseconds = 1000

type Node = { id: number; callFrame: { url: string }; children?: number[] }
type Profile = { nodes: Node[]; samples?: number[]; timeDeltas?: number[] }

/** Milliseconds of a profile with tracking code on the stack. */
function timeWithin({ nodes, samples = [], timeDeltas = [] }: Profile): number {
  const parentOf = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const isWithin = (id: number | undefined): boolean =>
    id !== undefined && (measuring.test(byId.get(id)!.callFrame.url) || isWithin(parentOf.get(id)))
  const within = new Set(nodes.filter(({ id }) => isWithin(id)).map(({ id }) => id))
  return samples.reduce((sum, id, at) => sum + (within.has(id) ? timeDeltas[at]! : 0), 0) / 1000
}

/**
 * The main thread time of tracking and flags on a list, from the request until ten seconds after hydration and some
 * scrolling, on a phone four times slower: the time with one of their files on the stack.
 */
export async function mainThreadMs(path: string): Promise<number> {
  const home = makeHome()
  const shop = launch({ DATA_HOME: home, RATE_LIMIT_PER_MINUTE: '1000000' })
  const origin = await shop.opened
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const visit = async () => {
    const context = await browser.newContext(devices['Moto G4'])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Profiler.enable')
    await session.send('Profiler.setSamplingInterval', { interval: sampleEveryMicroseconds })
    await session.send('Profiler.start')
    await page.goto(origin + path, { timeout: 120_000 })
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    for (let screen = 0; screen < 4; screen++) {
      await page.evaluate(() => scrollBy(0, innerHeight))
      await page.waitForTimeout(500)
    }
    await page.waitForTimeout(8000)
    const { profile } = (await session.send('Profiler.stop')) as { profile: Profile }
    await context.close()
    return timeWithin(profile)
  }
  // The first two warm the shop's caches.
  const times: number[] = []
  for (let run = 0; run < 13; run++) times.push(await visit())
  await browser.close()
  shop.process.kill('SIGTERM')
  await shop.ended
  rmSync(home, { recursive: true, force: true })
  const kept = times.slice(2).toSorted((a, b) => a - b)
  return kept[kept.length >> 1]! * cpuSlowdown
}
