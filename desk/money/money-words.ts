import type { Owed, Payout } from '#contract/desk/money.ts'
import { wordsIn } from '#desk/platform/words.ts'

export const moneyWords = wordsIn<{
  owed: Record<Exclude<keyof Owed, 'country'>, string>
  status: Record<Payout['status'], string>
}>({
  es: {
    owed: {
      wallets: 'Saldos de billeteras',
      credits: 'Créditos que se pueden usar',
      giftCards: 'Gift cards sin canjear',
      withdrawals: 'Retiros pedidos y no pagados',
      creditRequests: 'De los créditos, pedidos como dinero',
      openReturns: 'Devoluciones abiertas',
      refundsDue: 'Devoluciones que el proveedor todavía no hizo',
      held: 'Pagos por otro monto, a revisar',
    },
    status: { requested: 'Pedido', paid: 'Pagado', rejected: 'Rechazado' },
  },
  en: {
    owed: {
      wallets: 'Balances of wallets',
      credits: 'Credits that can be spent',
      giftCards: 'Gift cards not redeemed',
      withdrawals: 'Withdrawals requested and not paid',
      creditRequests: 'Of the credits, requested as money',
      openReturns: 'Open returns',
      refundsDue: 'Refunds the provider has not made yet',
      held: 'Payments of another amount, to be checked',
    },
    status: { requested: 'Requested', paid: 'Paid', rejected: 'Rejected' },
  },
})
