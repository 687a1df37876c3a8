import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { readSeriesCodes, type DeskCoupon, type DeskPromotion } from '#contract/desk/promotions.ts'
import { ruleStates, type RuleSwitch } from '#domain/buy/cart/rule-state.ts'
import { sentenceOf } from '#domain/desk/promotions/sentence.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer, money } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { saveFile } from '#desk/platform/save-file.ts'
import { useMay } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { useStore } from '#desk/platform/use-store.ts'
import { Button, LinkButton } from '#desk/platform/ui/button.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { MoreButton } from '#desk/platform/ui/more-button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { StoreViews } from '#desk/platform/ui/store-views.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { promotionWords } from './promotion-words.ts'
import { PromotionTabs } from './promotion-tabs.tsx'
import { useCoupons, usePromotions, type SwitchedRule } from './promotions-query.ts'
import { RuleRow } from './rule-row.tsx'
import { saidCoupon, saidPromotion } from './said-rule.ts'
import { SwitchDialog } from './switch-dialog.tsx'

const words = wordsIn({
  es: {
    title: 'Promociones',
    add: 'Nueva promoción',
    loading: 'Cargando las promociones',
    automatic: 'Automáticas',
    noAutomatic: 'Ningún descuento actúa solo en esta tienda.',
    coupons: 'Cupones',
    noCoupons: 'Ningún cupón es así.',
    which: 'Cupones por estado',
    all: 'Todos',
    find: 'Buscar un código',
    used: (count: string, of: string | null) => `${of === null ? count : `${count} de ${of}`} usos`,
    orders: (count: string) => `${count} pedidos`,
    given: (amount: string) => `descontó ${amount}`,
    codes: 'Códigos (CSV)',
    codesOf: (name: string) => `Bajar los códigos de ${name}`,
    file: ['codigo', 'estado'],
    free: 'libre',
    usedUp: 'usado',
    over: 'terminado',
  },
  en: {
    title: 'Promotions',
    add: 'New promotion',
    loading: 'Loading the promotions',
    automatic: 'Automatic',
    noAutomatic: 'No discount acts by itself in this store.',
    coupons: 'Coupons',
    noCoupons: 'No coupon is like that.',
    which: 'Coupons by state',
    all: 'All',
    find: 'Find a code',
    used: (count: string, of: string | null) => `${of === null ? count : `${count} of ${of}`} uses`,
    orders: (count: string) => `${count} orders`,
    given: (amount: string) => `took off ${amount}`,
    codes: 'Codes (CSV)',
    codesOf: (name: string) => `Download the codes of ${name}`,
    file: ['code', 'state'],
    free: 'free',
    usedUp: 'used',
    over: 'over',
  },
})

type Row<T> = { of: T; onSwitch(to: RuleSwitch): void }

function PromotionRow({ of: promotion, onSwitch }: Row<DeskPromotion>) {
  const text = useWords(words)
  const language = useLanguage()
  const { name, state, orders, given, country } = promotion
  const figures = `${text.orders(integer(orders, language))} · ${text.given(money(given, country))}`
  return <RuleRow {...{ name, state, figures, onSwitch }} sentence={sentenceOf(saidPromotion(promotion), language)} />
}

/** The codes of a batch as a file. */
function CodesButton({ of: { country, name } }: { of: DeskCoupon }) {
  const text = useWords(words)
  const reading = useMutation({
    mutationFn: () => deskCall(readSeriesCodes, { params: { country, name }, body: {} }),
    onSuccess: ({ codes }) => {
      const stateOf = (one: (typeof codes)[number]) => (one.isUsed ? text.usedUp : one.isOver ? text.over : text.free)
      const lines = [text.file.join(';'), ...codes.map((one) => `${one.code};${stateOf(one)}`)]
      saveFile(`${name}${country}.csv`, `${lines.join('\r\n')}\r\n`, 'text/csv;charset=utf-8')
    },
  })
  return (
    <>
      <Button look="quiet" aria-label={text.codesOf(name)} onClick={() => reading.mutate()} isBusy={reading.isPending}>
        {text.codes}
      </Button>
      {reading.error && <Failure>{failureText(reading.error)}</Failure>}
    </>
  )
}

