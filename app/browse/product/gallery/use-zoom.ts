import { useRef, useState, type PointerEvent, type WheelEvent } from 'react'

type Point = { x: number; y: number }
export type View = Point & { scale: number }

export const initialView: View = { x: 0, y: 0, scale: 1 }
const maxScale = 4
const doubleTapScale = 2.5
const doubleTapMs = 300
const isNear = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 30

/** Zooms while keeping a point of the picture in place; the picture never leaves its frame. */
export function zoomAt(view: View, scale: number, at: Point, frame: { width: number; height: number }): View {
  const next = Math.min(Math.max(scale, 1), maxScale)
  const grown = next / view.scale
  const slack = { x: (frame.width * (next - 1)) / 2, y: (frame.height * (next - 1)) / 2 }
  const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit)
  return {
    scale: next,
    x: clamp(at.x - (at.x - view.x) * grown, slack.x),
    y: clamp(at.y - (at.y - view.y) * grown, slack.y),
  }
}

/** The zoom of a picture by pinch, double tap, wheel or button (U38). */
export function useZoom() {
  const [view, setView] = useState(initialView)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef({ at: 0, x: 0, y: 0 })

  const frameOf = (element: Element) => element.getBoundingClientRect()
  /** Relative to the middle of the frame, like the picture's transform. */
  function pointIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top, width, height } = frameOf(element)
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const span = ([a, b]: Point[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y)
  const middle = ([a, b]: Point[]) => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 })

  return {
    view,
    reset: () => setView(initialView),
    zoomBy: (factor: number) =>
      setView((now) => zoomAt(now, now.scale * factor, { x: 0, y: 0 }, { width: innerWidth, height: innerHeight })),
    handlers: {
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, pointIn(event.currentTarget, event))
      },
      onPointerMove(event: PointerEvent) {
        const before = fingers.current.get(event.pointerId)
        if (!before) return
        const frame = frameOf(event.currentTarget)
        const now = pointIn(event.currentTarget, event)
        const pair = [...fingers.current.values()]
        fingers.current.set(event.pointerId, now)
        const moved = [...fingers.current.values()]
        setView((current) => {
          if (pair.length < 2) {
            const pushed = { ...current, x: current.x + now.x - before.x, y: current.y + now.y - before.y }
            return zoomAt(pushed, current.scale, { x: 0, y: 0 }, frame)
          }
          return zoomAt(current, (current.scale * span(moved)) / Math.max(span(pair), 1), middle(moved), frame)
        })
      },
      onPointerUp(event: PointerEvent) {
        const frame = frameOf(event.currentTarget)
        const at = pointIn(event.currentTarget, event)
        const wasAlone = fingers.current.size === 1
        fingers.current.delete(event.pointerId)
        if (!wasAlone) return
        const isDouble = event.timeStamp - lastTap.current.at < doubleTapMs && isNear(at, lastTap.current)
        lastTap.current = { at: isDouble ? 0 : event.timeStamp, ...at }
        if (isDouble) setView((current) => zoomAt(current, current.scale > 1 ? 1 : doubleTapScale, at, frame))
      },
      onPointerCancel(event: PointerEvent) {
        fingers.current.delete(event.pointerId)
      },
      onWheel(event: WheelEvent) {
        const frame = frameOf(event.currentTarget)
        const at = pointIn(event.currentTarget, event)
        setView((current) => zoomAt(current, current.scale * 1.0015 ** -event.deltaY, at, frame))
      },
    },
  }
}
