// Kills the private PostgreSQL ten times under load of pages and cart writes. Needs a build. node
// bench/database-loss.ts [kills]
import { rmSync } from 'node:fs'
import { loseDatabase } from '#tests/database-loss.ts'
import { makeHome } from '#tests/launch-shop.ts'

const home = makeHome()
const loss = await loseDatabase(home, Number(process.argv[2] ?? 10))
const { kills, pagesAnswered, pagesFailed, slowestPageMs, writes, writesFailed, slowestWriteMs, lost } = loss
console.log(
  `${kills} kills: ${pagesAnswered} cached pages, ${pagesFailed.length} failed, slowest ${slowestPageMs.toFixed(0)} ms · ` +
    `${writes} writes acknowledged, ${lost.length} lost, ${writesFailed.length} wrong, slowest answer ${slowestWriteMs.toFixed(0)} ms · ` +
    `well again after ${loss.wellAgainMs.join(', ')} ms (asked for: 5000) · ended with ${loss.exitCode}`,
)
rmSync(home, { recursive: true, force: true })
if (pagesFailed.length + writesFailed.length + lost.length > 0 || loss.exitCode !== 0) process.exit(1)