function CouponRow({ of: coupon, onSwitch }: Row<DeskCoupon>) {
  const text = useWords(words)
  const language = useLanguage()
  const mayEdit = useMay()('promotions.edit')
  const { name, state, used, maxUses, given, country, codes } = coupon
  const limit = maxUses === null ? null : integer(maxUses, language)
  const figures = `${text.used(integer(used, language), limit)} · ${text.given(money(given, country))}`
  return (
    <RuleRow
      {...{ name, state, figures, onSwitch }}
      sentence={sentenceOf(saidCoupon(coupon), language)}
      acts={codes !== null && mayEdit && <CodesButton of={coupon} />}
    />
  )
}

/** Coupons and discounts that act by themselves, of one store. */
export function PromotionsScreen() {
  const text = useWords(words)
  const names = useWords(promotionWords)
  const mayEdit = useMay()('promotions.edit')
  const [store, setStore] = useStore()
  const [search, setSearch] = useSearchParams()
  const state = ruleStates.find((one) => one === search.get('state'))
  const searched = search.get('text') ?? ''
  const [open, setOpen] = useState<{ rule: SwitchedRule; to: RuleSwitch }>()
  const promotions = usePromotions(store)
  const coupons = useCoupons({ country: store, state, text: searched })
  const listed = coupons.data?.pages.flatMap((page) => page.coupons) ?? []
  const set = (name: string, value: string) =>
    setSearch((before) => {
      if (value === '') before.delete(name)
      else before.set(name, value)
      return before
    })
  const views = [[text.all, ''] as const, ...ruleStates.map((one) => [names.state[one], one] as const)]
  return (
    <Screen
      title={text.title}
      aside={
        mayEdit && (
          <LinkButton to={`/promotions/new?country=${store}`} look="primary">
            {text.add}
          </LinkButton>
        )
      }
    >
      <PromotionTabs store={store} />
      <StoreViews store={store} onChoose={setStore} />
      <Section title={text.automatic}>
        {promotions.error && <Failure>{failureText(promotions.error)}</Failure>}
        {promotions.isPending && !promotions.error && <LoadingRows label={text.loading} count={2} />}
        {promotions.data?.promotions.length === 0 && <p className="text-14 text-ink-2">{text.noAutomatic}</p>}
        {promotions.data && promotions.data.promotions.length > 0 && (
          <ul className="border-t border-line">
            {promotions.data.promotions.map((promotion) => (
              <PromotionRow key={promotion.id} of={promotion} onSwitch={(to) => setOpen({ rule: { promotion }, to })} />
            ))}
          </ul>
        )}
      </Section>
      <Section title={text.coupons}>
        <div className="grid items-end gap-2 tablet:grid-cols-[minmax(0,1fr)_16rem]">
          <Views label={text.which} views={views} chosen={state ?? ''} onChoose={(value) => set('state', value)} />
          <form
            role="search"
            onSubmit={(event) => {
              event.preventDefault()
              set('text', typed(event.currentTarget, 'text').trim())
            }}
          >
            <Field label={text.find} name="text" type="search" defaultValue={searched} autoComplete="off" />
          </form>
        </div>
        {coupons.error && <Failure>{failureText(coupons.error)}</Failure>}
        {coupons.isPending && !coupons.error && <LoadingRows label={text.loading} />}
        {coupons.data && listed.length === 0 && <Empty>{text.noCoupons}</Empty>}
        {listed.length > 0 && (
          <ul className="border-t border-line">
            {listed.map((coupon) => (
              <CouponRow key={coupon.id} of={coupon} onSwitch={(to) => setOpen({ rule: { coupon }, to })} />
            ))}
          </ul>
        )}
        <MoreButton of={coupons} />
      </Section>
      {open && <SwitchDialog {...open} onClose={() => setOpen(undefined)} />}
    </Screen>
  )
}
