import { useState } from 'react'
import { useBlocker } from 'react-router'
import { discardContent, draftContent, type OpenedContent } from '#contract/desk/content.ts'
import { readDocumentName } from '#domain/content/documents/document-name.ts'
import type { Body } from '#domain/content/documents/read-document.ts'
import type { MailTexts } from '#domain/platform/mail/mail-texts.ts'
import { deskCall, hasChangedMeanwhile } from '#desk/platform/call.ts'
import { useMay } from '#desk/platform/session.tsx'
import { useAct } from '#desk/platform/use-act.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { blankBody } from './blank-body.ts'
import { BodyEditor } from './body-editor.tsx'
import { contentKey, documentKey } from './content-query.ts'
import { differenceWords, placeInWords } from './difference-words.ts'
import { Differences } from './differences.tsx'
import { ReviewNote } from './draft-review.tsx'
import { MailPreview } from './mail-preview.tsx'
import { Preview } from './preview.tsx'
import { PublishButtons } from './publish-buttons.tsx'
import { useCheck } from './use-check.ts'

const words = wordsIn({
  es: {
    save: 'Guardar borrador',
    discard: 'Tirar el borrador',
    saved: 'Borrador guardado',
    unsaved: 'Cambios sin guardar',
    same: 'Es lo que se ve',
    nothing: 'Todavía no hay nada escrito',
    faults: 'Antes de publicar hay que corregir',
    fine: 'Todo lo que enlaza existe y nada falta: se puede publicar.',
    conflict: 'Esto es lo que cambió tu colega desde que empezaste:',
    takeTheirs: 'Seguir con lo suyo y dejar lo mío',
    keepMine: 'Guardar lo mío encima',
    leave: 'Hay cambios sin guardar',
    leaveText: 'Si salís ahora, se pierden.',
    stay: 'Seguir acá',
    go: 'Salir igual',
  },
  en: {
    save: 'Save draft',
    discard: 'Throw the draft away',
    saved: 'Draft saved',
    unsaved: 'Changes not saved',
    same: 'It is what is shown',
    nothing: 'Nothing is written yet',
    faults: 'To be corrected before publishing',
    fine: 'Everything it links to is there and nothing is missing: it can be published.',
    conflict: 'This is what your colleague changed since you began:',
    takeTheirs: 'Go on with theirs and leave mine',
    keepMine: 'Save mine over it',
    leave: 'There are changes that are not saved',
    leaveText: 'If you leave now, they are lost.',
    stay: 'Stay here',
    go: 'Leave',
  },
})

type DraftEditorProps = { opened: OpenedContent; onSaved(opened: OpenedContent): void }

/** What is written of a document: tried while one types, saved as a draft, published when it is right. */
export function DraftEditor({ opened, onSaved }: DraftEditorProps) {
  const text = useWords(words)
  const places = useWords(differenceWords)
  const may = useMay()
  const { country, document } = opened
  const name = readDocumentName(document)!
  const bodyOf = ({ body: given }: OpenedContent) => (given ?? blankBody(name)) as Body
  // What one began from stays until one saves, whatever colleagues do meanwhile.
  const [start, setStart] = useState(opened)
  const [body, setBody] = useState(() => bodyOf(opened))
  const isChanged = JSON.stringify(body) !== JSON.stringify(bodyOf(start))
  const { faults, text: rendered, isKnown } = useCheck(country, document, body)
  const blocker = useBlocker(isChanged)

  const kept = { own: documentKey(country, document), lists: [contentKey(country)] }
  function begin(answer: OpenedContent) {
    setStart(answer)
    setBody(bodyOf(answer))
    onSaved(answer)
  }
  const saving = useAct(kept, (base: number, idempotencyKey) =>
    deskCall(draftContent, { body: { country, document, base, body } }, { idempotencyKey }),
  )
  const discarding = useAct(kept, (base: number, idempotencyKey) =>
    deskCall(discardContent, { body: { country, document, base } }, { idempotencyKey }),
  )
  const error = saving.error ?? discarding.error
  const save = (base: number) => saving.mutate({ given: base, key: crypto.randomUUID() }, { onSuccess: begin })
  const isBehind = hasChangedMeanwhile(error) && opened.base !== start.base
  // Nothing was typed here: what colleagues did, also a review, is simply shown.
  if (!isChanged && (opened.base !== start.base || opened.review?.at !== start.review?.at)) {
    setStart(opened)
    setBody(bodyOf(opened))
  }
  const faultList = Object.entries(faults)
  const state = isChanged
    ? text.unsaved
    : start.isDraft
      ? text.saved
      : start.shownBody === null
        ? text.nothing
        : text.same

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 wide:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <BodyEditor name={name} country={country} body={body} onChange={setBody} faults={faults} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <div className="grid gap-3 border border-line bg-surface p-3">
          <p role="status">
            <Badge tone={isChanged ? 'now' : 'plain'}>{state}</Badge>
          </p>
          {start.isDraft && <ReviewNote opened={start} />}
          {isKnown && faultList.length === 0 && <p className="text-13 text-verde">{text.fine}</p>}
          {faultList.length > 0 && (
            <div className="text-14">
              <p className="font-semibold">{text.faults}</p>
              <ul className="list-disc pl-5 text-rojo">
                {faultList.slice(0, 12).map(([place, fault]) => (
                  <li key={place}>
                    {placeInWords(place, places)}: {fault}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {error && <ActFailure error={error} country={country} />}
          {isBehind && (
            <div className="grid gap-2 text-14">
              <p>{text.conflict}</p>
              <Differences before={start.body} after={opened.body} />
              <div className="flex flex-wrap gap-2">
                <Button
                  onClick={() => {
                    saving.reset()
                    begin(opened)
                  }}
                >
                  {text.takeTheirs}
                </Button>
                <Button look="danger" onClick={() => save(opened.base)}>
                  {text.keepMine}
                </Button>
              </div>
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            {may('content.edit') && (
              <Button
                look={isChanged ? 'primary' : 'secondary'}
                isBusy={saving.isPending}
                onClick={() => save(start.base)}
              >
                {text.save}
              </Button>
            )}
            {start.isDraft && !isChanged && <PublishButtons opened={start} onDone={begin} />}
            {may('content.edit') && start.isDraft && (
              <Button
                isBusy={discarding.isPending}
                onClick={() => discarding.mutate({ given: start.base, key: crypto.randomUUID() }, { onSuccess: begin })}
              >
                {text.discard}
              </Button>
            )}
          </div>
        </div>
        {name.kind === 'mail' && (
          <MailPreview
            country={country}
            template={name.template}
            texts={body as MailTexts}
            isRight={faultList.length === 0}
          />
        )}
        <Preview name={name} body={body} text={rendered} title={'title' in body ? body.title : undefined} />
      </div>
      {blocker.state === 'blocked' && (
        <Dialog title={text.leave} onClose={() => blocker.reset()}>
          <p className="mb-4">{text.leaveText}</p>
          <div className="flex justify-end gap-2">
            <Button onClick={() => blocker.proceed()}>{text.go}</Button>
            <Button look="primary" onClick={() => blocker.reset()}>
              {text.stay}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
