import { Choice } from '#app/platform/forms/choice.tsx'
import { Refused, sentenceOf } from '#app/platform/api/failures.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field, SelectField } from '#app/platform/ui/field.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { exchangeWords } from '#app/platform/texts/exchange-words.ts'
import type { ExchangeLine, ExchangeOptions, ExchangeOrder } from '#contract/after-sale/exchange-start.ts'
import type { ReturnWay } from '#domain/after-sale/exchanges/choices.ts'
import { isReasonOpen } from '#domain/after-sale/exchanges/eligibility.ts'
import { maxDetailsLength, missingFields } from '#domain/after-sale/exchanges/request-form.ts'
import { useExchangeDraft, type DraftItem } from './exchange-draft.ts'
import { useExchangeSizes } from './use-exchanges.ts'
import { useProblem } from './use-problem.ts'

type ErrorOf = (name: string) => string | undefined

const sizeClass =
  'flex h-12 min-w-12 items-center justify-center rounded-edge border border-ink-2 bg-surface px-2 font-medium peer-checked:border-2 peer-checked:border-ink peer-checked:bg-lima peer-checked:font-semibold peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink peer-disabled:text-ink-2 peer-disabled:line-through'

/** The other sizes that are in stock now (U74). */
function Sizes({ line, item, errorOf }: { line: ExchangeLine; item: DraftItem; errorOf: ErrorOf }) {
  const words = exchangeWords(useCountry().country).request
  const { changeItem } = useExchangeDraft()
  const { data: sizes, error } = useExchangeSizes(line.sku, { isEnabled: true })
  const id = `items.${line.sku}.replacement`
  if (error) {
    return (
      <p role="alert" className="text-14 font-medium">
        {sentenceOf(error)} {error instanceof Refused && words.askReturn}
      </p>
    )
  }
  if (!sizes) {
    return (
      <div role="status">
        <span className="sr-only">{words.sizesLoading}</span>
        <Skeleton className="h-12" />
      </div>
    )
  }
  return (
    <fieldset aria-describedby={errorOf(id) ? `${id}-error` : undefined}>
      <legend className="mb-2 text-14 font-semibold">{words.newSize}</legend>
      <ul className="flex flex-wrap gap-2">
        <li className={`${sizeClass} border-line! bg-tile! text-14 text-ink-2`}>{words.owned(line.size)}</li>
        {sizes.map(({ sku, size, available }, at) => (
          <li key={sku}>
            <label className="relative block cursor-pointer">
              <input
                type="radio"
                id={at === 0 ? id : undefined}
                name={id}
                value={sku}
                disabled={!available}
                checked={item.replacement === sku}
                aria-label={available ? size : `${size}, ${words.soldOut}`}
                onChange={() => changeItem(line.sku, { replacement: sku })}
                className="peer sr-only"
              />
              <span className={sizeClass}>{size}</span>
            </label>
          </li>
        ))}
      </ul>
      {errorOf(id) && (
        <p id={`${id}-error`} className="mt-2 text-14 font-medium text-rojo">
          {errorOf(id)}
        </p>
      )}
    </fieldset>
  )
}

type LineQuestionsProps = {
  line: ExchangeLine
  item: DraftItem
  order: ExchangeOrder
  options: ExchangeOptions
  errorOf: ErrorOf
}

