import { expect, test } from 'vitest'
import { isCbu, isCuit, isRut } from './check-digits.ts'

test.each([
  ['125319092', true],
  ['760864285', true],
  ['123456785', true],
  ['15432108K', true],
  ['015432108K', false],
  ['123456784', false],
  ['15432108k', false],
  ['', false],
])('RUT %s: %s', (rut, valid) => {
  expect(isRut(rut)).toBe(valid)
})

test.each([
  ['20055361682', true],
  ['27284561231', true],
  ['27284561232', false],
  ['99284561231', false],
])('CUIT %s: %s', (cuit, valid) => {
  expect(isCuit(cuit)).toBe(valid)
})

test.each([
  ['2850590940090418135201', true],
  ['0110040200001234567891', true],
  ['2850590940090418135202', false],
  ['2850591940090418135201', false],
  ['285059094009041813520', false],
])('CBU %s: %s', (cbu, valid) => {
  expect(isCbu(cbu)).toBe(valid)
})
