import { foldWord } from '#domain/browse/search/spelling/fold-word.ts'
import type { TextMatches } from '#server/browse/catalog/text/types.ts'
import type { DemoDocument } from './demo-documents.ts'
import type { Rule } from './judged-queries.ts'

const folded = (text: string) => text.toLowerCase().split(' ').map(foldWord).join(' ')

/** When exact matches exist, nothing else counts; otherwise near matches are the best possible. */
export function gradesOf(documents: readonly DemoDocument[], rule: Rule): number[] {
  const grades = documents.map((document) => gradeOf(document, rule))
  return grades.includes(3) ? grades.map((grade) => (grade === 3 ? 3 : 0)) : grades
}

/** 3 when everything matches, 1 when one preference is not met, 0 for anything else. */
function gradeOf(document: DemoDocument, rule: Rule): 0 | 1 | 3 {
  if (rule.is && !rule.is.test(folded(document.name))) return 0
  const { name, kinds, attributes, description, brand } = document
  let unmet = 0
  if (rule.says && !rule.says.test(folded([name, brand, ...kinds, ...attributes, description].join(' ')))) unmet++
  if (rule.family && document.colorFamily !== rule.family) unmet++
  if (rule.color && document.color !== rule.color) unmet++
  if (rule.gender && document.gender !== rule.gender) unmet++
  if (rule.brand && brand !== rule.brand) unmet++
  if (rule.size && !document.sizes.includes(rule.size)) unmet++
  if (unmet === 0) return 3
  return unmet === 1 && rule.is ? 1 : 0
}

/** Best first; the more popular of equals first. */
export function ranked({ docs, scores }: TextMatches, count: number): number[] {
  return [...docs.keys()]
    .sort((one, other) => scores[other]! - scores[one]! || one - other)
    .slice(0, count)
    .map((at) => docs[at]!)
}

const gain = (grades: readonly number[]) =>
  grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

/** How close the first ten are to the best possible ten. */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const ideal = gain(all.toSorted((one, other) => other - one).slice(0, 10))
  return ideal === 0 ? 0 : gain(found.slice(0, 10)) / ideal
}
