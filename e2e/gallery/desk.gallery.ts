import type { Page } from '@playwright/test'
import { deskLink, enterDesk } from '../support/desk.ts'
import { expect, test } from '../support/test.ts'

type View = { name: string; path: string; act?: (page: Page) => Promise<unknown>; heading: string | RegExp }

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

const make = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Imprimir' }).waitFor()
}

async function openAna(page: Page) {
  await page.getByLabel('E-mail, documento o número de pedido').fill('ana@example.com')
  await page.getByLabel('Por qué buscás').fill('Pregunta por su crédito')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.getByRole('button', { name: 'Abrir' }).click()
  await page.getByText('Notas del equipo').waitFor()
}

async function makeKey(page: Page) {
  await page.getByRole('button', { name: 'Crear una clave' }).click()
  await page.getByLabel('Para qué sistema').fill('ERP')
  await page.getByLabel('Ver pedidos').check()
  await page.getByLabel('Hacer avanzar').check()
  await page.getByRole('button', { name: 'Crear la clave' }).click()
  await page.getByText('no se vuelve a mostrar').waitFor()
  await page.getByRole('button', { name: 'Listo' }).click()
}

async function addWebhook(page: Page) {
  await page.getByRole('button', { name: 'Agregar un webhook' }).click()
  await page.getByLabel('Dirección').fill(`https://erp.calandria.example/avisos/${Date.now()}`)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Listo' }).click()
}

const views: View[] = [
  { name: 'today', path: '/desk', heading: 'Hoy' },
  { name: 'orders', path: '/desk/orders', heading: 'Pedidos' },
  {
    name: 'orders-chosen',
    path: '/desk/orders',
    heading: 'Pedidos',
    act: (page) => page.getByRole('checkbox').first().check(),
  },
  { name: 'orders-none', path: '/desk/orders?text=nadie', heading: 'Pedidos' },
  { name: 'order', path: '/desk/orders/R106', heading: /Pedido R106/ },
  { name: 'order-cancel', path: '/desk/orders/R106', heading: /Pedido R106/, act: press('Cancelar pedido') },
  { name: 'order-address', path: '/desk/orders/R106', heading: /Pedido R106/, act: press('Cambiar la dirección') },
  { name: 'print-pick', path: '/desk/print/pick?orders=R104,R105,R106', heading: 'Lista de preparación' },
  { name: 'print-reason', path: '/desk/print/slips?orders=R106', heading: 'Remitos' },
  {
    name: 'print-slip',
    path: '/desk/print/slips?orders=R106',
    heading: 'Remitos',
    act: make('Armar para 1 pedido'),
  },
  {
    name: 'print-labels',
    path: '/desk/print/labels?orders=R105,R106',
    heading: 'Etiquetas',
    act: make('Armar para 2 pedidos'),
  },
  { name: 'returns', path: '/desk/returns', heading: 'Cambios y devoluciones' },
  { name: 'return', path: '/desk/returns/C1001', heading: /Devolución C1001/ },
  { name: 'return-approve', path: '/desk/returns/C1001', heading: /Devolución C1001/, act: press('Aprobar') },
  { name: 'customers', path: '/desk/customers', heading: 'Clientes' },
  { name: 'money', path: '/desk/money', heading: 'Dinero' },
  { name: 'reconciliations', path: '/desk/money/reconciliations', heading: 'Conciliaciones' },
  { name: 'saved-views', path: '/desk/orders', heading: 'Pedidos', act: press('Guardar vista') },
  { name: 'second-person', path: '/desk/second-person', heading: 'Esperan a otra persona' },
  { name: 'payout-file', path: '/desk/money', heading: 'Dinero', act: press('Armar archivo') },
  { name: 'stock-outs', path: '/desk/today/stock-outs', heading: 'Talles agotados hoy' },
  { name: 'customer', path: '/desk/customers', heading: 'Clientes', act: openAna },
  { name: 'staff', path: '/desk/staff', heading: 'Equipo' },
  { name: 'staff-invite', path: '/desk/staff', heading: 'Equipo', act: press('Invitar') },
  { name: 'system', path: '/desk/system', heading: 'Sistema' },
  { name: 'webhooks', path: '/desk/system/webhooks', heading: 'Webhooks', act: addWebhook },
  { name: 'webhook-new', path: '/desk/system/webhooks', heading: 'Webhooks', act: press('Agregar un webhook') },
  { name: 'settings', path: '/desk/system/settings', heading: 'Configuración' },
  { name: 'slow-pages', path: '/desk/today/slow-pages', heading: 'Páginas lentas' },
  { name: 'keys', path: '/desk/system/keys', heading: 'Claves', act: makeKey },
  { name: 'key-new', path: '/desk/system/keys', heading: 'Claves', act: press('Crear una clave') },
  { name: 'audit', path: '/desk/audit', heading: 'Registro' },
  { name: 'account', path: '/desk/account', heading: 'Mi cuenta' },
  { name: 'palette', path: '/desk/orders', heading: 'Pedidos', act: press('Buscar o ir a') },
]

for (const scheme of ['light', 'dark'] as const) {
  test(`the desk, ${scheme}`, async ({ page }, { project }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const shoot = (name: string) =>
      page.screenshot({ path: `gallery/${project.name}/desk-${name}-${scheme}.png`, fullPage: true })
    await page.goto('/desk')
    await expect(page.getByRole('heading', { name: 'Escritorio' })).toBeVisible()
    await shoot('door')
    const email = `${scheme}-${project.name}@example.com`
    await page.goto(await deskLink(email, '--name', 'Bruno Paz', '--roles', 'orders'))
    await expect(page.getByLabel('Código de la aplicación')).toBeVisible()
    await shoot('invitation')
    await enterDesk(page)
    for (const { name, path, heading, act } of views) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await act?.(page)
      await shoot(name)
    }
  })
}
