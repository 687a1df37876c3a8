import { enterDesk } from '../support/desk.ts'
import { expect, test } from '../support/test.ts'

test('OP-078 labels are pages of 100 × 150 mm, one each, and nothing else of the screen is printed', async ({
  page,
}) => {
  await enterDesk(page, '/desk/print/labels?orders=R105,R106')
  await page.getByRole('button', { name: 'Armar para 2 pedidos' }).click()
  await expect(page.getByRole('img', { name: 'Pedido R106' })).toBeVisible()
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  // In points, 72 to the inch.
  const pages = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) =>
    sides.map((side) => Math.round((Number(side) / 72) * 25.4)),
  )
  expect(pages).toEqual([
    [100, 150],
    [100, 150],
  ])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await expect(page.getByText('Ana Paredes').first()).toBeVisible()
})
