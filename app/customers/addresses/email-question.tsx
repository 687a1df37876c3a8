import { useCountry } from '#app/platform/country/use-country.ts'
import { addressWords } from './address-words.ts'

type EmailQuestionProps = { meant: string | undefined; onAccept(email: string): void }

/** Asks about an e-mail with a likely slip; a tap corrects it. */
export function EmailQuestion({ meant, onAccept }: EmailQuestionProps) {
  const words = addressWords(useCountry().country).form
  return (
    <p role="status" className={meant ? '-mt-3 text-14' : 'sr-only'}>
      {meant && (
        <button
          type="button"
          onClick={() => onAccept(meant)}
          className="min-h-12 text-left wrap-anywhere underline underline-offset-4"
        >
          {words.didYouMean(meant)}
        </button>
      )}
    </p>
  )
}
