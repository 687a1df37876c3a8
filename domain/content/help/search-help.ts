import { fold } from '#domain/platform/text/fold.ts'

type Article = { title: string; section: string; body: string }

const words = (text: string) => fold(text).match(/[\p{L}\p{N}]{2,}/gu) ?? []
/** Plurals and endings do not part a question from its answer: 'cambios' finds 'cambio'. */
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

/** Articles that answer a question, best first: every word of it counts, most in a title. */
export function searchHelp<A extends Article>(articles: readonly A[], question: string): A[] {
  const asked = words(question)
    .filter((word) => !smallWords.has(word))
    .map(rootOf)
  if (asked.length === 0) return []
  const scored = articles.map((article) => {
    const [title, all] = [fold(`${article.title} ${article.section}`), fold(article.body)]
    const found = asked.filter((word) => title.includes(word) || all.includes(word))
    const score = found.length * 10 + asked.filter((word) => title.includes(word)).length * 5
    return { article, score, isWhole: found.length === asked.length }
  })
  const whole = scored.filter(({ isWhole }) => isWhole)
  const best = whole.length > 0 ? whole : scored.filter(({ score }) => score > 0)
  return best.toSorted((a, b) => b.score - a.score).map(({ article }) => article)
}

/** The place of a section in the page: `Cambios y devoluciones` → `cambios-y-devoluciones`. */
export const sectionId = (section: string) => fold(section).replaceAll(/[^a-z0-9]+/g, '-')
