import type { ReconcileState } from '#domain/desk/money/reconcile.ts'
import type { ReportProvider } from '#domain/desk/money/report-format.ts'
import type { Tone } from '#desk/platform/ui/badge.tsx'
import { wordsIn } from '#desk/platform/words.ts'

export const reconcileWords = wordsIn<{
  provider: Record<ReportProvider, string>
  state: Record<ReconcileState, string>
}>({
  es: {
    provider: { mercadopago: 'Mercado Pago', webpay: 'Transbank (Webpay)' },
    state: {
      matched: 'coincide',
      sum_differs: 'otra suma',
      only_us: 'solo en la tienda',
      only_them: 'solo en el informe',
    },
  },
  en: {
    provider: { mercadopago: 'Mercado Pago', webpay: 'Transbank (Webpay)' },
    state: {
      matched: 'even',
      sum_differs: 'another sum',
      only_us: 'only in the shop',
      only_them: 'only in the report',
    },
  },
})

export const toneOfState: Readonly<Record<ReconcileState, Tone>> = {
  matched: 'done',
  sum_differs: 'now',
  only_us: 'now',
  only_them: 'bad',
}
