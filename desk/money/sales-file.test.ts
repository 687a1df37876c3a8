import { expect, test } from 'vitest'
import { salesFile } from './sales-file.ts'

test('OP-078 the file for the accountant has the amounts of each store in its own money', () => {
  const sales = [
    { day: '2026-11-02', country: 'ar', method: 'card_test', orders: 2, takings: 12_345_678, refunds: 0 },
    { day: '2026-11-01', country: 'cl', method: 'webpay', orders: 1, takings: 39_990, refunds: 9_990 },
  ] as const
  expect(salesFile(sales)).toBe(
    'day,store,currency,method,orders,takings,refunds\r\n' +
      '2026-11-02,ar,ARS,card_test,2,123456.78,0\r\n' +
      '2026-11-01,cl,CLP,webpay,1,39990,9990\r\n',
  )
})
