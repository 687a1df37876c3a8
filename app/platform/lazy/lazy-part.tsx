import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { FailedPart, FailedSheet } from './failed-part.tsx'
import { loadAgain } from '#app/platform/bootstrap/load-again.ts'
import { PartBoundary } from './part-boundary.tsx'
import type { PartName } from './part-words.ts'
import { useIsHydrating } from '#app/platform/bootstrap/use-is-hydrating.ts'
import { whenPossible } from '#app/platform/bootstrap/when-possible.ts'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

/** A part that no one asked for: nothing is in its place until it is loaded, also when that fails. */
export function quietPart<P extends object>(load: Load<P>) {
  const Part = lazy(() => whenPossible(load)) as ComponentType<P>
  return function QuietPart(props: P) {
    return (
      <PartBoundary>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
}

const focusIt = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

function partOf<P extends object>(load: Load<P>, name: PartName, Failed: typeof FailedPart, waiting?: ReactNode) {
  // React remembers a failed import for ever, so each attempt is another component.
  const ask = () => lazy(() => loadAgain(load)) as ComponentType<P>
  let Known = ask()
  // What the server has rendered can be read, and its links work: it stays until the script is there.
  const Rendered = lazy(() => whenPossible(load)) as ComponentType<P>
  return function LazyPart(props: P) {
    const isHydrating = useIsHydrating()
    const [{ Part, attempt }, setCurrent] = useState({ Part: isHydrating ? Rendered : Known, attempt: 0 })
    // The same element as long as nothing changes: any other would replace the server's markup before its script is there.
    const part = useMemo(() => {
      const retry = async () => {
        try {
          const { default: Loaded } = await loadAgain(load)
          Known = Loaded
          setCurrent({ Part: Loaded, attempt: attempt + 1 })
        } catch {
          // The failure stays on screen.
        }
      }
      return (
        <PartBoundary key={attempt} onFailed={() => (Known = ask())} instead={<Failed name={name} retry={retry} />}>
          <Suspense fallback={waiting}>
            <Part {...props} />
          </Suspense>
        </PartBoundary>
      )
    }, [props, Part, attempt])
    // The button that was tapped is gone: the focus moves to what came in its place. A sheet takes it by itself.
    if (attempt === 0 || Failed === FailedSheet) return part
    return (
      <div key={attempt} ref={focusIt} tabIndex={-1} className="outline-none">
        {part}
      </div>
    )
  }
}

/** A part of a screen. When it cannot be loaded or fails, it says so in its place, with a button to try again. */
export const lazyPart = <P extends object>(load: Load<P>, name: PartName, waiting?: ReactNode) =>
  partOf(load, name, FailedPart, waiting)

/** A sheet: when it cannot be loaded, a sheet in its place says so. `name` is the overlay's. */
export const lazySheet = <P extends object>(load: Load<P>, name: PartName) => partOf(load, name, FailedSheet)
