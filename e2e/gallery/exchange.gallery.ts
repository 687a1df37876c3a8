import type { Page } from '@playwright/test'
import type { PersonName } from '#demo/people/people.ts'
import { signInAs } from '../support/signed-in.ts'
import { test } from '../support/test.ts'

type View = { name: string; who: PersonName; path: string; act?: (page: Page) => Promise<unknown> }

const main = (page: Page) => page.getByRole('main')
const pressContinue = (page: Page) => main(page).getByRole('button', { name: 'Continuar' }).click()

const chooseItems = (kind: RegExp) => async (page: Page) => {
  await main(page).getByLabel(kind).check()
  await main(page).getByRole('checkbox').first().check()
}
const answer = (kind: RegExp, way: RegExp) => async (page: Page) => {
  await chooseItems(kind)(page)
  await pressContinue(page)
  await main(page).getByLabel('Motivo').selectOption({ index: 1 })
  await main(page).getByLabel(/más$/).first().fill('Me aprieta en la punta.')
  await main(page).getByLabel(way).check()
  if (way.source.includes('Cambio por')) {
    await main(page).getByText('39', { exact: true }).click()
  }
}
const collect = (kind: RegExp, way: RegExp) => async (page: Page) => {
  await answer(kind, way)(page)
  await pressContinue(page)
  await main(page)
    .getByLabel(/^Retiro a domicilio/)
    .check()
}
const dropOff = (postcode: string) => async (page: Page) => {
  await answer(/^Devolver/, /^Crédito en la billetera/)(page)
  await pressContinue(page)
  await main(page)
    .getByLabel(/^Lo llevo/)
    .check()
  await main(page).getByLabel('Código postal').fill(postcode)
  await main(page).getByRole('button', { name: 'Buscar sucursales' }).click()
  await page
    .getByText(/Vereda|no tiene una sucursal/)
    .first()
    .waitFor()
}
const review = (kind: RegExp, way: RegExp) => async (page: Page) => {
  await collect(kind, way)(page)
  await pressContinue(page)
  await main(page)
    .getByRole('button', { name: /^Confirmar/ })
    .waitFor()
  await page.waitForLoadState('networkidle')
}
const exchanging = [/^Cambiar por otr/, /^Cambio por otr/] as const
const refunding = [/^Devolver/, /^Devolución del dinero/] as const
const r101 = '/account/exchange/changereturn?order=R101'

const views: View[] = [
  { name: 'exchange-start', who: 'ana', path: '/account/exchange' },
  { name: 'exchange-start-none', who: 'fer', path: '/account/exchange' },
  { name: 'exchange-items', who: 'ana', path: r101, act: chooseItems(exchanging[0]) },
  { name: 'exchange-items-missing', who: 'ana', path: r101, act: pressContinue },
  { name: 'exchange-items-gift-card', who: 'ana', path: '/account/exchange/changereturn?order=R110' },
  { name: 'exchange-ways', who: 'ana', path: r101, act: answer(...exchanging) },
  {
    name: 'exchange-ways-no-sizes',
    who: 'ana',
    path: '/account/exchange/changereturn?order=R102',
    act: async (page) => {
      await chooseItems(exchanging[0])(page)
      await pressContinue(page)
      await page.getByText('No hay talles disponibles').waitFor()
    },
  },
  { name: 'exchange-collection', who: 'ana', path: r101, act: collect(...exchanging) },
  { name: 'exchange-branches', who: 'ana', path: r101, act: dropOff('1414') },
  { name: 'exchange-review', who: 'ana', path: r101, act: review(...exchanging) },
  { name: 'exchange-review-bank', who: 'ana', path: r101, act: review(...refunding) },
  {
    name: 'exchange-ways-co',
    who: 'hernan',
    path: '/account/exchange/changereturn?order=R501&country=co',
    act: answer(...refunding),
  },
  {
    name: 'exchange-branches-none-cl',
    who: 'gabi',
    path: '/account/exchange/changereturn?order=R205&country=cl',
    act: dropOff('6200000'),
  },
  ...(['C1001', 'C1002', 'C1004', 'C1005', 'C1006', 'C1009'] as const).map((nr): View => {
    return { name: `exchange-${nr}`, who: 'ana', path: `/account/exchange/finish/${nr}/` }
  }),
  ...(['C1003', 'C1007', 'C1008'] as const).map((nr): View => {
    return { name: `exchange-${nr}-cl`, who: 'gabi', path: `/account/exchange/finish/${nr}/?country=cl` }
  }),
]

for (const { name, who, path, act } of views) {
  test(name, async ({ page, context }, { project }) => {
    await signInAs(context, who)
    await page.goto(path, { waitUntil: 'networkidle' })
    await act?.(page)
    await page.waitForTimeout(500)
    await page.screenshot({ path: `gallery/${project.name}/${name}.png`, fullPage: true })
  })
}
