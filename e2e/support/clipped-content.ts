import type { Page } from '@playwright/test'

/**
 * Layout faults of a screen, in words: content beyond the window that cannot be scrolled to, text clipped by its box,
 * overlapping lines, and text outside its bar.
 */
export const findClippedContent = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found = new Set<string>()
    if (document.documentElement.scrollWidth > width)
      found.add(`the page is ${document.documentElement.scrollWidth} px wide`)

    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || isScrolled(element.parentElement))
    /** Only for screen readers. */
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' ||
        getComputedStyle(element).opacity === '0' ||
        isUnseen(element.parentElement))
    const barOf = (element: Element | null): Element | null =>
      element &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ? element : barOf(element.parentElement))

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim()
      const element = text.parentElement!
      if (!words || !element.checkVisibility({ visibilityProperty: true }) || isUnseen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (box.width === 0 || element.closest('select, option, script, style')) continue
      const { overflowX, textOverflow, webkitLineClamp, lineHeight, fontSize } = getComputedStyle(element)
      // The largest headings have a line height slightly below their font size.
      if (parseFloat(lineHeight) < 0.9 * parseFloat(fontSize)) found.add(`lines over each other: ${words}`)
      // Truncated on purpose, with an ellipsis.
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue
      if ((box.right > width + 1 || box.left < -1) && !isScrolled(element)) found.add(`beyond the window: ${words}`)
      if (['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.add(`cut: ${words}`)
      const bar = barOf(element)?.getBoundingClientRect()
      if (
        bar &&
        !isScrolled(element) &&
        (box.bottom > bar.bottom + 1 || box.top < bar.top - 1 || box.right > bar.right + 1)
      )
        found.add(`outside its bar: ${words}`)
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isUnseen(control)) continue
      const box = control.getBoundingClientRect()
      if (box.width > 0 && (box.right > width + 1 || box.left < -1) && !isScrolled(control))
        found.add(
          `control beyond the window: ${control.getAttribute('aria-label') ?? control.textContent ?? control.id}`,
        )
    }
    return [...found]
  })
