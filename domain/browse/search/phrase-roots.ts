import { foldWord } from './spelling/fold-word.ts'
import { rootOf } from './spelling/root-of.ts'
import { stopWords } from './vocabulary/stop-words.ts'
import { eachWord, partsOf } from './vocabulary/words.ts'

/** The roots of a phrase without stop words: `Traje de Baño` → traj, bano. */
function phraseRoots(phrase: string): string[] {
  const roots: string[] = []
  eachWord(phrase, (raw) => {
    const word = foldWord(partsOf(raw)[0]!)
    if (!stopWords.has(word)) roots.push(rootOf(word))
  })
  return roots
}

/** The key of a phrase: its roots joined by spaces. */
export const phraseKey = (phrase: string): string => phraseRoots(phrase).join(' ')
