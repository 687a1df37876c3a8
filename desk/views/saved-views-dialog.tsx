import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { DeskInput } from '#contract/desk/desk-endpoint.ts'
import { deleteView, listViews, saveView, type SavedView } from '#contract/desk/saved-views.ts'
import type { ViewFilters, ViewScreen } from '#domain/desk/views/saved-view.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { useMay, useSession } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Checkbox, Field } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Vistas guardadas',
    keep: 'Guardar lo que se ve ahora',
    name: 'Nombre',
    shared: 'Para todo el equipo',
    save: 'Guardar',
    own: 'Las tuyas y las de todos',
    all: 'de todos',
    remove: 'Quitar',
    none: 'Todavía no hay ninguna.',
  },
  en: {
    title: 'Saved views',
    keep: 'Keep what is shown now',
    name: 'Name',
    shared: 'For the whole staff',
    save: 'Save',
    own: 'Yours and those of all',
    all: 'of all',
    remove: 'Remove',
    none: 'There is none yet.',
  },
})

const keyOf = (screen: ViewScreen) => ['saved views', screen] as const

export const useSavedViews = (screen: ViewScreen) =>
  useQuery({
    queryKey: keyOf(screen),
    queryFn: ({ signal }) => deskCall(listViews, { query: { screen } }, { signal }),
    staleTime: 60_000,
  })

function useChange<T>(screen: ViewScreen, change: (given: T) => Promise<{ views: SavedView[] }>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: (answer) => client.setQueryData(keyOf(screen), answer) })
}

type SavedViewsDialogProps = {
  screen: ViewScreen
  /** What is kept of what is shown now. */
  kept: ViewFilters
  /** What is not kept, and why. */
  note?: string | undefined
  onClose(): void
}

/** Keeps the filters of now under a name, and removes views that are not needed any more. */
export function SavedViewsDialog({ screen, kept, note, onClose }: SavedViewsDialogProps) {
  const text = useWords(words)
  const { staff } = useSession()
  const may = useMay()
  const { data, error } = useSavedViews(screen)
  const saving = useChange(screen, (view: { name: string; isShared: boolean }) =>
    deskCall(saveView, { body: { ...view, screen, filters: kept } } as DeskInput<typeof saveView>),
  )
  const removing = useChange(screen, (idView: number) => deskCall(deleteView, { params: { idView }, body: {} }))
  const failure = error ?? saving.error ?? removing.error
  const errors = fieldErrors(saving.error)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const view = { name: typed(data, 'name').trim(), isShared: data.get('shared') !== null }
    saving.mutate(view, { onSuccess: onClose })
  }

  return (
    <Dialog title={text.title} onClose={onClose}>
      <form noValidate className="grid gap-3" onSubmit={submit}>
        <h3 className="text-14 font-semibold">{text.keep}</h3>
        <Field label={text.name} name="name" autoComplete="off" maxLength={40} help={note} error={errors.name} />
        {may('staff.manage') && staff.stores === null && <Checkbox name="shared" label={text.shared} />}
        {failure && Object.keys(errors).length === 0 && <Failure>{failureText(failure)}</Failure>}
        <Button type="submit" look="primary" isBusy={saving.isPending} className="justify-self-end">
          {text.save}
        </Button>
      </form>
      <h3 className="mt-4 text-14 font-semibold">{text.own}</h3>
      {data?.views.length === 0 && <p className="py-2 text-14 text-ink-2">{text.none}</p>}
      <ul>
        {data?.views.map(({ idView, name, isShared, isOwn }) => (
          <li key={idView} className="flex min-h-11 items-center justify-between gap-3 border-b border-line">
            <span>
              {name} {isShared && <span className="text-13 text-ink-2">{text.all}</span>}
            </span>
            {isOwn && (
              <Button look="quiet" onClick={() => removing.mutate(idView)} isBusy={removing.isPending}>
                {text.remove}
                <span className="sr-only"> {name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
