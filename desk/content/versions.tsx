import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readContentVersion, type ContentVersion, type OpenedContent } from '#contract/desk/content.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { Differences } from './differences.tsx'
import { RollBackDialog, type BackTo } from './roll-back-dialog.tsx'

const words = wordsIn({
  es: {
    title: 'Versiones',
    none: 'Todavía no hay versiones: la primera se guarda con el primer borrador.',
    version: (version: number) => `Versión ${version}`,
    state: { draft: 'borrador', published: 'publicada', rolled_back: 'retirada' },
    shownNow: 'se ve ahora',
    waits: (at: string) => `espera el ${at}`,
    until: (at: string) => `hasta el ${at}`,
    written: (by: string, at: string) => `La escribió ${by}, ${at}`,
    published: (by: string, at: string) => `La publicó ${by}, ${at}`,
    before: 'De antes de que hubiera versiones',
    compare: 'Comparar con lo que se ve',
    compared: (version: number) => `De la versión ${version} a lo que se ve ahora`,
    loading: 'Cargando la versión',
    again: 'Volver a esta',
    back: 'Volver a la anterior',
    cancel: 'No publicarla',
  },
  en: {
    title: 'Versions',
    none: 'There are no versions yet: the first is kept with the first draft.',
    version: (version: number) => `Version ${version}`,
    state: { draft: 'draft', published: 'published', rolled_back: 'taken back' },
    shownNow: 'shown now',
    waits: (at: string) => `waits for ${at}`,
    until: (at: string) => `until ${at}`,
    written: (by: string, at: string) => `Written by ${by}, ${at}`,
    published: (by: string, at: string) => `Published by ${by}, ${at}`,
    before: 'From before there were versions',
    compare: 'Compare with what is shown',
    compared: (version: number) => `From version ${version} to what is shown now`,
    loading: 'Loading the version',
    again: 'Back to this one',
    back: 'Back to the one before',
    cancel: 'Do not publish it',
  },
})

const beforeVersions = 'before versions'

function Compare({ opened, version, onClose }: { opened: OpenedContent; version: number; onClose(): void }) {
  const text = useWords(words)
  const { country, document } = opened
  const { data, error } = useQuery({
    queryKey: ['content-version', country, document, version],
    queryFn: ({ signal }) => deskCall(readContentVersion, { query: { country, document, version } }, { signal }),
  })
  return (
    <Dialog title={text.compared(version)} onClose={onClose}>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} count={3} />}
      {data && <Differences before={data.body} after={opened.shownBody} />}
    </Dialog>
  )
}

type RowProps = { opened: OpenedContent; row: ContentVersion; onCompare(): void; onBack(to: BackTo): void }

function Row({ opened, row, onCompare, onBack }: RowProps) {
  const text = useWords(words)
  const language = useLanguage()
  const may = useMay()
  const { country } = opened
  const at = (iso: string) => moment(iso, country, language)
  const isShown = row.shown.some(({ until }) => until === null)
  const isWaiting = row.state === 'published' && !isShown && row.shown.length === 0 && row.validFrom !== null
  return (
    <li className="grid gap-1 border-b border-line py-2">
      <span className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold">{text.version(row.version)}</strong>
        <Badge tone={isShown ? 'done' : row.state === 'draft' ? 'now' : 'plain'}>
          {isShown ? text.shownNow : isWaiting ? text.waits(at(row.validFrom!)) : text.state[row.state]}
        </Badge>
        {row.validUntil && <Badge>{text.until(at(row.validUntil))}</Badge>}
      </span>
      <span className="text-13 text-ink-2">
        {row.writtenBy === beforeVersions ? text.before : text.written(row.writtenBy, at(row.writtenAt))}
        {row.publishedBy && row.publishedBy !== beforeVersions && row.publishedAt && (
          <span className="block">{text.published(row.publishedBy, at(row.publishedAt))}</span>
        )}
        {row.reason && <span className="block text-ink">{row.reason}</span>}
      </span>
      <span className="flex flex-wrap gap-2">
        {!isShown && <Button onClick={onCompare}>{text.compare}</Button>}
        {may('content.publish') && isShown && <Button onClick={() => onBack({ kind: 'before' })}>{text.back}</Button>}
        {may('content.publish') && isWaiting && (
          <Button onClick={() => onBack({ kind: 'cancel', version: row.version })}>{text.cancel}</Button>
        )}
        {may('content.publish') && !isShown && !isWaiting && row.state !== 'draft' && (
          <Button onClick={() => onBack({ kind: 'version', version: row.version })}>{text.again}</Button>
        )}
      </span>
    </li>
  )
}

type VersionsProps = { opened: OpenedContent; onDone(opened: OpenedContent): void }

/** Every version: who wrote and published it and why, when it was shown, and the ways back. */
export function Versions({ opened, onDone }: VersionsProps) {
  const text = useWords(words)
  const [compared, setCompared] = useState<number>()
  const [back, setBack] = useState<BackTo>()
  return (
    <Section title={text.title}>
      {opened.versions.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
      <ul>
        {opened.versions.map((row) => (
          <Row
            key={row.version}
            opened={opened}
            row={row}
            onCompare={() => setCompared(row.version)}
            onBack={setBack}
          />
        ))}
      </ul>
      {compared !== undefined && <Compare opened={opened} version={compared} onClose={() => setCompared(undefined)} />}
      {back && (
        <RollBackDialog
          opened={opened}
          to={back}
          onClose={() => setBack(undefined)}
          onDone={(answer) => {
            setBack(undefined)
            onDone(answer)
          }}
        />
      )}
    </Section>
  )
}
