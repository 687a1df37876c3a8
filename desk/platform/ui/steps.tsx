import type { DeskOrder } from '#contract/desk/orders.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Lo que pasó',
    acts: 'Lo que hizo el equipo',
    because: (reason: string) => `Motivo: ${reason}`,
    none: 'Nadie del equipo hizo nada todavía.',
  },
  en: {
    title: 'What happened',
    acts: 'What the staff did',
    because: (reason: string) => `Reason: ${reason}`,
    none: 'Nobody of the staff did anything yet.',
  },
})

type Stepped = Pick<DeskOrder, 'country' | 'timeline' | 'acts'>

/** The steps a shopper sees, and what only the staff sees: who did what, and why. */
export function Steps({ of: { country, timeline, acts } }: { of: Stepped }) {
  const text = useWords(words)
  const language = useLanguage()
  return (
    <>
      <Section title={text.title}>
        <ol className="grid gap-2">
          {timeline.toReversed().map(({ status, label, at, note }) => (
            <li key={`${status}${at}`} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 text-14">
              <time dateTime={at} className="figures text-ink-2">
                {moment(at, country, language)}
              </time>
              <span>
                {label}
                {note && <span className="block text-13 text-ink-2">{note}</span>}
              </span>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={text.acts}>
        {acts.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
        <ol className="grid gap-2">
          {acts.toReversed().map(({ at, actor, action, subject, reason }, index) => (
            <li key={index} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 text-14">
              <time dateTime={at} className="figures text-ink-2">
                {moment(at, country, language)}
              </time>
              <span>
                {actor}: <span className="font-mono text-13">{action}</span>
                <span className="block text-13 text-ink-2">
                  {subject}
                  {reason && <span className="block">{text.because(reason)}</span>}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}
