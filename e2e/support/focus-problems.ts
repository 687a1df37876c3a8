import type { Page } from '@playwright/test'

const maxStops = 40

/**
 * Tabs through a screen and reports focus problems: a stop that is not visible, is behind a bar, has no focus ring, or
 * traps the focus (A2, A3, WCAG 2.4.7, 2.4.11).
 */
export async function findFocusProblems(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press('Tab')
    const { name, problem, isSame } = await page.evaluate(async () => {
      const element = document.activeElement!
      const isSame = element.hasAttribute('data-visited')
      for (const other of document.querySelectorAll('[data-visited]')) other.removeAttribute('data-visited')
      element.setAttribute('data-visited', '')
      if (element === document.body) return { name: 'body', problem: undefined, isSame: false }
      // A control drawn by its label (sr-only inputs) is where the label is.
      const drawn =
        (element instanceof HTMLInputElement &&
          getComputedStyle(element).clipPath !== 'none' &&
          element.closest('label')) ||
        element
      const outOfWindow = 'out of the window'
      const covering = () => {
        const box = drawn.getBoundingClientRect()
        const at = [
          (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
          (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
        ] as const
        const top = document.elementFromPoint(...at)
        // A transient message does not count as covering.
        const isSeen =
          top !== null &&
          (drawn.contains(top) || top.contains(drawn) || top.closest('[role=alert], [role=status]') !== null)
        return isSeen ? undefined : top ? `behind ${top.outerHTML.slice(0, 60)}` : outOfWindow
      }
      // A page that is still being laid out scrolls to its focus some frames later.
      const stillCovering = async () => {
        let hidden = covering()
        for (let frame = 0; hidden && frame < 30; frame++) {
          await new Promise(requestAnimationFrame)
          hidden = covering()
        }
        return hidden
      }
      let hidden = await stillCovering()
      // Late content may have pushed it out of the window: focusing it again brings it back.
      if (hidden === outOfWindow && element instanceof HTMLElement) {
        element.blur()
        element.focus()
        hidden = await stillCovering()
      }
      const ring = [element, drawn, ...drawn.querySelectorAll('*')].some((one) => {
        const { outlineStyle, boxShadow } = getComputedStyle(one)
        return outlineStyle !== 'none' || boxShadow !== 'none'
      })
      const described = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''} ${element.id}`
      return {
        name: described,
        // Parts of a date field are separate stops within one element.
        isSame: isSame && !element.matches('input, select'),
        problem: hidden ?? (ring ? undefined : 'no ring'),
      }
    })
    if (name === 'body') return found
    if (problem) found.push(`${name}: ${problem}`)
    if (isSame) found.push(`${name} holds the focus`)
  }
  return found
}
