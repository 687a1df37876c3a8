import { useState } from 'react'
import { areSameFilters, type ViewFilters, type ViewScreen } from '#domain/desk/views/saved-view.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { SavedViewsDialog, useSavedViews } from './saved-views-dialog.tsx'
import { useViewKeys } from './use-view-keys.ts'

const words = wordsIn({
  es: { label: 'Vistas', keep: 'Guardar vista' },
  en: { label: 'Views', keep: 'Save view' },
})

type View = { id: string; name: string; filters: ViewFilters }

type SavedViewBarProps = {
  screen: ViewScreen
  /** The views of every shop, before those that people keep. */
  usual: readonly View[]
  /** What the list shows now. */
  current: ViewFilters
  /** What is kept of that, and what a note beside the name says of the rest. */
  kept: ViewFilters
  note?: string | undefined
  /** What a saved view asks for on the day one looks. */
  open(saved: ViewFilters): ViewFilters
  onChoose(filters: ViewFilters): void
  /** Whether the digits choose them: not where digits are typed into the list. */
  hasKeys?: boolean
}

/** Views that are one click away: those of every shop, one's own, and those of all. */
export function SavedViewBar(props: SavedViewBarProps) {
  const { screen, usual, current, kept, note, open, onChoose, hasKeys = false } = props
  const text = useWords(words)
  const { data } = useSavedViews(screen)
  const [isOpen, setIsOpen] = useState(false)
  const saved = (data?.views ?? []).map(({ idView, name, filters }) => ({
    id: String(idView),
    name,
    filters: open(filters),
  }))
  const views = [...usual, ...saved]
  const chosen = views.findLast(({ filters }) => areSameFilters(filters, current))
  useViewKeys((at) => hasKeys && views[at] && onChoose(views[at].filters))
  return (
    <>
      <Views
        label={text.label}
        hasKeys={hasKeys}
        views={views.map(({ id, name }) => [name, id] as const)}
        chosen={chosen?.id}
        onChoose={(id) => onChoose(views.find((view) => view.id === id)!.filters)}
      >
        <Button look="quiet" onClick={() => setIsOpen(true)}>
          {text.keep}
        </Button>
      </Views>
      {isOpen && <SavedViewsDialog screen={screen} kept={kept} note={note} onClose={() => setIsOpen(false)} />}
    </>
  )
}
