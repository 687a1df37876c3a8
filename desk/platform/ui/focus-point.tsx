import type { KeyboardEvent, MouseEvent } from 'react'
import { imageAddress } from '#domain/platform/pictures/image-address.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    focus: (x: number, y: number) =>
      `Punto que se ve en todos los recortes: ${x} % desde la izquierda, ${y} % desde arriba. Se mueve con un clic o con las flechas.`,
    focusHelp: 'Hacé clic en lo que tiene que verse en todos los recortes.',
  },
  en: {
    focus: (x: number, y: number) =>
      `The point that every crop keeps: ${x} % from the left, ${y} % from the top. A click or the arrows move it.`,
    focusHelp: 'Click on what every crop has to keep.',
  },
})

export type Point = [x: number, y: number]
const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
}

type FocusProps = { image: string; focus: Point | undefined; onFocus(focus: Point): void }

/** The point of a picture that every crop keeps: chosen with a click or the arrows. */
export function FocusPoint({ image, focus, onFocus }: FocusProps) {
  const text = useWords(words)
  const [x, y] = focus ?? [50, 50]
  function onClick(event: MouseEvent<HTMLButtonElement>) {
    // The keyboard presses without a place.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onFocus([within(((event.clientX - left) / width) * 100), within(((event.clientY - top) / height) * 100)])
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onFocus([within(x + step[0]), within(y + step[1])])
  }
  return (
    <>
      <button
        type="button"
        aria-label={text.focus(x, y)}
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="relative w-fit cursor-crosshair justify-self-start"
      >
        <img src={imageAddress(image, 480)} alt="" className="block max-h-56 max-w-full" />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-5 -translate-1/2 rounded-full border-2 border-lima bg-on-lima/50"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </button>
      <p className="text-13 text-ink-2">{text.focusHelp}</p>
    </>
  )
}
