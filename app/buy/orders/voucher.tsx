import { useFlash } from '#app/platform/device/flash-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { paymentDueWords } from './payment-due-words.ts'

/** In groups of four, to be read out and typed. */
const groupsOf = (code: string) => code.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** The code to pay at a counter, large enough to be read out: where, how much, until when and how. */
export function Voucher({ code, amount, until }: { code: string; amount: string; until: string }) {
  const { country } = useCountry()
  const { voucher: words } = paymentDueWords(country)
  const show = useFlash((state) => state.show)
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => show({ text: words.copied, flashMessageType: 'success' }),
      () => show({ text: words.notCopied, flashMessageType: 'error' }),
    )
  const [before, link, after] = words.test
  return (
    <section aria-label={words.title} className="mt-5 border border-ink bg-surface p-4 wide:p-6">
      <h2 className="eyebrow text-ink-2">{words.title}</h2>
      <p className="figures mt-1 text-28 font-bold wrap-anywhere wide:text-36">{groupsOf(code)}</p>
      <p className="mt-2 font-medium">{words.text(amount, until)}</p>
      <Button isWide onClick={() => void copy()} className="mt-4 wide:w-auto! print:hidden">
        {words.copy}
      </Button>
      <details className="mt-2">
        <summary className="flex min-h-12 cursor-pointer items-center font-semibold underline decoration-1 underline-offset-4">
          {words.how}
        </summary>
        <ol className="grid list-decimal gap-2 pt-1 pb-2 pl-5">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
      <p role="note" className="mt-2 border-l-4 border-rojo pl-3 text-14 text-ink-2 print:hidden">
        {before}
        <a href="/sandbox/counter" className="underline underline-offset-4">
          {link}
        </a>
        {after}
      </p>
    </section>
  )
}
