import type { Page } from '@playwright/test'

type Box = { left: number; right: number; top: number; bottom: number }
export type Bars = {
  /** Faults in words: parts over each other, out of the window, or a figure broken between its digits. */
  faults: string[]
  /** How much of the window's height stays covered while the page scrolls. */
  share: { top: number; bottom: number }
}

/** Measures what stays in view at the top and at the bottom of a window: the bars and their parts. */
export const measureBars = (page: Page): Promise<Bars> =>
  page.evaluate(() => {
    const isBar = (element: Element) => {
      const { position, opacity } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      // Only what goes from side to side: a sticky column beside a text covers nothing.
      return (
        ['fixed', 'sticky'].includes(position) &&
        opacity !== '0' &&
        width >= innerWidth * 0.9 &&
        height < innerHeight / 2
      )
    }
    const shown = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && isBar(element),
    )
    const boxes = shown.map((element) => ({
      ...element.getBoundingClientRect().toJSON(),
      sticksBelow: getComputedStyle(element).bottom !== 'auto',
    })) as (Box & { sticksBelow: boolean })[]
    const atTop = boxes.filter(({ top }) => top <= 0).map(({ bottom }) => bottom)
    const atBottom = boxes
      .filter(({ top, sticksBelow }) => sticksBelow && top > innerHeight / 2)
      .map(({ top }) => innerHeight - top)

    const faults: string[] = []
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || isScrolled(element.parentElement))
    const isUnseen = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement))
    for (const bar of shown) {
      const parts: { words: string; box: Box }[] = []
      const texts = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const words = text.textContent!.trim()
        const element = text.parentElement!
        if (!words || !element.checkVisibility({ visibilityProperty: true }) || isUnseen(element)) continue
        if (isScrolled(element)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (/\d/.test(words) && lines.size > 1) faults.push(`broken: ${words}`)
        const { overflowX } = getComputedStyle(element)
        // What is cut by an ellipsis ends with its box.
        const { left, right, top, bottom } = (overflowX === 'hidden' ? element : range).getBoundingClientRect()
        parts.push({ words, box: { left, right, top, bottom } })
      }
      for (const icon of bar.querySelectorAll('svg')) {
        const { left, right, top, bottom } = icon.getBoundingClientRect()
        if (right > left && !isScrolled(icon))
          parts.push({
            words: icon.closest('[aria-label]')?.getAttribute('aria-label') ?? 'icon',
            box: { left, right, top, bottom },
          })
      }
      const bounds = bar.getBoundingClientRect()
      for (const [at, { words, box }] of parts.entries()) {
        if (box.left < -1 || box.right > innerWidth + 1) faults.push(`out of the window: ${words}`)
        // A line of text may be taller than its bar as long as its letters are not.
        if (box.top < bounds.top - 4 || box.bottom > bounds.bottom + 4) faults.push(`out of its bar: ${words}`)
        for (const other of parts.slice(at + 1)) {
          const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
          // The count of the cart stands on its icon.
          if (width > 2 && height > 2 && !/^\d+$/.test(words + other.words) && !/Carrito/.test(words + other.words))
            faults.push(`over each other: ${words}, ${other.words}`)
        }
      }
    }
    return {
      faults: [...new Set(faults)],
      share: { top: Math.max(0, ...atTop) / innerHeight, bottom: Math.max(0, ...atBottom) / innerHeight },
    }
  })
