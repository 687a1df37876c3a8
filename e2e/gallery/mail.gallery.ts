import { test } from '@playwright/test'

const templates = [
  'newsletter-confirm',
  'stock-back',
  'exchange-approved',
  'exchange-annulled',
  'review-request',
  'review-rejected',
]

for (const template of templates) {
  for (const [store, scheme] of [
    ['ar', 'light'],
    ['cl', 'dark'],
  ] as const) {
    test(`mail-${template}-${store}-${scheme}`, async ({ page }, { project, title }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto(`${process.env.SHOP_URL}/mailbox/templates/${template}/${store}/html`)
      await page.screenshot({ path: `gallery/${project.name}/${title}.png`, fullPage: true })
    })
  }
}

for (const [name, path] of [
  ['newsletter-confirm', '/newsletter/confirm/key/muestra/'],
  ['newsletter-unsign', '/newsletter/unsign/key/muestra/?country=co'],
  ['newsletter-preferences', '/newsletter/preferences/key/muestra/'],
  ['mailbox', '/mailbox'],
] as const) {
  test(name, async ({ page }, { project }) => {
    await page.goto(process.env.SHOP_URL + path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: `gallery/${project.name}/${name}.png`, fullPage: true })
  })
}