function LineQuestions({ line, item, order, options, errorOf }: LineQuestionsProps) {
  const all = exchangeWords(useCountry().country)
  const words = all.request
  const { changeItem } = useExchangeDraft()
  const { sku } = line
  const field = (name: string) => ({ id: `items.${sku}.${name}`, error: errorOf(`items.${sku}.${name}`) })
  const reasons = options.changeReasons.filter(({ code }) => isReasonOpen(line, code))
  const refunding = order.is_replacement ? [] : options.refundMethods
  // What the first step asked is not asked again; where no size is left, the other way is one tap away.
  const isExchange = item.way === 'exchange'
  const wayError = errorOf(`items.${sku}.way`)
  // The reason says enough where a customer adds nothing (EXC-10).
  const labels = reasons.map(({ label }) => label)
  const hasOwnDetails = item.details !== '' && !labels.includes(item.details)
  return (
    <section aria-label={line.name} className="grid gap-4 border-t border-line pt-5 first:border-0 first:pt-0">
      <div className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-3">
        <Picture
          source={line.image}
          alt=""
          sizes="56px"
          width={56}
          height={75}
          maxWidth={360}
          className="aspect-3/4 w-full rounded-edge bg-tile object-cover"
        />
        <div>
          <h3 className="font-text text-16 font-semibold">{line.name}</h3>
          <p className="text-14 text-ink-2">
            {all.size(line.size)} · {all.plan.units(item.quantity)}
          </p>
        </div>
      </div>
      <SelectField
        {...field('reason')}
        label={words.reason}
        value={item.reason}
        onChange={({ target }) => {
          const reason = reasons.find(({ code }) => code === target.value)
          changeItem(sku, { reason: target.value, ...(!hasOwnDetails && { details: reason?.label ?? '' }) })
        }}
        options={[{ value: '', label: words.choose }, ...reasons.map(({ code, label }) => ({ value: code, label }))]}
      />
      <Field
        {...field('details')}
        label={words.details}
        help={words.detailsHelp}
        value={item.details}
        maxLength={maxDetailsLength}
        onChange={({ target }) => changeItem(sku, { details: target.value })}
      />
      {isExchange ? (
        <>
          <Sizes {...{ line, item, errorOf }} />
          {refunding.length > 0 && (
            <Button look="tertiary" className="justify-self-start" onClick={() => changeItem(sku, { way: '' })}>
              {words.returnInstead}
            </Button>
          )}
        </>
      ) : (
        <fieldset className="grid gap-3" aria-describedby={wayError ? `way-error-${sku}` : undefined}>
          <legend className="mb-2 text-14 font-semibold">{words.way}</legend>
          {wayError && (
            <p id={`way-error-${sku}`} className="text-14 font-medium text-rojo">
              {wayError}
            </p>
          )}
          {refunding.map(({ code, label }, at) => (
            <Choice
              key={code}
              id={at === 0 ? `items.${sku}.way` : undefined}
              name={`way-${sku}`}
              value={code}
              isChosen={item.way === code}
              onChoose={() => changeItem(sku, { way: code })}
              label={label}
              detail={words.wayDetails[code as ReturnWay]}
            />
          ))}
          {line.exchangeable && (
            <Button look="tertiary" className="justify-self-start" onClick={() => changeItem(sku, { way: 'exchange' })}>
              {words.exchangeInstead}
            </Button>
          )}
        </fieldset>
      )}
    </section>
  )
}

/** Why each item is returned and what the customer gets for it. */
export function WaysStep({
  order,
  options,
  onDone,
}: {
  order: ExchangeOrder
  options: ExchangeOptions
  onDone(): void
}) {
  const words = exchangeWords(useCountry().country).request
  const { items } = useExchangeDraft()
  const { problem, attempts, errorOf, checkComplete } = useProblem()
  const lines = order.lines.filter(({ sku }) => items[sku])
  const labels = Object.fromEntries(
    lines.flatMap(({ sku, name }) =>
      (['reason', 'details', 'way', 'replacement'] as const).map((field) => {
        const label = field === 'replacement' ? words.newSize : words[field]
        return [`items.${sku}.${field}`, lines.length > 1 ? `${name}, ${label}` : label]
      }),
    ),
  )

  function goToNextStep() {
    const answered = Object.entries(items).map(([sku, item]) => ({ sku, ...item }))
    const reasons = options.changeReasons.map(({ code }) => code)
    // The return method is asked in the next step.
    const { method: _method, ...missing } = missingFields({ items: answered, method: '' }, reasons)
    if (checkComplete(missing)) onDone()
  }

  return (
    <div className="grid gap-6">
      <FormProblems {...{ problem, attempts, labels }} />
      {lines.map((line) => (
        <LineQuestions key={line.sku} item={items[line.sku]!} {...{ line, order, options, errorOf }} />
      ))}
      <Button isWide onClick={goToNextStep}>
        {words.next}
      </Button>
    </div>
  )
}
