import { Failure } from '#desk/platform/ui/notice.tsx'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { hasChangedMeanwhile } from '#desk/platform/call.ts'

const words = wordsIn({
  es: { by: (who: string, at: string) => `Lo último lo hizo ${who}, ${at}.` },
  en: { by: (who: string, at: string) => `The last act was by ${who}, ${at}.` },
})

type Last = { by: string; at: string }

/** Why an act was refused, and who was faster. */
export function ActFailure({ error, country }: { error: unknown; country: OpenCountry }) {
  const text = useWords(words)
  const language = useLanguage()
  const last = hasChangedMeanwhile(error) ? (error.refusal.data?.last as Last | undefined) : undefined
  return (
    <Failure>
      {failureText(error)} {last && text.by(last.by, moment(last.at, country, language))}
    </Failure>
  )
}
