import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  addAnswerTemplate,
  changeAnswerTemplate,
  deleteAnswerTemplate,
  type AnswerTemplate,
} from '#contract/desk/questions.ts'
import { maxAnswerLength, maxTemplateNameLength } from '#domain/content/help/answer-text.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall, hasChangedMeanwhile } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field, TextField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { templatesKey } from './questions-query.ts'

const words = wordsIn({
  es: {
    add: 'Modelo nuevo',
    change: 'Cambiar el modelo',
    remove: (name: string) => `Borrar ${name}`,
    removed: 'Lo que ya se respondió con este modelo no cambia. El modelo no se puede recuperar.',
    name: 'Nombre',
    nameHelp: 'Lo lee solo el equipo.',
    text: 'Texto',
    textHelp: '{nombre} y {pedido} se completan al responder.',
    back: 'Volver',
    save: 'Guardar',
    delete: 'Borrar',
  },
  en: {
    add: 'New template',
    change: 'Change the template',
    remove: (name: string) => `Delete ${name}`,
    removed: 'What was answered with this template does not change. The template cannot be brought back.',
    name: 'Name',
    nameHelp: 'Only the staff reads it.',
    text: 'Text',
    textHelp: '{nombre} and {pedido} are filled when answering.',
    back: 'Back',
    save: 'Save',
    delete: 'Delete',
  },
})

/** An act on the templates of a store: all of them come back. Where somebody was faster they are read again. */
function useTemplateAct<T>(
  country: OpenCountry,
  act: (given: T, idempotencyKey: string) => Promise<{ templates: AnswerTemplate[] }>,
  onDone: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ given, key }: { given: T; key: string }) => act(given, key),
    onSuccess: (answer) => {
      client.setQueryData(templatesKey(country), answer)
      onDone()
    },
    onError: (error) => {
      if (hasChangedMeanwhile(error)) void client.invalidateQueries({ queryKey: templatesKey(country) })
    },
  })
}

type TemplateDialogProps = { country: OpenCountry; template: AnswerTemplate | undefined; onClose(): void }

/** Writes a template, or changes the one that is given. */
export function TemplateDialog({ country, template, onClose }: TemplateDialogProps) {
  const text = useWords(words)
  const [key, setKey] = useState(() => crypto.randomUUID())
  type Written = { name: string; text: string }
  const saving = useTemplateAct(
    country,
    (written: Written, idempotencyKey) =>
      template
        ? deskCall(
            changeAnswerTemplate,
            { params: { idTemplate: template.idTemplate }, body: { ...written, version: template.version } },
            { idempotencyKey },
          )
        : deskCall(addAnswerTemplate, { body: { country, ...written } }, { idempotencyKey }),
    onClose,
  )
  const errors = fieldErrors(saving.error)
  return (
    <Dialog title={template ? text.change : text.add} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onChange={() => setKey(crypto.randomUUID())}
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          saving.mutate({ given: { name: typed(form, 'name').trim(), text: typed(form, 'text').trim() }, key })
        }}
      >
        <Field
          label={text.name}
          name="name"
          defaultValue={template?.name}
          maxLength={maxTemplateNameLength}
          help={text.nameHelp}
          error={errors.name}
          autoComplete="off"
        />
        <TextField
          label={text.text}
          name="text"
          rows={8}
          defaultValue={template?.text}
          maxLength={maxAnswerLength}
          help={text.textHelp}
          error={errors.text}
        />
        {saving.error && <ActFailure error={saving.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={saving.isPending}>
            {text.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Asks before a template is deleted. */
export function DeleteTemplateDialog({ template, onClose }: { template: AnswerTemplate; onClose(): void }) {
  const text = useWords(words)
  const { idTemplate, version, country, name } = template
  const [key] = useState(() => crypto.randomUUID())
  const deleting = useTemplateAct(
    country,
    (_: undefined, idempotencyKey) =>
      deskCall(deleteAnswerTemplate, { params: { idTemplate }, body: { version } }, { idempotencyKey }),
    onClose,
  )
  return (
    <Dialog title={text.remove(name)} onClose={onClose}>
      <div className="grid gap-4">
        <p>{text.removed}</p>
        {deleting.error && <ActFailure error={deleting.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button look="danger" isBusy={deleting.isPending} onClick={() => deleting.mutate({ given: undefined, key })}>
            {text.delete}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
