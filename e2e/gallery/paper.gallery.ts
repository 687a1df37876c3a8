import { signInAs } from '../support/signed-in.ts'
import { test } from '../support/test.ts'

/** What a printer gets, in the width that is left between the margins. */
const papers = [
  ['receipt-ar', 'ana', '/account/orders/R105', 658],
  ['receipt-cl', 'gabi', '/account/orders/R201?country=cl', 658],
  ['label-pickup-ar', 'ana', '/account/exchange/finish/C1001/', 344],
  ['label-branch-ar', 'ana', '/account/exchange/finish/C1002/', 344],
] as const

for (const [name, who, path, width] of papers) {
  test(`paper-${name}`, async ({ page, context }, { project }) => {
    await signInAs(context, who)
    await page.setViewportSize({ width, height: 500 })
    await page.goto(path)
    await page.locator('[data-paper]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.emulateMedia({ media: 'print' })
    await page.screenshot({ path: `gallery/${project.name}/paper-${name}.png`, fullPage: true })
  })
}
