import { test, type Page } from '@playwright/test'
import { demoPassword } from '#demo/people/password.ts'

type View = { name: string; path: string; act?: (page: Page) => Promise<unknown>; cookie?: string }

const press = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name }).click()

const signIn = (email: string) => async (page: Page) => {
  const main = page.getByRole('main')
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await main.getByRole('button', { name: 'Ingresar' }).click()
}

const views: View[] = [
  { name: 'login', path: '/login' },
  { name: 'login-cl', path: '/login?country=cl' },
  { name: 'login-error', path: '/login', act: press('Ingresar') },
  {
    name: 'login-unknown',
    path: '/login',
    act: async (page) => {
      await signIn('nadie@example.com')(page)
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  { name: 'login-email-first', path: '/login', cookie: 'new_login_front_flag' },
  {
    name: 'login-then-password',
    path: '/login',
    cookie: 'new_login_front_flag',
    act: async (page) => {
      await page.getByRole('main').getByLabel('E-mail').fill('ana@example.com')
      await press('Continuar')(page)
    },
  },
  {
    name: 'login-code',
    path: '/login',
    act: async (page) => {
      await signIn('carla@example.com')(page)
      await page.getByLabel('Código de verificación').last().waitFor()
    },
  },
  { name: 'login-checkout', path: '/checkout/login' },
  { name: 'register', path: '/register' },
  { name: 'register-cl', path: '/register?country=cl' },
  {
    name: 'register-error-co',
    path: '/register?country=co',
    act: async (page) => {
      await page.getByText('Fecha de nacimiento y género').click()
      await press('Crear cuenta')(page)
    },
  },
  { name: 'forgot', path: '/forgotpassword' },
  {
    name: 'forgot-sent',
    path: '/forgotpassword?country=cl',
    act: async (page) => {
      await page.getByRole('main').getByLabel('E-mail').fill('nadie@example.com')
      await press('Enviar enlace')(page)
      await page.getByText('Te hemos enviado').waitFor()
    },
  },
  { name: 'reset', path: '/forgotpassword?key=x' },
  {
    name: 'autologin',
    path: '/brands?autologin=x',
    act: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'menu-guest',
    path: '/brands',
    act: (page) => page.getByRole('button', { name: 'Abrir menú' }).click(),
  },
  {
    name: 'menu-signed-in',
    path: '/login?next=/brands',
    act: async (page) => {
      await signIn('ana@example.com')(page)
      await page.waitForURL('**/brands')
      await page.getByText('¡Hola, Ana!').waitFor()
      await page.screenshot({ path: `gallery/${test.info().project.name}/login-arrived.png` })
      await page.getByRole('button', { name: 'Abrir menú' }).click()
      await page.waitForTimeout(600)
    },
  },
]

const inView = new Set(['autologin', 'menu-guest', 'menu-signed-in'])

for (const { name, path, act, cookie } of views) {
  test(name, async ({ page, context }, { project }) => {
    const url = process.env.SHOP_URL!
    if (cookie) await context.addCookies([{ name: cookie, value: 'true', url }])
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await act?.(page)
    await page.waitForTimeout(400)
    await page.screenshot({ path: `gallery/${project.name}/${name}.png`, fullPage: !inView.has(name) })
  })
}
