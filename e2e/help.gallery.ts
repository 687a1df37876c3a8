import { expect, test } from './test.ts'

for (const [name, path] of [
  ['help-ar', '/atencion-al-cliente'],
  ['help-search-cl', '/preguntas-frecuentes?q=cambio&country=cl'],
  ['survey-co', '/customer/nps/?country=co'],
  ['privacy', '/ac-privacidad/?country=ar'],
] as const) {
  test(name, async ({ page, visit }) => {
    await visit(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.screenshot({ path: `gallery/${name}.png` })
  })
}
