import { CircleAlert, TicketPercent, X } from 'lucide-react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useCopiedCoupon } from '#app/platform/device/copied-coupon-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import type { AppliedCoupon, Cart } from '#contract/buy/cart.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { forgetDropped, useCartChanges } from './client/cart-changes-store.ts'
import { couponKeyOf } from './client/rebuild-cart.ts'
import { useCartClient, useCartWords, usePendingCommand } from './client/use-cart-client.ts'

/** What was said last, and whether it is about the field. */
type Said = { text: string; isError: boolean }

/** The field behind its question: whoever has no code is not sent to look for one (U53). */
function CouponForm({ refusal, onAdded }: { refusal: string | undefined; onAdded(code: string): void }) {
  const { coupon: words } = useCartWords()
  const cartClient = useCartClient()
  const isBusy = usePendingCommand() !== undefined
  const copied = useCopiedCoupon((state) => state.code)
  const form = useRef<HTMLFormElement>(null)
  // The copied code begins the field (CPN-01), unless something was typed before the scripts ran.
  useEffect(() => {
    const field = form.current!.elements.namedItem('couponcode') as HTMLInputElement
    if (copied !== undefined && field.value === '') field.value = copied
  }, [copied])
  const [error, setError] = useState(refusal)
  // The sentence under the field is not left behind the bar at the foot.
  useEffect(() => {
    if (error) form.current!.scrollIntoView({ block: 'nearest' })
  }, [error])
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('couponcode') as HTMLInputElement
    const refuse = (key: string | undefined) => {
      setError(words.sentence(key))
      field.focus()
    }
    const code = field.value.trim()
    if (!code) return refuse('coupon.empty')
    const outcome = await cartClient.addCoupon(code)
    if (outcome.is === 'done') return onAdded(code)
    if (outcome.is === 'failed') refuse(couponKeyOf(outcome.error))
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
    >
      <Field
        label={words.field}
        name="couponcode"
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
      />
      {/* In line with the field, whatever is said below it. */}
      <Button type="submit" look="secondary" isBusy={isBusy} className="mt-6 px-4!">
        {words.apply}
      </Button>
    </form>
  )
}

/** Coupons that hold, those that were taken off, and the way to add one; every answer stands here (CPN-02…17). */
export function CouponBox({ cart, refusal }: { cart: Cart; refusal: string | undefined }) {
  const shop = useCountry()
  const { coupon: words } = useCartWords()
  const cartClient = useCartClient()
  const dropped = useCartChanges((notes) => notes.dropped)
  const copied = useCopiedCoupon((state) => state.code)
  const coupons = Object.entries(cart.coupon.coupons)
  const fold = useRef<HTMLDetailsElement>(null)
  const isCopiedUnused = copied !== undefined && !(copied in cart.coupon.coupons)
  // After hydration: the server knows of no copied code.
  useEffect(() => {
    if (isCopiedUnused) fold.current!.open = true
  }, [isCopiedUnused])
  const [said, say] = useState<Said>()
  const chips = useRef<HTMLUListElement>(null)
  const addedCode = useRef<string>(undefined)
  // The field that had the focus is folded away: the coupon it brought has it now.
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

  async function remove(code: string) {
    const outcome = await cartClient.removeCoupon(code)
    if (outcome.is === 'done') {
      say({ text: words.removed, isError: false })
      fold.current!.querySelector('summary')!.focus()
    }
    if (outcome.is === 'failed') say({ text: words.notRemoved, isError: true })
  }
  function added(code: string) {
    addedCode.current = code
    forgetDropped()
    fold.current!.open = false
    say({ text: words.added, isError: false })
  }

  return (
    <section aria-label={words.title} className="py-4 wide:pt-0">
      {coupons.length > 0 && (
        <ul ref={chips} className="grid gap-2 pb-2">
          {coupons.map(([code, { note, ...coupon }]) => (
            <li key={code}>
              <form
                method="post"
                onSubmit={(event) => {
                  event.preventDefault()
                  void remove(code)
                }}
              >
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
      <p role="status" className={said ? `text-14 font-medium ${said.isError ? 'text-rojo' : 'text-verde'}` : ''}>
        {said?.text}
      </p>
      {/* Opened by the browser: it works before the scripts run, and what was opened then stays open. */}
      <details ref={fold} open={refusal !== undefined}>
        <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-2 font-medium underline decoration-1 underline-offset-4 [&::-webkit-details-marker]:hidden">
          <TicketPercent aria-hidden="true" size={22} strokeWidth={1.5} />
          {words.ask}
        </summary>
        <CouponForm refusal={refusal} onAdded={added} />
      </details>
    </section>
  )
}
