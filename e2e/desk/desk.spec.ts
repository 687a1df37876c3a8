import { codeOf, deskLink, enterDesk } from '../support/desk.ts'
import { orderByCall } from '../support/order-by-call.ts'
import { barriers, expect, test } from '../support/test.ts'
import budgets from '../../budgets.json' with { type: 'json' }

test('OP-078 R12 an order is found and moved by keyboard; a colleague who comes second hears by whom', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  const { nr } = await orderByCall(request, { country: 'ar', email: 'mostrador@example.com', payment: 'cash_voucher' })
  const other = await (await browser.newContext()).newPage()
  await enterDesk(other, `/desk/orders/${nr}`)
  await enterDesk(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar o ir a' }).fill(nr)
  await page.getByRole('option', { name: `Abrir el pedido ${nr}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${nr}` })).toBeVisible()
  await expect(page.getByText('m…@example.com', { exact: true })).toBeVisible()
  await expect(page.getByText('mostrador@example.com')).toBeHidden()
  for (const [step, after] of [
    ['Marcar como pagado', 'Pagado'],
    ['Empezar a preparar', 'En preparación'],
  ] as const) {
    await page.getByRole('button', { name: step }).press('Enter')
    const dialog = page.getByRole('dialog', { name: step })
    await dialog.getByRole('button', { name: 'Confirmar' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 }).getByText(after)).toBeVisible()
  }
  await other.getByRole('button', { name: 'Cancelar pedido' }).click()
  const late = other.getByRole('dialog', { name: 'Cancelar el pedido' })
  await late.getByLabel('Motivo, para el equipo').fill('Pidió cancelar por teléfono')
  await late.getByRole('button', { name: 'Cancelar el pedido' }).click()
  await expect(late.getByText(/Lo último lo hizo duena@example.com/)).toBeVisible()
  await expect(late.getByLabel('Motivo, para el equipo')).toHaveValue('Pidió cancelar por teléfono')
  await expect(other.getByRole('heading', { level: 1 }).getByText('En preparación')).toBeVisible()
  await other.context().close()
  expect(complaints.splice(0).filter((text) => !text.includes('409'))).toEqual([])

  // What was being typed stays where it is when the shop does not answer.
  await page.getByRole('button', { name: 'Despachar' }).click()
  const shipping = page.getByRole('dialog', { name: 'Despachar' })
  await shipping.getByLabel('Seguimiento (opcional)').fill('AR-123')
  await page.route('**/move', (route) => route.abort())
  await shipping.getByRole('button', { name: 'Confirmar' }).click()
  await expect(shipping.getByText('No hay conexión con la tienda. Lo que escribiste sigue acá.')).toBeVisible()
  await page.unroute('**/move')
  await shipping.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('heading', { level: 1 }).getByText('Despachado')).toBeVisible()
  await expect(page.getByText('AR-123').first()).toBeVisible()
  await page.getByRole('button', { name: 'Agregar nota' }).click()
  await expect(page.getByLabel('Nota nueva')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Nota nueva').fill('Pidió que la dejen en portería')
  await page.getByRole('button', { name: 'Agregar nota' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Pidió que la dejen en portería' })).toBeVisible()
  await expect(page.getByLabel('Nota nueva')).toHaveValue('')
  expect(complaints.splice(0).filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
})

test('OP-078 an invitation becomes a person with a password, an app and codes to keep', async ({
  page,
  complaints,
}) => {
  const email = `nueva-${Date.now()}@example.com`
  await page.goto(await deskLink(email, '--name', 'Bruno Paz', '--roles', 'reader', '--stores', 'cl'))
  await expect(page.getByRole('heading', { name: 'Sumate al equipo' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Contraseña nueva').fill('corta')
  const key = await page.getByText(/^[A-Z2-7]{32}$/).innerText()
  await page.getByLabel('Código de la aplicación').fill(codeOf(key))
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(page.getByLabel('Contraseña nueva')).toHaveAttribute('aria-invalid', 'true')
  expect(complaints.splice(0).filter((text) => !text.includes('422'))).toEqual([])
  await page.getByLabel('Contraseña nueva').fill('cuatro nubes en la ruta')
  await page.getByLabel('Código de la aplicación').fill(codeOf(key))
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Guardá estos códigos' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'Ir al escritorio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible()
  // A reader of Chile has no places of others, and no order of Argentina.
  await expect(page.getByRole('link', { name: 'Equipo' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Argentina' })).toBeHidden()
  await page.goto('/desk/orders')
  await page
    .getByRole('link', { name: /^R2\d\d/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toBeHidden()
})

const screens = [
  '/desk',
  '/desk/orders',
  '/desk/orders/new',
  '/desk/orders/R106',
  '/desk/returns',
  '/desk/returns/C1001',
  '/desk/questions',
  '/desk/questions/templates',
  '/desk/customers',
  '/desk/money',
  '/desk/products',
  '/desk/products/checks',
  '/desk/products/bulks',
  '/desk/products/new',
  '/desk/products/ZM0001',
  '/desk/products/size-tables',
  '/desk/products/size-tables/new',
  '/desk/products/size-tables/1',
  '/desk/second-person',
  '/desk/promotions',
  '/desk/promotions/new',
  '/desk/promotions/calendar?country=ar',
  '/desk/promotions/try',
  '/desk/searches',
  '/desk/searches/rules',
  '/desk/searches/try?where=zapatillas',
  '/desk/reviews',
  '/desk/stock',
  '/desk/stock/size?country=ar&sku=RT0001-M',
  '/desk/stock/count',
  '/desk/staff',
  '/desk/system',
  '/desk/system/webhooks',
  '/desk/system/keys',
  '/desk/system/settings',
  '/desk/today/slow-pages',
  '/desk/money/reconciliations',
  '/desk/audit',
  '/desk/account',
  '/desk/content',
  '/desk/brand',
  '/desk/terms',
  '/desk/flags',
  '/desk/mails',
  '/desk/mails/welcome',
  '/desk/import',
  '/desk/content/ar/home/home',
  '/desk/content/ar/menu/tree',
  '/desk/content/ar/text/terms',
]

test('P4 the first load of the desk has few bytes', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (/\/desk\/.*\.js$/.test(request.url())) {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    }
  })
  await enterDesk(page)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(budgets.deskScripts)
})

const windows = [
  [390, 844, 'light'],
  [1280, 800, 'dark'],
] as const

for (const [width, height, colorScheme] of windows) {
  test(`A1 the screens of the desk have no barriers and fit, at ${width} px and ${colorScheme}`, async ({ page }) => {
    // There are dozens of them.
    test.slow()
    await enterDesk(page)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    const problems: string[] = []
    const noteWidth = async (path: string, at: number) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wide > 0) problems.push(`${path} at ${at}: ${wide} px too wide`)
    }
    for (const path of screens) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Cargando/)).toBeHidden()
      await noteWidth(path, width)
      problems.push(...(await barriers(page)).map((barrier) => `${path} at ${width}: ${barrier}`))
      if (width < 1280) continue
      // A very wide window has the same elements with more room.
      await page.setViewportSize({ width: 1920, height: 1080 })
      await noteWidth(path, 1920)
      await page.setViewportSize({ width, height })
    }
    expect(problems).toEqual([])
  })
}
