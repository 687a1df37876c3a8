import { expect, test } from 'vitest'
import { openCustomers } from './tests/customers.ts'

const shop = await openCustomers()

const newcomer = {
  first_name: 'Vera',
  last_name: 'Paz',
  identification_type: 'DNI',
  gender: 'female',
  birthday: '1990-07-02',
}

/** How often an answer says whether somebody else has an account. */
const tellings = (answers: readonly { errors?: Record<string, string>; code?: string; error: boolean }[]) =>
  answers.filter(({ error, errors }) => !error || errors?.identification !== undefined || errors?.email !== undefined)

test('S5 C3 a signed-in customer learns of few documents and e-mails whether they have an account', async () => {
  const phone = shop.browser()
  const { token } = (await phone.login('ana')).customer!
  const edit = (fields: Record<string, string>) =>
    phone.post('edit', { token, ...newcomer, email: 'ana@example.com', identification: '30.111.222', ...fields })
  const answers = []
  for (let at = 0; at < 30; at++) answers.push(await edit({ identification: `30.111.${300 + at}` }))
  expect(tellings(answers).length).toBeLessThanOrEqual(10)
  expect(answers.at(-1)).toMatchObject({ status: 429, code: 'too_many_requests' })
  // What discloses nothing is not counted.
  const { customer } = await phone.info(token)
  expect(await edit({ identification: customer!.identification, first_name: 'Anita' })).toMatchObject({ error: false })
})

test('S5 C3 changing addresses does not give a customer more', async () => {
  const { token } = (await shop.browser({ isBrowser: false }).login('ana')).customer!
  const answers = []
  for (let at = 0; at < 30; at++) {
    const phone = shop.browser({ isBrowser: false, ip: `10.3.0.${at}` })
    answers.push(
      await phone.post('edit', { token, ...newcomer, email: 'ana@example.com', identification: `30.111.${300 + at}` }),
    )
  }
  expect(tellings(answers).length).toBeLessThanOrEqual(10)
})

test('S5 C3 a registration with the document of another account says so a few times an hour', async () => {
  const answers = []
  for (let at = 0; at < 40; at++) {
    const fields = { ...newcomer, email: `vera${at}@example.com`, identification: '30.111.222' }
    const password = 'Propia456!'
    answers.push(await shop.browser().post('create', { ...fields, password, password2: password }))
  }
  expect(answers.filter(({ errors }) => errors?.identification).length).toBeLessThanOrEqual(20)
})
