import { useFlash } from '#app/platform/device/flash-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { paymentDueWords } from './payment-due-words.ts'

type TransferDetailsProps = { lines: readonly { name: string; value: string }[]; amount: string; email: string }

/** The account to transfer to, as it is typed at the bank, and what happens afterwards. */
export function TransferDetails({ lines, amount, email }: TransferDetailsProps) {
  const { country } = useCountry()
  const { transfer: words } = paymentDueWords(country)
  const show = useFlash((state) => state.show)
  const copy = () =>
    navigator.clipboard.writeText(lines.map(({ name, value }) => `${name}: ${value}`).join('\n')).then(
      () => show({ text: words.copied, flashMessageType: 'success' }),
      () => show({ text: words.notCopied, flashMessageType: 'error' }),
    )
  return (
    <section aria-label={words.title} className="mt-5 border border-ink bg-surface p-4 wide:p-6">
      <h2 className="eyebrow text-ink-2">{words.title}</h2>
      <p className="mt-2 font-medium">{words.text(amount)}</p>
      <dl className="mt-3 grid gap-2">
        {lines.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
            <dt className="text-ink-2">{name}</dt>
            <dd className="figures font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Button isWide onClick={() => void copy()} className="mt-4 wide:w-auto! print:hidden">
        {words.copy}
      </Button>
      <p className="mt-3 text-14 wrap-anywhere text-ink-2">{words.after(email)}</p>
    </section>
  )
}
