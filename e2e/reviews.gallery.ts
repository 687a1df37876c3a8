import { reviewLinkOf } from './review-link.ts'
import { test } from './test.ts'

for (const [name, person, order] of [
  ['review-choice-ar', 'dora', 'R303'],
  ['review-choice-cl', 'gabi', 'R205'],
] as const) {
  test(name, async ({ page, context }, { project }) => {
    const shoot = (as: string) => page.screenshot({ path: `gallery/${project.name}/${as}.png`, fullPage: true })
    await page.goto(await reviewLinkOf(context, person, order), { waitUntil: 'networkidle' })
    await shoot(name)
    await page.getByRole('main').getByRole('link', { name: 'Opinar' }).first().click()
    await page.getByRole('main').getByRole('button', { name: 'Enviar opinión' }).click()
    await page.getByRole('alert').first().waitFor()
    await page.getByRole('radio', { name: '4 estrellas' }).check({ force: true })
    await shoot(name.replace('choice', 'form'))
  })
}
