import sharp from 'sharp'
import { createHash } from 'node:crypto'
import { expect, test } from '../support/test.ts'

const screens: readonly [id: string, path: string, heading: string][] = [
  ['APP-03', '/', 'Vestite para la calle.'],
  ['APP-03', '/index.html', 'Vestite para la calle.'],
  ['APP-04', '/account', 'Mi cuenta'],
  ['APP-05', '/account/orders', 'Mis pedidos'],
  ['APP-06', '/account/orders/R101', 'Pedido R101'],
  ['APP-07', '/account/memberships', 'Membresías'],
  ['APP-08', '/account/wishlist', 'Favoritos'],
  ['APP-09', '/account/exchange', 'Cambios y devoluciones'],
  ['APP-10', '/account/exchange/changereturn', 'Cambio o devolución'],
  ['APP-11', '/account/exchange/finish/B123/', 'Solicitud B123'],
  ['APP-12', '/account/credits', 'Cupones y créditos'],
  ['APP-13', '/account/credits/7', 'Detalle del crédito'],
  ['APP-14', '/account/wallet', 'Billetera'],
  ['APP-15', '/account/wallet/9', 'Detalle del movimiento'],
  ['APP-16', '/account/editaccount', 'Mis datos'],
  ['APP-17', '/account/addaddress', 'Agregar dirección'],
  ['APP-18', '/account/editaddress/3/', 'Editar dirección'],
  ['APP-19', '/account/enableauth', 'Verificación en dos pasos'],
  ['APP-20', '/checkout/login', '¿Cómo querés comprar?'],
  ['APP-20', '/checkout/register', 'Creá tu cuenta'],
  ['APP-20', '/checkout/forgotpassword', 'Recuperá tu contraseña'],
  ['OP-003', '/checkout', 'Finalizar compra'],
  ['OP-003', '/checkout/success/R101', 'Consultando el pago…'],
  ['OP-003', '/arrepentimiento', 'Botón de arrepentimiento'],
  ['APP-21', '/login', 'Ingresá a tu cuenta'],
  ['APP-21', '/register', 'Creá tu cuenta'],
  ['APP-21', '/forgotpassword', 'Recuperá tu contraseña'],
  ['APP-22', '/registerFacebook', 'Creá tu cuenta'],
  ['APP-23', '/brands', 'Marcas'],
  ['APP-24', '/cart', 'Carrito'],
  ['APP-24', '/cart/lo/que/sea', 'Carrito'],
  ['APP-25', '/help', 'Ayuda'],
  ['APP-25', '/atencion-al-cliente', 'Ayuda'],
  ['APP-25', '/preguntas-frecuentes', 'Ayuda'],
  ['APP-26', '/sizes/contentTable', 'Guía de talles'],
  ['APP-27', '/customer/nps/', 'Encuesta de satisfacción'],
  ['APP-28', '/newsletter/unsign/key/NL-ANA-OK/', 'Cancelar suscripción'],
  ['APP-29', '/zapatilla-brisa-zm0001.html', 'Zapatilla Brisa'],
  ['APP-30', '/zapatillas-mujer/', 'Zapatillas de mujer'],
  ['APP-30', '/accesorios/paraguas/', 'Paraguas'],
  ['OP-013', '/customer/account/login', 'Ingresá a tu cuenta'],
]

test('APP-03…31 APP-51 every line of the table opens its own screen, rendered by the server', async ({ request }) => {
  for (const [id, path, heading] of screens) {
    // Account screens are rendered for a visitor who may have a session (OP-009); they contain no personal data.
    const reply = await request.get(path, { headers: { cookie: 'keep_session=1' } })
    const html = await reply.text()
    expect(reply.status(), `${id} ${path}`).toBe(200)
    expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1], `${id} ${path}`).toBe(heading)
    expect(html, `${id} ${path}`).toMatch(/<title>[^<]+<\/title>/)
  }
})

test('OP-009 account screens send a guest to the login by themselves, with the way back', async ({ request }) => {
  for (const [path, login] of [
    ['/account', '/login'],
    ['/account/orders/R101?x=1', '/login?next=%2Faccount%2Forders%2FR101%3Fx%3D1'],
  ]) {
    const reply = await request.get(path!, { maxRedirects: 0 })
    expect([reply.status(), reply.headers().location]).toEqual([302, login])
  }
})

test('APP-49 OP-015 what is no screen is a 404, in words and in status', async ({ request }) => {
  for (const path of ['/account/nada', '/checkout/nada', '/wp-login.php', '/robots.bak', '/kit/nada.png']) {
    const reply = await request.get(path)
    expect(reply.status(), path).toBe(404)
    expect(await reply.text(), path).toContain('La página no existe.')
  }
})

test('OP-016 a path is answered in the table’s own spelling', async ({ request }) => {
  for (const [path, canonical] of [
    ['/account/', '/account'],
    ['/customer/nps', '/customer/nps/'],
    ['/help/?x=1', '/help?x=1'],
  ]) {
    const reply = await request.get(path!, { maxRedirects: 0 })
    expect([reply.status(), reply.headers().location], path).toEqual([301, canonical])
  }
})

test('APP-02 OP-005 one build serves three stores: language, currency words and help by address, then by cookie', async ({
  page,
  visit,
}) => {
  await visit('/?country=cl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CL')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vístete para la calle.')
  await visit('/sizes/contentTable')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CL')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guía de tallas')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Colombia' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO')
  await visit('/?country=br')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO')
})

test('S19 S34 every page carries its policy: its own inline scripts by hash, no others, no frames', async ({
  request,
}) => {
  for (const path of ['/', '/account/nada', '/cart']) {
    const reply = await request.get(path)
    const headers = reply.headers()
    const policy = headers['content-security-policy']!
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    const inline = [
      ...(await reply.text()).matchAll(/<script(?![^>]*\b(?:src|type="application\/ld))[^>]*>(.*?)<\/script>/gs),
    ]
    expect(inline.length).toBeGreaterThan(0)
    for (const [, code] of inline) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code!).digest('base64')}'`)
    }
  }
})

test('S19 a page that is a plain file runs no script at all', async ({ request }) => {
  for (const path of ['/offline.html', '/docs']) {
    const policy = (await request.get(path)).headers()['content-security-policy']
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("frame-ancestors 'none'")
  }
})

test('P3 the manifest belongs to its store', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest?country=co')).json()
  expect(manifest).toMatchObject({
    name: 'Vereda Colombia',
    lang: 'es-CO',
    start_url: '/?source=pwa',
    display: 'standalone',
  })
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
  const factors = manifest.screenshots.map(({ form_factor: factor }: { form_factor: string }) => factor)
  expect(factors).toEqual(['narrow', 'narrow', 'narrow', 'wide'])
  for (const { src, sizes, type, label } of manifest.screenshots) {
    const reply = await request.get(src)
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, type])
    const { width, height } = await sharp(await reply.body()).metadata()
    expect([`${width}x${height}`, label]).toEqual([sizes, expect.any(String)])
  }
})
