import { expect, test } from 'vitest'
import { cardAmounts } from './card-amounts.ts'
import { giftCardCode, readGiftCardCode } from './gift-card-code.ts'
import { checkGift, giftCardState } from './gift-card.ts'

test('U62 a code is read however it is typed, and nothing else is a code', () => {
  const code = giftCardCode(Uint8Array.from({ length: 32 }, (_, at) => at * 8))
  expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){3}[2-9A-HJKMNP-TV-Z]{4}$/)
  expect(readGiftCardCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
  for (const wrong of ['', 'ABCD', `${code}A`, code.replace(code[0]!, '0')])
    expect(readGiftCardCode(wrong)).toBeUndefined()
})

const at = new Date('2026-11-15T12:00:00Z')
const card = { sendOn: null, sentAt: null, redeemedAt: null, voidedAt: null }
test.each([
  [{}, 'waiting'],
  [{ sendOn: '2026-12-24' }, 'scheduled'],
  [{ sendOn: '2026-11-15', sentAt: at }, 'sent'],
  [{ sendOn: '2026-11-15', sentAt: at, redeemedAt: at }, 'redeemed'],
  [{ voidedAt: at }, 'voided'],
] as const)('WAL-02 a gift card with %j is %s', (changed, state) => {
  expect(giftCardState({ ...card, ...changed })).toBe(state)
})

test.each([
  [{ unitPrice: 20_000, quantity: 2, paidPrice: 40_000, creditPaid: 0 }, [20_000, 20_000]],
  [{ unitPrice: 20_000, quantity: 1, paidPrice: 5_000, creditPaid: 15_000 }, [20_000]],
  // An order from before coupons stopped acting on cards.
  [{ unitPrice: 20_000, quantity: 3, paidPrice: 18_001, creditPaid: 0 }, [6_000, 6_000, 6_001]],
  [{ unitPrice: 20_000, quantity: 1, paidPrice: 20_000, creditPaid: 10_000 }, [20_000]],
])('WAL-02 the cards of %j are worth what was paid for them: %j', (line, amounts) => {
  expect(cardAmounts(line)).toEqual(amounts)
})

const gift = {
  recipient_name: 'Luz',
  recipient_email: 'Luz@Example.com',
  message: '¡Feliz día! 🎁',
  send_on: '2026-11-15',
}
test('WAL-02 who gets a card and when', () => {
  expect(checkGift(gift, '2026-11-15')).toEqual({
    value: { recipientName: 'Luz', recipientEmail: 'luz@example.com', message: '¡Feliz día!', sendOn: '2026-11-15' },
  })
})
test.each([
  [{ send_on: '2026-11-14' }, 'send_on'],
  [{ send_on: '2027-11-16' }, 'send_on'],
  [{ send_on: '2026-13-01' }, 'send_on'],
  [{ recipient_email: 'luz' }, 'recipient_email'],
  [{ recipient_name: '' }, 'recipient_name'],
  [{ message: 'a'.repeat(301) }, 'message'],
] as const)('WAL-02 %j is refused at %s', (changed, field) => {
  expect(Object.keys((checkGift({ ...gift, ...changed }, '2026-11-15') as { errors: object }).errors)).toEqual([field])
})
