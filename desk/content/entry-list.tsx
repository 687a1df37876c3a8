import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { imageAddress } from '#domain/platform/pictures/image-address.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { IconButton } from '#desk/platform/ui/icon-button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    up: (name: string) => `Subir ${name}`,
    down: (name: string) => `Bajar ${name}`,
    remove: (name: string) => `Quitar ${name}`,
    moved: (name: string, place: number) => `${name} quedó en el lugar ${place}.`,
    nth: (what: string, place: number) => `${what} ${place}`,
  },
  en: {
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
    moved: (name: string, place: number) => `${name} is now number ${place}.`,
    nth: (what: string, place: number) => `${what} ${place}`,
  },
})

type EntryListProps<T> = {
  title: string
  /** What one entry is called: 'Mosaico'. */
  what: string
  add: string
  items: readonly T[]
  max: number
  blank: T
  nameOf(item: T): string
  pictureOf?: (item: T) => string
  hasFault(at: number): boolean
  onChange(items: T[]): void
  children(item: T, set: (item: T) => void, at: number): ReactNode
}

/** A list with its entry `from` at the place `to`. */
function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)]
}

/** Entries that are added, removed and put in order, by dragging or by buttons. */
export function EntryList<T>(props: EntryListProps<T>) {
  const { title, what, add, items, max, blank, nameOf, pictureOf, hasFault, onChange, children } = props
  const text = useWords(words)
  const own = useRef<HTMLUListElement>(null)
  const focus = useRef<string>(undefined)
  const [dragged, setDragged] = useState<number>()
  const [opened, setOpened] = useState<number>()
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (focus.current === undefined) return
    own.current?.querySelector<HTMLElement>(`[data-move="${focus.current}"]`)?.focus()
    focus.current = undefined
  })

  const called = (at: number) => nameOf(items[at]!) || text.nth(what, at + 1)
  function move(from: number, to: number, way?: 'up' | 'down') {
    if (to < 0 || to >= items.length || from === to) return
    if (way) focus.current = `${to}-${way}`
    setSaid(text.moved(called(from), to + 1))
    setOpened(undefined)
    onChange(moved(items, from, to))
  }

  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1 text-14 font-semibold">{title}</legend>
      <ul ref={own} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {items.map((item, at) => (
          <li
            key={at}
            className={`relative border bg-surface ${dragged !== undefined && dragged !== at ? 'border-dashed border-ink-2' : 'border-line'}`}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault()
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== undefined) move(dragged, at)
              setDragged(undefined)
            }}
          >
            <details open={opened === at || hasFault(at) || undefined}>
              <summary
                draggable
                onDragStart={() => setDragged(at)}
                onDragEnd={() => setDragged(undefined)}
                className="flex min-h-11 items-center gap-2 p-1 pr-31 pl-2 max-tablet:min-h-13 max-tablet:pr-36"
              >
                <GripVertical
                  aria-hidden="true"
                  size={18}
                  strokeWidth={1.5}
                  className="shrink-0 cursor-grab text-ink-2"
                />
                {pictureOf && (
                  <img
                    src={imageAddress(pictureOf(item), 48)}
                    alt=""
                    className="size-9 shrink-0 bg-tile object-cover"
                  />
                )}
                <span className={`min-w-0 flex-1 truncate text-14 ${hasFault(at) ? 'font-semibold text-rojo' : ''}`}>
                  {called(at)}
                </span>
              </summary>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line p-3">
                {children(item, (changed) => onChange(items.map((one, place) => (place === at ? changed : one))), at)}
              </div>
            </details>
            <div className="absolute top-1 right-1 flex">
              <IconButton
                label={text.up(called(at))}
                icon={ArrowUp}
                data-move={`${at}-up`}
                aria-disabled={at === 0 || undefined}
                onClick={() => move(at, at - 1, 'up')}
              />
              <IconButton
                label={text.down(called(at))}
                icon={ArrowDown}
                data-move={`${at}-down`}
                aria-disabled={at === items.length - 1 || undefined}
                onClick={() => move(at, at + 1, 'down')}
              />
              <IconButton
                label={text.remove(called(at))}
                icon={Trash2}
                onClick={() => onChange(items.filter((_, place) => place !== at))}
              />
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      {items.length < max && (
        <Button
          className="justify-self-start"
          onClick={() => {
            setOpened(items.length)
            onChange([...items, blank])
          }}
        >
          {add}
        </Button>
      )}
    </fieldset>
  )
}
