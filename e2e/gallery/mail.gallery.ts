import { test } from '@playwright/test'
import { openCountries } from '#domain/platform/country/country.ts'
import { templateNames } from '#server/platform/mail/templates/all-templates.ts'

/** Every template with each voice, as programs in the light and in the dark show it; at 600 px on the wide project. */
for (const template of templateNames) {
  for (const store of openCountries) {
    for (const scheme of ['light', 'dark'] as const) {
      test(`mail-${template}-${store}-${scheme}`, async ({ page }, { project, title }) => {
        if (project.name === 'wide') await page.setViewportSize({ width: 648, height: 900 })
        await page.emulateMedia({ colorScheme: scheme })
        await page.goto(`${process.env.SHOP_URL}/mailbox/templates/${template}/${store}/html`)
        await page.screenshot({ path: `gallery/${project.name}/${title}.png`, fullPage: true })
      })
    }
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
