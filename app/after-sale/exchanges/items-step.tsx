import { Choice } from '#app/platform/forms/choice.tsx'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { SelectField } from '#app/platform/ui/field.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { exchangeWords } from '#app/platform/texts/exchange-words.ts'
import { messages } from '#contract/platform/messages.ts'
import type { ExchangeLine, ExchangeOrder } from '#contract/after-sale/exchange-start.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { useExchangeDraft } from './exchange-draft.ts'
import { useProblem } from './use-problem.ts'

/** The reason why a line cannot be chosen, or a warning about it. */
function useRemark({ left, is_gift_card: isGiftCard, exchangeable }: ExchangeLine, kind: string | null) {
  const words = exchangeWords(useCountry().country).request
  if (isGiftCard) return { isClosed: true, text: words.giftCard }
  if (left === 0) return { isClosed: true, text: words.claimed }
  if (exchangeable) return undefined
  if (kind === 'exchange') return { isClosed: true, text: messages.exchange_not_available }
  return { isClosed: false, text: words.onlyFaults }
}

function Line({ line }: { line: ExchangeLine }) {
  const shop = useCountry()
  const words = exchangeWords(shop.country)
  const { kind, items, change, changeItem } = useExchangeDraft()
  const remark = useRemark(line, kind)
  const chosen = remark?.isClosed ? undefined : items[line.sku]
  const { sku, left } = line

  function toggle() {
    const { [sku]: before, ...rest } = items
    const fresh = {
      quantity: 1,
      reason: '',
      details: '',
      way: kind === 'exchange' ? 'exchange' : '',
      replacement: '',
    }
    change({ items: before ? rest : { ...items, [sku]: fresh } })
  }

  return (
    <li
      className={`rounded-edge border bg-surface ${chosen ? 'border-ink shadow-[inset_0_0_0_1px_var(--color-ink)]' : 'border-ink-2/50'}`}
    >
      <label
        className={`grid grid-cols-[24px_56px_minmax(0,1fr)] items-start gap-3 p-4 ${remark?.isClosed ? '' : 'cursor-pointer'}`}
      >
        <input
          type="checkbox"
          id={`item-${sku}`}
          checked={chosen !== undefined}
          disabled={remark?.isClosed}
          onChange={toggle}
          className="mt-0.5 size-6 accent-ink"
        />
        <Picture
          source={line.image}
          alt=""
          sizes="56px"
          width={56}
          height={75}
          maxWidth={360}
          className="aspect-3/4 w-full rounded-edge bg-tile object-cover"
        />
        <span className="min-w-0">
          <span className="block font-semibold">{line.name}</span>
          {!line.is_gift_card && (
            <span className="block text-14 text-ink-2">
              {line.color} · {words.size(line.size)}
            </span>
          )}
          {line.value > 0 && <span className="figures block text-14 text-ink-2">{formatPrice(line.value, shop)}</span>}
          {remark && <span className="mt-1 block text-14 font-medium">{remark.text}</span>}
        </span>
      </label>
      {chosen && left > 1 && (
        <div className="px-4 pb-4">
          <SelectField
            label={words.request.quantity}
            value={String(chosen.quantity)}
            onChange={({ target }) => changeItem(sku, { quantity: Number(target.value) })}
            options={Array.from({ length: left }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
          />
        </div>
      )}
    </li>
  )
}

/** Exchange or return, and which items of the order. */
export function ItemsStep({ order, onDone }: { order: ExchangeOrder; onDone(): void }) {
  const words = exchangeWords(useCountry().country).request
  const { kind, items, change } = useExchangeDraft()
  const { problem, attempts, checkComplete } = useProblem()
  // A replacement order was free, so it can only be exchanged for another size.
  const kinds = order.is_replacement ? (['exchange'] as const) : (['exchange', 'return'] as const)

  function choose(chosen: (typeof kinds)[number]) {
    const closed = order.lines
      .filter(({ exchangeable }) => chosen === 'exchange' && !exchangeable)
      .map(({ sku }) => sku)
    const remaining = Object.entries(items).filter(([sku]) => !closed.includes(sku))
    const way = chosen === 'exchange' ? 'exchange' : ''
    change({ kind: chosen, items: Object.fromEntries(remaining.map(([sku, item]) => [sku, { ...item, way }])) })
  }

  function goToNextStep() {
    const first = order.lines.find(({ left }) => left > 0)
    const errors = {
      ...(kind === null && { 'kind-exchange': words.choose }),
      ...(Object.keys(items).length === 0 && { [`item-${first?.sku}`]: words.chooseItem }),
    }
    if (checkComplete(errors)) onDone()
  }

  return (
    <div className="grid gap-6">
      <FormProblems
        {...{ problem, attempts }}
        labels={{
          'kind-exchange': words.kind,
          ...Object.fromEntries(order.lines.map(({ sku }) => [`item-${sku}`, words.products])),
        }}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{words.kind}</legend>
        {kinds.map((one) => (
          <Choice
            key={one}
            id={`kind-${one}`}
            name="kind"
            value={one}
            isChosen={kind === one}
            onChoose={() => choose(one)}
            label={words.kinds[one].label}
            detail={words.kinds[one].detail}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-semibold">{words.products}</legend>
        <ul className="grid gap-3">
          {order.lines.map((line) => (
            <Line key={line.sku} line={line} />
          ))}
        </ul>
      </fieldset>
      <Button isWide onClick={goToNextStep}>
        {words.next}
      </Button>
    </div>
  )
}
