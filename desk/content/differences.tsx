import { compareBodies } from '#domain/content/documents/compare-bodies.ts'
import { useWords } from '#desk/platform/words.ts'
import { differenceWords, inWords } from './difference-words.ts'

/** What changed between two versions, a sentence for each thing. */
export function Differences({ before, after }: { before: unknown; after: unknown }) {
  const words = useWords(differenceWords)
  const found = compareBodies(before, after)
  if (found.length === 0) return <p className="text-14 text-ink-2">{words.none}</p>
  return (
    <ul className="grid list-disc gap-1 pl-5 text-14">
      {found.map((difference, at) => (
        <li key={at} className="break-words whitespace-pre-line">
          {inWords(difference, words)}
        </li>
      ))}
    </ul>
  )
}
