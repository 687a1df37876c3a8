import { ArrowDown, ArrowUp, GripVertical, IndentDecrease, IndentIncrease, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { MenuBody } from '#domain/content/documents/read-document.ts'
import { maxDepth } from '#domain/content/pages/menu-file.ts'
import { entriesOf, linesOf, placesOf, settled, type MenuLine } from '#domain/content/pages/menu-lines.ts'
import type { Menu } from '#domain/content/pages/places-of-content.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { IconButton } from '#desk/platform/ui/icon-button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import type { EditorProps } from './editor.ts'

const words = wordsIn({
  es: {
    label: (place: number) => `Texto de la entrada ${place}`,
    url: (place: number) => `Enlace de la entrada ${place}`,
    up: (name: string) => `Subir ${name}`,
    down: (name: string) => `Bajar ${name}`,
    deeper: (name: string) => `Poner ${name} debajo de la anterior`,
    shallower: (name: string) => `Sacar ${name} un nivel`,
    remove: (name: string) => `Quitar ${name}`,
    add: 'Agregar una entrada',
    nameless: 'la entrada',
  },
  en: {
    label: (place: number) => `Text of entry ${place}`,
    url: (place: number) => `Link of entry ${place}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    deeper: (name: string) => `Put ${name} below the one before`,
    shallower: (name: string) => `Take ${name} out one level`,
    remove: (name: string) => `Remove ${name}`,
    add: 'Add an entry',
    nameless: 'the entry',
  },
})

const inputClass =
  'min-h-9 w-full min-w-0 rounded-field border border-ink-2 bg-surface px-2 text-14 aria-invalid:border-2 aria-invalid:border-rojo max-tablet:min-h-11'

/** How many lines belong to the one at a place: itself and what is below it. */
function spanOf(lines: readonly MenuLine[], at: number): number {
  const next = lines.findIndex((line, place) => place > at && line.depth <= lines[at]!.depth)
  return (next < 0 ? lines.length : next) - at
}

/** The lines with the one at `from`, and what is below it, before what was at `to`. */
function moved(lines: readonly MenuLine[], from: number, to: number): MenuLine[] {
  const span = spanOf(lines, from)
  const taken = lines.slice(from, from + span)
  const rest = [...lines.slice(0, from), ...lines.slice(from + span)]
  const place = to > from ? Math.max(0, to - span) : to
  return settled([...rest.slice(0, place), ...taken, ...rest.slice(place)])
}

/** A menu as a list with indents: what is indented is below the entry before it. */
export function MenuEditor({ body, onChange, faults, menu }: EditorProps<MenuBody> & { menu: Menu }) {
  const text = useWords(words)
  const own = useRef<HTMLUListElement>(null)
  const focus = useRef<string>(undefined)
  const [dragged, setDragged] = useState<number>()
  useEffect(() => {
    if (focus.current !== undefined) own.current?.querySelector<HTMLElement>(`[data-move="${focus.current}"]`)?.focus()
    focus.current = undefined
  })
  const lines = linesOf(body.entries)
  const places = placesOf(lines)
  const deepest = maxDepth[menu] - 1
  const set = (changed: readonly MenuLine[]) => onChange({ entries: entriesOf(changed) })
  const setLine = (at: number, change: Partial<MenuLine>) =>
    set(lines.map((line, place) => (place === at ? { ...line, ...change } : line)))
  /** What is below a line goes with it. */
  const setDepth = (at: number, by: 1 | -1) =>
    set(
      settled(
        lines.map((line, place) =>
          place >= at && place < at + spanOf(lines, at)
            ? { ...line, depth: Math.max(0, Math.min(deepest, line.depth + by)) }
            : line,
        ),
      ),
    )
  const before = (at: number) => lines.findLastIndex((line, place) => place < at && line.depth <= lines[at]!.depth)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ul ref={own} className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {lines.map(({ label, url, depth }, at) => {
          const fault = faults[`${places[at]}.label`] ?? faults[`${places[at]}.url`] ?? faults[places[at]!]
          const name = label || text.nameless
          const after = at + spanOf(lines, at)
          return (
            <li
              key={at}
              style={{ paddingLeft: `${depth * 20}px` }}
              onDragOver={(event) => {
                if (dragged !== undefined) event.preventDefault()
              }}
              onDrop={(event) => {
                event.preventDefault()
                const isBelowItself = dragged !== undefined && at >= dragged && at < dragged + spanOf(lines, dragged)
                if (dragged !== undefined && !isBelowItself) set(moved(lines, dragged, at))
                setDragged(undefined)
              }}
            >
              <div className="flex flex-wrap items-center gap-1 border border-line bg-surface p-1">
                <span
                  draggable
                  aria-hidden="true"
                  onDragStart={() => setDragged(at)}
                  onDragEnd={() => setDragged(undefined)}
                  className="cursor-grab p-1 text-ink-2 max-tablet:hidden"
                >
                  <GripVertical size={18} strokeWidth={1.5} />
                </span>
                <div className="grid min-w-40 flex-1 gap-1 tablet:grid-cols-2">
                  <input
                    aria-label={text.label(at + 1)}
                    aria-invalid={fault ? true : undefined}
                    aria-describedby={fault ? `entry-fault-${at}` : undefined}
                    value={label}
                    onChange={({ target }) => setLine(at, { label: target.value })}
                    className={inputClass}
                  />
                  <input
                    aria-label={text.url(at + 1)}
                    aria-invalid={fault ? true : undefined}
                    value={url}
                    onChange={({ target }) => setLine(at, { url: target.value.trim() })}
                    className={`${inputClass} font-mono text-13`}
                  />
                </div>
                <div className="flex">
                  {deepest > 0 && (
                    <>
                      <IconButton
                        label={text.shallower(name)}
                        icon={IndentDecrease}
                        aria-disabled={depth === 0 || undefined}
                        onClick={() => setDepth(at, -1)}
                      />
                      <IconButton
                        label={text.deeper(name)}
                        icon={IndentIncrease}
                        aria-disabled={at === 0 || depth >= deepest || undefined}
                        onClick={() => setDepth(at, 1)}
                      />
                    </>
                  )}
                  <IconButton
                    label={text.up(name)}
                    icon={ArrowUp}
                    data-move={`${at}-up`}
                    aria-disabled={at === 0 || undefined}
                    onClick={() => {
                      const to = before(at)
                      if (to < 0) return
                      focus.current = `${to}-up`
                      set(moved(lines, at, to))
                    }}
                  />
                  <IconButton
                    label={text.down(name)}
                    icon={ArrowDown}
                    data-move={`${at}-down`}
                    aria-disabled={after >= lines.length || undefined}
                    onClick={() => {
                      if (after >= lines.length) return
                      const span = spanOf(lines, after)
                      focus.current = `${at + span}-down`
                      set(moved(lines, at, after + span))
                    }}
                  />
                  <IconButton
                    label={text.remove(name)}
                    icon={Trash2}
                    onClick={() => set(lines.filter((_, place) => place < at || place >= after))}
                  />
                </div>
              </div>
              {fault && (
                <p id={`entry-fault-${at}`} className="pl-2 text-13 font-medium text-rojo">
                  {fault}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <Button className="justify-self-start" onClick={() => set([...lines, { label: '', url: '', depth: 0 }])}>
        {text.add}
      </Button>
    </div>
  )
}
