import type { Page } from '@playwright/test'

/**
 * What is indistinguishable with forced colours: a selected option that looks like the others, a button without an
 * edge, a swatch without its colour (A9).
 */
export async function findForcedColourProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await page.evaluate(() => {
    const problems = new Set<string>()
    /** Properties that can distinguish a selected option. */
    const distinguishing = [
      ...(['color', 'backgroundColor', 'borderColor', 'borderWidth', 'borderStyle', 'outlineStyle'] as const),
      ...(['fontWeight', 'textDecorationLine', 'visibility', 'display', 'opacity'] as const),
    ]
    const looks = (element: Element) => {
      const all = [element, ...element.querySelectorAll('*')].map((one) => {
        const style = getComputedStyle(one)
        return distinguishing.map((property) => style[property]).join()
      })
      return all.join('|')
    }
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isDrawnByLabel = (input: Element) =>
      getComputedStyle(input).clipPath !== 'none' || getComputedStyle(input).appearance === 'none'

    const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')]
    for (const chosen of inputs.filter((one) => one.checked && isDrawnByLabel(one))) {
      const label = chosen.closest('label')
      const other = inputs.find((one) => one.name === chosen.name && !one.checked && !one.disabled)?.closest('label')
      if (label && other && isSeen(label) && looks(label) === looks(other))
        problems.add(`chosen like the others: ${label.textContent}`)
    }
    for (const button of document.querySelectorAll('button, [role=button]')) {
      if (!isSeen(button) || button.querySelector('svg') || button.closest('summary')) continue
      const { borderStyle, borderWidth, outlineStyle, textDecorationLine } = getComputedStyle(button)
      const hasEdge = (borderStyle !== 'none' && parseFloat(borderWidth) > 0) || outlineStyle !== 'none'
      if (!hasEdge && textDecorationLine === 'none') problems.add(`no edge: ${button.textContent}`)
    }
    for (const sample of document.querySelectorAll<HTMLElement>('[style*="background"]')) {
      if (isSeen(sample) && sample.style.background && getComputedStyle(sample).forcedColorAdjust !== 'none')
        problems.add(
          `sample without its colour: ${sample.parentElement?.getAttribute('aria-label') ?? sample.outerHTML.slice(0, 80)}`,
        )
    }
    return [...problems]
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}
