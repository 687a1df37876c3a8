import { useState } from 'react'
import type { AnswerTemplate } from '#contract/desk/questions.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useStore } from '#desk/platform/use-store.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { StoreViews } from '#desk/platform/ui/store-views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { QuestionTabs } from './question-tabs.tsx'
import { DeleteTemplateDialog, TemplateDialog } from './template-dialog.tsx'
import { useTemplates } from './questions-query.ts'

const words = wordsIn({
  es: {
    title: 'Modelos de respuesta',
    add: 'Escribir un modelo',
    loading: 'Cargando los modelos',
    none: 'Todavía no hay ninguno en esta tienda. Un modelo es un texto para lo que se pregunta seguido.',
    change: 'Cambiar',
    remove: 'Borrar',
    of: (act: string, name: string) => `${act}: ${name}`,
    by: (who: string, at: string) => `${who}, ${at}`,
  },
  en: {
    title: 'Answer templates',
    add: 'Write a template',
    loading: 'Loading the templates',
    none: 'There is none in this store yet. A template is a text for what is asked often.',
    change: 'Change',
    remove: 'Delete',
    of: (act: string, name: string) => `${act}: ${name}`,
    by: (who: string, at: string) => `${who}, ${at}`,
  },
})

type Open = { what: 'write'; template: AnswerTemplate | undefined } | { what: 'delete'; template: AnswerTemplate }

/** Texts that answer what is asked often, of one store and in its voice. */
export function TemplatesScreen() {
  const text = useWords(words)
  const language = useLanguage()
  const [store, setStore] = useStore()
  const [open, setOpen] = useState<Open>()
  const { data, error, isPending } = useTemplates(store)
  const close = () => setOpen(undefined)
  return (
    <Screen
      title={text.title}
      aside={
        <Button look="primary" onClick={() => setOpen({ what: 'write', template: undefined })}>
          {text.add}
        </Button>
      }
    >
      <QuestionTabs store={store} />
      <StoreViews store={store} onChoose={setStore} />
      {error && <Failure>{failureText(error)}</Failure>}
      {isPending && !error && <LoadingRows label={text.loading} count={3} />}
      {data?.templates.length === 0 && <Empty>{text.none}</Empty>}
      {data && data.templates.length > 0 && (
        <ul className="border-t border-line">
          {data.templates.map((template) => {
            const { idTemplate, name, text: written, country, changedBy, changedAt } = template
            return (
              <li
                key={idTemplate}
                className="grid gap-x-4 gap-y-2 border-b border-line py-3 wide:grid-cols-[minmax(0,1fr)_auto]"
              >
                <div className="grid gap-1">
                  <strong className="font-semibold">{name}</strong>
                  <p className="max-w-prose whitespace-pre-line wrap-anywhere">{written}</p>
                  <p className="figures text-13 text-ink-2">
                    {text.by(changedBy, moment(changedAt, country, language))}
                  </p>
                </div>
                <div className="flex flex-wrap items-start gap-2">
                  <Button aria-label={text.of(text.change, name)} onClick={() => setOpen({ what: 'write', template })}>
                    {text.change}
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={text.of(text.remove, name)}
                    onClick={() => setOpen({ what: 'delete', template })}
                  >
                    {text.remove}
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {open?.what === 'write' && <TemplateDialog country={store} template={open.template} onClose={close} />}
      {open?.what === 'delete' && <DeleteTemplateDialog template={open.template} onClose={close} />}
    </Screen>
  )
}
