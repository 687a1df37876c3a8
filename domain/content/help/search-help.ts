import { fold } from '#domain/platform/text/fold.ts'

type Article = { title: string; section: string; body: string }

const words = (text: string) => fold(text).match(/[\p{L}\p{N}]{2,}/gu) ?? []
/** Ignores plurals and endings: 'cambios' finds 'cambio'. */
const rootOf = (word: string) => (word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word)
const smallWords = new Set([
  'como',
  'para',
  'por',
  'que',
  'los',
  'las',
  'una',
  'con',
  'del',
  'mis',
  'hago',
  'puedo',
  'de',
  'la',
  'el',
  'en',
  'un',
  'mi',
  'se',
  'si',
  'lo',
])

/** Articles that answer a question, best first: every matching word counts, more in a title. */
export function searchHelp<A extends Article>(articles: readonly A[], question: string): A[] {
  const requested = words(question)
    .filter((word) => !smallWords.has(word))
    .map(rootOf)
  if (requested.length === 0) return []
  const scored = articles.map((article) => {
    const [title, all] = [fold(`${article.title} ${article.section}`), fold(article.body)]
    const found = requested.filter((word) => title.includes(word) || all.includes(word))
    const score = found.length * 10 + requested.filter((word) => title.includes(word)).length * 5
    return { article, score, isWhole: found.length === requested.length }
  })
  const whole = scored.filter(({ isWhole }) => isWhole)
  const best = whole.length > 0 ? whole : scored.filter(({ score }) => score > 0)
  return best.toSorted((a, b) => b.score - a.score).map(({ article }) => article)
}

/** The anchor of a section: `Cambios y devoluciones` → `cambios-y-devoluciones`. */
export const sectionId = (section: string) => fold(section).replaceAll(/[^a-z0-9]+/g, '-')
