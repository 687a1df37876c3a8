import { blackPng } from '#server/operations/photos/tests/photo-host.ts'
import { reviewLinkOf } from '../support/review-link.ts'
import { signInAs } from '../support/signed-in.ts'
import { barriers, expect, waitUntilHydrated, test } from '../support/test.ts'

test('reviews: stars on cards and on the product, by star and by fit, for machines too; all of them sorted and filtered', async ({
  page,
  visit,
}) => {
  await visit('/zapatillas-mujer/')
  const main = page.getByRole('main')
  const card = main.getByRole('article').filter({ hasText: 'Zapatilla Brisa' })
  await expect(card.getByRole('img', { name: '4,2 de 5 estrellas, 5 opiniones' })).toBeVisible()
  // No reviews yet, and none are shown.
  await expect(
    main
      .getByRole('article')
      .filter({ hasText: 'Zapatilla Pizarra' })
      .getByRole('img', { name: /estrellas/ }),
  ).toHaveCount(0)

  await page.goto('/bota-estribo-bt0001.html')
  await waitUntilHydrated(page)
  await expect(main.getByText('Suele quedar chico: pedí un talle más.')).toBeVisible()
  const opinions = page.getByRole('region', { name: 'Opiniones' })
  await expect(opinions.getByRole('img', { name: '4,0 de 5 estrellas' })).toBeVisible()
  await expect(opinions.getByText('Según 6 opiniones.')).toBeVisible()
  await expect(opinions.getByText('Lucía F. · Compra verificada')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  const ld = await page.locator('script[type="application/ld+json"]').allTextContents()
  const graph = ld.flatMap((text) => (JSON.parse(text) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? [])
  const product = graph.find((node) => 'aggregateRating' in node)!
  expect(product['aggregateRating']).toMatchObject({ ratingValue: 4, reviewCount: 6 })
  expect(product['review']).toHaveLength(3)

  await opinions.getByRole('link', { name: 'Ver las 6 opiniones' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Opiniones de Bota Estribo' })).toBeVisible()
  const items = main.getByRole('listitem').filter({ hasText: 'Compra verificada' })
  await expect(items).toHaveCount(6)
  await main.getByRole('link', { name: 'Mejores' }).click()
  await expect(items.first().getByRole('img', { name: '5 estrellas' })).toBeVisible()
  await main.getByRole('link', { name: 'Justo' }).click()
  await expect(items).toHaveCount(1)
  await expect(page).toHaveURL(/orden=mejores&calce=justo$/)
  expect(await barriers(page)).toEqual([])
  await main.getByRole('link', { name: 'Grande' }).click()
  await expect(main.getByText('Todavía no hay opiniones así.')).toBeVisible()
})

test('reviews: from the order to the form; what is missing is said, of photographs too; a second visit changes what was said', async ({
  page,
  context,
  visit,
}) => {
  await signInAs(context, 'kike')
  await visit('/account/orders/R601?country=cl')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Dejar una opinión' }).click()
  await main.getByRole('link', { name: 'Opinar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tu opinión' })).toBeVisible()
  await main.getByRole('button', { name: 'Enviar opinión' }).click()
  await expect(main.getByText('Elige de 1 a 5 estrellas.')).toBeVisible()
  await main.getByRole('radio', { name: '4 estrellas' }).check({ force: true })
  await main.getByRole('radio', { name: 'Pequeño' }).check({ force: true })
  await main.getByLabel('La talla que usaste').selectOption('43')
  await main.getByLabel(/^¿Qué le contarías/).fill('Cómodas, pero calzan justas.')
  const photos = main.getByLabel('Fotos (opcional)')
  const photo = (name: string, buffer = blackPng(400, 300)) => ({ name, mimeType: 'image/png', buffer })
  await photos.setInputFiles([1, 2, 3, 4].map((at) => photo(`${at}.png`)))
  await expect(main.getByText('Elige hasta 3 fotos.')).toBeVisible()
  await photos.setInputFiles([photo('1.png'), photo('2.png', Buffer.from('no es una foto'))])
  await main.getByRole('button', { name: 'Enviar opinión' }).click()
  await expect(main.getByText('No pudimos leer la foto 2: elige una JPEG, PNG o WebP.')).toBeVisible()
  await expect(main.getByLabel(/^¿Qué le contarías/)).toHaveValue('Cómodas, pero calzan justas.')
  await expect(main.getByRole('radio', { name: '4 estrellas' })).toBeChecked()
  expect(await barriers(page)).toEqual([])
  await photos.setInputFiles([photo('1.png'), photo('2.png')])
  await expect(main.getByText('No pudimos leer')).toHaveCount(0)
  await main.getByRole('button', { name: 'Enviar opinión' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '¡Gracias!' })).toBeVisible()
  await main.getByRole('link', { name: 'Ver el producto' }).click()
  await expect(main.getByRole('button', { name: /Agregar al carrito/ })).toBeVisible()
  // Hidden until it is approved.
  await expect(main.getByText('Cómodas, pero calzan justas.')).toHaveCount(0)

  await page.goto(await reviewLinkOf(context, 'kike', 'R601'))
  await waitUntilHydrated(page)
  await expect(main.getByText('La estamos leyendo.')).toBeVisible()
  await main.getByRole('link', { name: 'Cambiar mi opinión' }).click()
  await expect(main.getByLabel(/^¿Qué le contarías/)).toHaveValue('Cómodas, pero calzan justas.')
  await expect(main.getByRole('radio', { name: '4 estrellas' })).toBeChecked()
  await expect(main.getByText('Ya enviaste 2 fotos. Si eliges otras, las reemplazan.')).toBeVisible()
  await expect(main.getByRole('checkbox', { name: 'Quitar las fotos' })).not.toBeChecked()
})

test('reviews: a link that opens nothing says so, the same whatever is wrong with it', async ({ page, visit }) => {
  for (const path of ['R601/?key=nada', 'NADA/ZM0001/', '%3Cb%3E/?key=x']) {
    await visit(`/customer/review/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Este enlace no sirve' })).toBeVisible()
  }
})
