import { CircleAlert, TicketPercent, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { useFetcher } from 'react-router'
import { useCopiedCoupon } from '#app/platform/device/copied-coupon-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import type { AppliedCoupon, Cart } from '#contract/buy/cart.ts'
import { formatPrice } from '#domain/platform/money.ts'
import type { CartOutcome } from './change-cart.ts'
import { clearDropped, useCartChanges } from './client/cart-changes-store.ts'
import { usePendingCommand } from './client/cart-query.ts'
import { useCartWords } from './use-cart-words.ts'

/** A form of the coupons, sent to the cart's action; `onOutcome` is called once per answer. */
function useCouponForm(onOutcome: (outcome: CartOutcome) => void) {
  const { submit, data } = useFetcher<CartOutcome | null>()
  const handleOutcome = useEffectEvent(onOutcome)
  useEffect(() => {
    if (data) handleOutcome(data)
  }, [data])
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = event.submitter as HTMLButtonElement | null
    void submit(button ?? event.currentTarget, { method: 'post', defaultShouldRevalidate: false })
  }
  return { method: 'post', noValidate: true, onSubmit } as const
}

const fieldOf = (form: HTMLFormElement) => form.elements.namedItem('couponcode') as HTMLInputElement

/** The field is folded, so that a shopper without a code does not go and look for one (U53). */
function CouponForm({
  refusal,
  onAdded,
}: {
  refusal: string | undefined
  onAdded(code: string, outcome: CartOutcome): void
}) {
  const { coupon: words } = useCartWords()
  const isBusy = usePendingCommand() !== undefined
  const copied = useCopiedCoupon((state) => state.code)
  const form = useRef<HTMLFormElement>(null)
  // The copied code is filled in (CPN-01), unless something was typed before hydration.
  useEffect(() => {
    const field = fieldOf(form.current!)
    if (copied !== undefined && field.value === '') field.value = copied
  }, [copied])
  const [error, setError] = useState(refusal)
  // The message below the field must not be covered by the bar at the bottom.
  useEffect(() => {
    if (error) form.current!.scrollIntoView({ block: 'nearest' })
  }, [error])
  const couponForm = useCouponForm((outcome) => {
    const field = fieldOf(form.current!)
    if (!outcome.isError) return onAdded(field.value.trim(), outcome)
    setError(outcome.text)
    field.focus()
  })
  return (
    <form ref={form} {...couponForm} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <Field
        label={words.field}
        name="couponcode"
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
      />
      {/* In line with the field, with or without a message below it. */}
      <Button type="submit" look="secondary" isBusy={isBusy} className="mt-6 px-4!">
        {words.apply}
      </Button>
    </form>
  )
}

/** The applied coupons, those the shop removed, and the form to add one, with all their messages (CPN-02…17). */
export function CouponBox({ cart, refusal }: { cart: Cart; refusal: string | undefined }) {
  const shop = useCountry()
  const { coupon: words } = useCartWords()
  const dropped = useCartChanges((state) => state.dropped)
  const copied = useCopiedCoupon((state) => state.code)
  const coupons = Object.entries(cart.coupon.coupons)
  const fold = useRef<HTMLDetailsElement>(null)
  const isCopiedUnused = copied !== undefined && !(copied in cart.coupon.coupons)
  // After hydration: the server does not know the copied code.
  useEffect(() => {
    if (isCopiedUnused) fold.current!.open = true
  }, [isCopiedUnused])
  const [notice, setNotice] = useState<CartOutcome>()
  const chips = useRef<HTMLUListElement>(null)
  const addedCode = useRef<string>(undefined)
  // The field that had the focus is folded: the coupon it added takes the focus.
  useEffect(() => {
    const code = addedCode.current?.toUpperCase()
    const chip = [...(chips.current?.querySelectorAll('button') ?? [])].find(
      ({ value }) => value.toUpperCase() === code,
    )
    if (!chip) return
    addedCode.current = undefined
    chip.focus()
  })
  const worth = ({ kind, discount }: Pick<AppliedCoupon, 'kind' | 'discount'>) =>
    kind === 'free_shipping' ? words.freeShipping : `− ${formatPrice(discount, shop)}`

  const removalForm = useCouponForm((outcome) => {
    setNotice(outcome)
    if (!outcome.isError) fold.current!.querySelector('summary')!.focus()
  })
  function handleAdded(code: string, outcome: CartOutcome) {
    addedCode.current = code
    clearDropped()
    fold.current!.open = false
    setNotice(outcome)
  }

  return (
    <section aria-label={words.title} className="py-4 tablet:pt-0">
      {coupons.length > 0 && (
        <ul ref={chips} className="grid gap-2 pb-2">
          {coupons.map(([code, { note, ...coupon }]) => (
            <li key={code}>
              <form {...removalForm}>
                <button
                  type="submit"
                  name="removecoupon"
                  value={code}
                  aria-label={words.remove(`${code} · ${worth(coupon)}`)}
                  className="figures inline-flex min-h-12 items-center gap-2 rounded-full border border-ink bg-lima pr-3 pl-4 text-14 font-semibold"
                >
                  {code} · {worth(coupon)}
                  <X aria-hidden="true" size={18} strokeWidth={1.5} />
                </button>
              </form>
              {note && <p className="mt-1 text-14">{words.sentence(note)}</p>}
            </li>
          ))}
        </ul>
      )}
      {Object.entries(dropped).map(([code, key]) => (
        <p key={code} className="mb-2 flex gap-1.5 text-14 font-medium text-rojo">
          <CircleAlert aria-hidden="true" size={18} strokeWidth={1.5} className="mt-0.5 shrink-0" />
          {words.dropped(code, words.sentence(key))}
        </p>
      ))}
      <p role="status" className={notice ? `text-14 font-medium ${notice.isError ? 'text-rojo' : 'text-verde'}` : ''}>
        {notice?.text}
      </p>
      {/* Opened by the browser, so that it works before hydration. */}
      <details ref={fold} open={refusal !== undefined}>
        <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-2 font-medium underline decoration-1 underline-offset-4 [&::-webkit-details-marker]:hidden">
          <TicketPercent aria-hidden="true" size={22} strokeWidth={1.5} />
          {words.ask}
        </summary>
        <CouponForm refusal={refusal} onAdded={handleAdded} />
      </details>
    </section>
  )
}
