import { Link } from 'react-router'
import type { Waiting } from '#contract/desk/shapes.ts'
import type { MoneyAct } from '#domain/desk/second-person.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { money, moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { secondPersonWords } from './second-person-words.ts'

const words = wordsIn({ es: { see: 'Ver lo que espera' }, en: { see: 'See what waits' } })

/** On the screen of a thing: an act on it is asked for and not done. */
export function WaitingNote({ waiting, country }: { waiting: readonly Waiting[]; country: OpenCountry }) {
  const text = useWords(secondPersonWords)
  const { see } = useWords(words)
  const language = useLanguage()
  const may = useMay()
  return waiting.map(({ act, amount, by, expiresAt }) => (
    <p key={act} role="status" className="border-l-4 border-lima bg-tile px-3 py-2 text-14">
      {text.waits(text.act[act as MoneyAct], money(amount, country), by)}{' '}
      {text.until(moment(expiresAt, country, language))}{' '}
      {may('money.agree') && (
        <Link to="/second-person" className="underline underline-offset-4">
          {see}
        </Link>
      )}
    </p>
  ))
}
