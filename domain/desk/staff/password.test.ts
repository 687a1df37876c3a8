import { expect, test } from 'vitest'
import { staffPasswordFault } from './password.ts'

test.each([
  ['once letras', 'too short', /entre 12 y 128/],
  ['a'.repeat(129), 'too long', /entre 12 y 128/],
  ['aaaaaaaaaaaaaa', 'one letter', /adivinar/],
  ['camila-de-la-tienda', 'her own name', /adivinar/],
])('S2 the staff cannot choose %j (%s)', (password, _, fault) => {
  expect(staffPasswordFault(password, { email: 'camila@tienda.example' })?.es).toMatch(fault)
})

test.each(['tres gatos en la mesa', 'ñandú 🦤 corre lejos'])('S2 the staff can choose %j', (password) => {
  expect(staffPasswordFault(password, { email: 'camila@tienda.example' })).toBeUndefined()
})
