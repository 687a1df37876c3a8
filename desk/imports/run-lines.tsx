import { useInfiniteQuery } from '@tanstack/react-query'
import { listImportLines, type ImportRun } from '#contract/desk/imports.ts'
import { changeInSpanish, faultInSpanish } from '#domain/operations/feeds/line-words.ts'
import { keptRunLines } from '#domain/operations/feeds/runs.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { MoreButton } from '#desk/platform/ui/more-button.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    change: (count: string) => `Qué cambia (${count})`,
    fault: (count: string) => `Renglones que no se toman (${count})`,
    line: (line: number) => `Renglón ${line}`,
    kept: (count: string) => `Se guardan los primeros ${count}.`,
  },
  en: {
    change: (count: string) => `What changes (${count})`,
    fault: (count: string) => `Rows that are left out (${count})`,
    line: (line: number) => `Line ${line}`,
    kept: (count: string) => `The first ${count} are kept.`,
  },
})

type RunLinesProps = { run: ImportRun; kind: 'change' | 'fault' }

/** What an import changes, or the rows it leaves out with their line and why. */
export function RunLines({ run: { id, attempt, changes, faults }, kind }: RunLinesProps) {
  const text = useWords(words)
  const language = useLanguage()
  const count = kind === 'change' ? changes : faults
  const list = useInfiniteQuery({
    queryKey: ['import-lines', id, attempt, kind],
    queryFn: ({ pageParam, signal }) =>
      deskCall(
        listImportLines,
        { params: { id }, query: { kind, ...(pageParam !== null && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled: count > 0,
  })
  if (count === 0) return null
  const say = (said: string) =>
    language === 'es' ? (kind === 'fault' ? faultInSpanish(said) : changeInSpanish(said)) : said
  return (
    <Section title={text[kind](integer(count, language))}>
      {list.error && <Failure>{failureText(list.error)}</Failure>}
      <ul className="text-14">
        {list.data?.pages
          .flatMap(({ lines }) => lines)
          .map(({ nr, line, ref, text: said }) => (
            <li key={nr} className="border-b border-line py-1.5 break-words">
              {line !== null && (
                <strong className="figures mr-2 font-semibold">
                  {text.line(line)}
                  {ref && ` · ${ref}`}
                </strong>
              )}
              {say(said)}
            </li>
          ))}
      </ul>
      <MoreButton of={list} />
      {count > keptRunLines && <p className="text-13 text-ink-2">{text.kept(integer(keptRunLines, language))}</p>}
    </Section>
  )
}
