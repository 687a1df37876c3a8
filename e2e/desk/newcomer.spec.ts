import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { codeOf } from '../support/desk.ts'
import { openShopper } from '../support/shopper-by-call.ts'
import { expect, test } from '../support/test.ts'
import { openUnnamedShop } from '../support/unnamed-shop.ts'

const feed = [
  'Código;Nombre;Precio;Talle;Color;Stock;Marca;Categoría;Género',
  ...['37', '38'].map((size) => `CAL-1;Bota Loica;49990;${size};Negro;5;Loica;Mujer > Zapatos > Botas;Mujer`),
  'CAL-2;Bota Diuca;consultar;37;Verde;5;Loica;Mujer > Zapatos > Botas;Mujer',
]
const corrected = feed.map((line) => line.replace('consultar', '39990'))
const csv = (lines: readonly string[]) => ({
  name: 'catalogo.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

/** `DESK_PICTURES=docs/desk npx playwright test newcomer`: the pictures of docs/desk.md. */
const folder = process.env.DESK_PICTURES
async function show(page: Page, name: string): Promise<void> {
  if (!folder) return
  await page.evaluate(() => scrollTo(0, 0))
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture)
    .webp({ quality: 72 })
    .toFile(path.join(folder, `${name}.webp`))
}

async function openAsOwner(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('E-mail').fill('elisa@calandria.example')
  await page.getByLabel('Nombre y apellido').fill('Elisa Rojas')
  await page.getByLabel('Contraseña nueva').fill('cuatro nubes en la ruta')
  await page.getByLabel('Código de la aplicación').fill(codeOf(await page.getByText(/^[A-Z2-7]{32}$/).innerText()))
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await page.getByRole('button', { name: 'Ir al escritorio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible()
}

/** Who the shop is: from here on its name stands on every page, and its stores have ids of their own. */
async function giveBrand(page: Page): Promise<void> {
  await page.goto('/desk/terms')
  await page.getByRole('button', { name: 'Hacer principal la tienda de Chile' }).click()
  for (const other of ['Argentina', 'Colombia']) {
    await page.getByRole('button', { name: `Cerrar la tienda de ${other}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).last().click()
    await expect(page.getByRole('button', { name: `Abrir la tienda de ${other}` })).toBeVisible()
  }
  await page.goto('/desk/brand')
  await page.getByLabel('Nombre', { exact: true }).fill('Calandria')
  await page.getByLabel('Color de la marca').fill('#ffd23f')
  const fields = {
    'E-mail de contacto': 'ayuda@calandria.example',
    'Remitente de los mails': 'Calandria <hola@calandria.example>',
    'Razón social': 'Calandria SpA',
    'Número de contribuyente': '76.111.222-8',
    Domicilio: 'Merced 1, Santiago',
    'Horarios de atención': 'Lunes a viernes de 10 a 18 h',
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
  await show(page, 'brand')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Guardado: las páginas ya lo muestran.')).toBeVisible()
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z" fill="#0b5d4b"/></svg>'
  await page
    .getByLabel('Logo nuevo')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  await page.getByRole('button', { name: 'Subir el logo' }).click()
  await expect(page.getByText('Todavía falta:')).toBeHidden()
}

/** What it charges: the account for transfers, a price for the south, a branch for what comes back. */
async function setTerms(page: Page): Promise<void> {
  await page.goto('/desk/terms')
  for (const [label, value] of Object.entries({
    Titular: 'Calandria SpA',
    RUT: '76.111.222-8',
    Banco: 'Banco de Chile',
    'Número de cuenta': '123456789',
  })) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('button', { name: 'Guardar la cuenta' }).click()
  await expect(page.getByText('Guardado. La tienda lo muestra en un momento.')).toBeVisible()
  await page.getByRole('button', { name: 'Agregar un precio' }).click()
  const rate = page.getByRole('dialog', { name: 'Precio para un lugar' })
  await rate.getByLabel('Región').selectOption('Magallanes')
  await rate.getByLabel('Precio', { exact: true }).fill('9990')
  await rate.getByLabel('Días, desde').fill('6')
  await rate.getByLabel('Días, hasta').fill('10')
  await rate.getByRole('button', { name: 'Guardar el precio' }).click()
  await expect(page.getByRole('row', { name: /Magallanes.*9\.990/ })).toBeVisible()
  await page.getByRole('button', { name: 'Agregar una sucursal' }).click()
  const branch = page.getByRole('dialog', { name: 'Sucursal nueva' })
  await branch.getByRole('button', { name: 'Guardar la sucursal' }).click()
  await expect(branch.getByLabel('Nombre')).toHaveAttribute('aria-invalid', 'true')
  for (const [label, value] of Object.entries({
    Nombre: 'Calandria Ñuñoa',
    Dirección: 'Irarrázaval 2401',
    Ciudad: 'Ñuñoa',
    Horarios: 'Lunes a viernes de 10 a 19 h',
  })) {
    await branch.getByLabel(label, { exact: true }).fill(value)
  }
  await branch.getByRole('button', { name: 'Guardar la sucursal' }).click()
  await expect(page.getByRole('button', { name: 'Cambiar Calandria Ñuñoa' })).toBeVisible()
  await show(page, 'terms')
}

/** What it sells: tried first, and tried again when the file is corrected. */
async function importGoods(page: Page): Promise<void> {
  await page.goto('/desk/import')
  const attempt = async (lines: readonly string[]) => {
    await page.getByRole('button', { name: 'Importar un archivo' }).click()
    await page.getByLabel('El archivo').setInputFiles(csv(lines))
    await page.getByRole('button', { name: 'Probar, sin cambiar nada' }).click()
    await expect(page.getByText('Nada cambió todavía: esto es lo que cambiaría.')).toBeVisible()
  }
  await attempt(feed)
  await expect(page.getByText('Precio «consultar» no es un precio')).toBeVisible()
  await show(page, 'import')
  await page.goto('/desk/import')
  await attempt(corrected)
  await expect(page.getByText(/Renglones que no se toman/)).toBeHidden()
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await expect(page.getByText('Esto es lo que cambió.')).toBeVisible()
}

async function publishHome(page: Page): Promise<void> {
  await page.goto('/desk/content/cl/home/home')
  await expect(page.getByText(/una portada necesita al menos un banner/)).toBeVisible()
  await page.getByRole('group', { name: 'Arriba de todo' }).getByRole('button', { name: 'Agregar un banner' }).click()
  const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#0b5d4b' } })
    .jpeg()
    .toBuffer()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'portada.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page.getByLabel('Texto', { exact: true }).fill('Botas para el sur')
  await page.getByLabel('A dónde lleva').fill('/mujer/zapatos/botas/')
  await expect(page.getByText('Todo lo que enlaza existe y nada falta: se puede publicar.')).toBeVisible()
  await show(page, 'home')
  await page.getByRole('button', { name: 'Guardar borrador' }).click()
  await expect(page.getByText('Borrador guardado')).toBeVisible()
  await page.getByRole('button', { name: 'Publicar…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publicar el borrador' })
  await dialog.getByLabel('Motivo, para el equipo').fill('La primera')
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  await expect(dialog).toBeHidden()
}

async function makeCoupon(page: Page): Promise<void> {
  await page.goto('/desk/promotions/new?country=cl')
  await page.getByLabel('Porcentaje').fill('10')
  await page.getByLabel('Código').fill('ESTRENO')
  const day = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await page.getByLabel('Hasta, ese día incluido').fill(day)
  await show(page, 'coupon')
  await page.getByRole('button', { name: 'Crear' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'ESTRENO' })).toContainText('en curso')
}

/** Confirms what a step asks, with what has to be typed. */
async function act(page: Page, name: string, fields: Readonly<Record<string, string | RegExp>> = {}): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(fields)) {
    await dialog.getByLabel(new RegExp(`^${label}`)).fill(String(value))
  }
  await dialog.getByRole('button', { name: /^(Confirmar|Recibir|Resolver|Aprobar)$/ }).click()
  await expect(dialog).toBeHidden()
}

test('OP-078 a newcomer’s hour: an empty shop gets its brand, goods, home and coupon, ships an order, takes a return back and pays it', async ({
  browser,
  complaints,
}) => {
  test.setTimeout(300_000)
  const shop = await openUnnamedShop()
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 1280, height: 800 },
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
  })
  try {
    const page = await context.newPage()
    await openAsOwner(page, shop.ownerLink)
    await expect(page.getByText(/^Faltan \d+ pasos$/)).toBeVisible()
    await show(page, 'today')
    await giveBrand(page)
    await setTerms(page)
    await importGoods(page)
    await publishHome(page)
    await makeCoupon(page)

    const shopper = await openShopper(context.request, 'calandria-cl')
    const size = await sizeOf(page)
    const { nr, toPay } = await shopper.order(size, 'ESTRENO')
    await page.goto('/desk/orders')
    await page.getByRole('link', { name: new RegExp(`^${nr}`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Pedido ${nr}` })).toBeVisible()
    await act(page, 'Confirmar transferencia', { Monto: String(toPay), 'Dónde lo viste': 'Cartola, línea 3' })
    await act(page, 'Empezar a preparar')
    await act(page, 'Despachar', { Seguimiento: 'CL-0001' })
    await show(page, 'order')
    await act(page, 'Marcar como entregado')

    const batch = await shopper.sendBack(nr)
    await page.goto(`/desk/returns/${batch}`)
    await act(page, 'Recibir')
    await act(page, 'Resolver')
    await show(page, 'return')
    await page.goto('/desk/money')
    await page.getByRole('button', { name: 'Armar archivo: Chile' }).click()
    const making = page.getByRole('dialog', { name: 'Archivo para el banco: Chile' })
    await expect(making.getByText(/^Suma: .* en una transferencia$/)).toBeVisible()
    await making.getByRole('button', { name: 'Armar el archivo' }).click()
    await expect(making).toBeHidden()
    await page.getByRole('button', { name: 'Marcar como pagado' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Marcar como pagado' }).click()
    await expect(page.getByText(/^Pagado /)).toBeVisible()
    await show(page, 'money')

    await page.goto('/desk/audit')
    for (const what of [/brand-set/, /store-off/, /shipping-rates/, /payment-confirm/]) {
      await expect(page.getByText(what).first()).toBeVisible()
    }
    await show(page, 'audit')
  } finally {
    await context.close()
    await shop.close()
  }
  complaints.splice(0)
})

/** A size of what was imported; the shop made the code of the product. */
async function sizeOf(page: Page): Promise<string> {
  await page.goto('/desk/products')
  const link = page.getByRole('link', { name: /Bota Loica/ }).first()
  const sku = new URL((await link.getAttribute('href'))!, page.url()).pathname.split('/').at(-1)!
  return `${sku}-37`
}
