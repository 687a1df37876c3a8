import { expect, test } from 'vitest'
import { badResponse, fallbackMessage, notices, somethingWentWrong } from './notices.ts'
import { sentenceFor } from './server-strings.ts'

test.each([
  ['ERR-05', 'Username and password are required.', 'E-mail o contraseña incorrectos.'],
  ['ERR-05', 'USERNAME AND PASSWORD ARE REQUIRED.', 'E-mail o contraseña incorrectos.'],
  ['ERR-06', 'Email not registered.', 'El E-mail no se encuentra registrado.'],
  ['ERR-07', 'This email is already in use.', 'El E-mail ya se encuentra registrado.'],
  ['ERR-08', 'Errors in customer data.', 'Revise los datos ingresados.'],
  [
    'ERR-09',
    'Post code does not belong to the selected region.',
    'El código postal no pertenece a la región seleccionada.',
  ],
  ['ERR-10', 'Cupón agregado.', 'Cupón agregado.'],
  ['ERR-01 OP-021', 'Something went wrong.', 'Ha ocurrido un error.'],
  ['API-07 OP-021', 'Bad response from server', 'Ha ocurrido un error.'],
  ['ERR-02', undefined, 'Ha ocurrido un error.'],
])('%s the server’s %j is read as %j', (_, said, read) => {
  expect(sentenceFor(said)).toBe(read)
})

test('ERR-01 ERR-02 API-07 PWA-04 the fixed sentences are the specification’s own', () => {
  expect([somethingWentWrong, fallbackMessage, badResponse, notices.offline]).toEqual([
    'Something went wrong.',
    'Ha ocurrido un error.',
    'Bad response from server',
    'No hay conexión disponible.',
  ])
})
