import { expect, test } from 'vitest'
import { shownSetting } from './shown-setting.ts'

test.each([
  ['a secret', 'secret', 'APP_USR-123', '••••'],
  ['a secret that is not set', 'secret', undefined, null],
  ['keys, of which there are none', 'secret', [], null],
  [
    'the address of a database',
    'address',
    'postgres://shop:hunter2@db.internal:5432/shop?sslmode=require',
    'postgres://db.internal:5432/shop',
  ],
  ['the address of a mail server', 'address', 'smtps://user:p%40ss@mail.example:465', 'smtps://mail.example:465'],
  ['the address of a bucket', 'address', 's3://KEY:SECRET@host/bucket?region=us-east-1', 's3://host/bucket'],
  ['an address that is none', 'address', 'user:hunter2@db', '••••'],
  ['a number', 'plain', 10, '10'],
  ['a switch that is off', 'plain', false, 'false'],
  ['hosts', 'plain', { 'tienda.example': 'ar' }, 'tienda.example=ar'],
  ['no hosts', 'plain', {}, null],
] as const)('OP-078 %s is shown as %j says', (_which, kind, value, shown) => {
  expect(shownSetting(kind, value)).toBe(shown)
})
