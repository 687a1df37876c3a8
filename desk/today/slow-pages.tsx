import { Link } from 'react-router'
import { integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { pageName, pageWords } from './page-words.ts'
import { useSlowRoutes } from './slow-query.ts'

const words = wordsIn({
  es: {
    slow: (count: string) =>
      count === '1' ? '1 página lenta en la última hora' : `${count} páginas lentas en la última hora`,
    slowest: (name: string, ms: string) => `la peor: ${name}, ${ms} ms`,
    well: 'Velocidad de las páginas',
    most: (ms: string) => `la más lenta, ${ms} ms en la última hora`,
  },
  en: {
    slow: (count: string) => (count === '1' ? '1 slow page in the last hour' : `${count} slow pages in the last hour`),
    slowest: (name: string, ms: string) => `the worst: ${name}, ${ms} ms`,
    well: 'Speed of the pages',
    most: (ms: string) => `the slowest, ${ms} ms in the last hour`,
  },
})

/** Whether visitors wait, in a line that opens the list behind it; nothing before there is a figure. */
export function SlowPages() {
  const text = useWords(words)
  const names = useWords(pageWords)
  const language = useLanguage()
  const { data } = useSlowRoutes()
  const [worst] = data?.routes ?? []
  if (!data || !worst) return null
  const slow = data.routes.filter(({ p95Ms }) => p95Ms > data.limitMs)
  const ms = integer(worst.p95Ms, language)
  const isSlow = slow.length > 0
  return (
    <p
      className={`flex flex-wrap gap-x-3 border-l-4 px-3 py-1.5 text-14 ${isSlow ? 'border-lima bg-tile' : 'border-line'}`}
    >
      <Link to="/today/slow-pages" className="underline underline-offset-4">
        {isSlow ? text.slow(integer(slow.length, language)) : text.well}
      </Link>
      <span className="figures text-ink-2">
        {isSlow ? text.slowest(pageName(names, worst.route), ms) : text.most(ms)}
      </span>
    </p>
  )
}
