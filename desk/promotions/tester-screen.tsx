import { useMutation } from '@tanstack/react-query'
import { tryPromotions, type TriedCart } from '#contract/desk/promotions.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { integer, moment, money } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { useStore } from '#desk/platform/use-store.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field, TextField } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { StoreViews } from '#desk/platform/ui/store-views.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { promotionWords } from './promotion-words.ts'
import { PromotionTabs } from './promotion-tabs.tsx'

const words = wordsIn({
  es: {
    title: 'Probar un carrito',
    about: 'Lo que costaría, con las mismas reglas que en la tienda. No se guarda nada.',
    items: 'Talles en el carrito',
    itemsHelp: 'Un SKU por línea, con la cantidad si es más de uno: ZM0001-38 2',
    codes: 'Cupones, en orden',
    codesHelp: 'Separados por espacios.',
    email: 'E-mail del cliente (opcional)',
    emailHelp: 'Vacío: alguien que nunca compró.',
    day: 'Qué día (opcional)',
    hour: 'A qué hora (opcional)',
    go: 'Probar',
    at: (when: string) => `Así sería ${when}`,
    stranger: 'No hay una cuenta con ese e-mail: se probó como alguien que nunca compró.',
    missing: (list: string) => `La tienda no tiene: ${list}.`,
    lines: 'Productos',
    columns: ['Producto', 'Promoción', 'Cantidad', 'Precio', 'Pagaría'],
    few: (quantity: string) => `hay ${quantity}`,
    coupons: 'Cupones',
    automatic: 'Promociones automáticas',
    noAutomatic: 'La tienda no tiene ninguna.',
    applies: 'se aplica',
    refused: 'no se aplica',
    unknown: 'no existe',
    off: (amount: string) => `descuenta ${amount}`,
    cut: 'El tope del cupón o del carrito lo recorta.',
    short: (amount: string) => `Faltan ${amount}.`,
    subTotal: 'Productos',
    discount: 'Descuentos',
    shipping: 'Envío',
    total: 'Total',
  },
  en: {
    title: 'Try a cart',
    about: 'What it would cost, by the rules of the shop itself. Nothing is stored.',
    items: 'Sizes in the cart',
    itemsHelp: 'One SKU in each line, with the quantity where it is more than one: ZM0001-38 2',
    codes: 'Coupons, in order',
    codesHelp: 'With spaces between them.',
    email: 'E-mail of the customer (optional)',
    emailHelp: 'Empty: somebody who never bought.',
    day: 'Which day (optional)',
    hour: 'At what time (optional)',
    go: 'Try it',
    at: (when: string) => `This is how it would be ${when}`,
    stranger: 'No account has this e-mail: tried as somebody who never bought.',
    missing: (list: string) => `The store does not have: ${list}.`,
    lines: 'Products',
    columns: ['Product', 'Promotion', 'Quantity', 'Price', 'Would pay'],
    few: (quantity: string) => `${quantity} there`,
    coupons: 'Coupons',
    automatic: 'Automatic promotions',
    noAutomatic: 'The store has none.',
    applies: 'applies',
    refused: 'does not apply',
    unknown: 'does not exist',
    off: (amount: string) => `takes off ${amount}`,
    cut: 'The limit of the coupon or the cart cuts it.',
    short: (amount: string) => `${amount} are missing.`,
    subTotal: 'Products',
    discount: 'Discounts',
    shipping: 'Shipping',
    total: 'Total',
  },
})

/** `ZM0001-38 2`, one in each line. */
const itemsIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().split(/[\s;,]+/))
    .filter(([sku]) => sku)
    .map(([sku, quantity = '1']) => ({ sku: sku!, quantity: Number(quantity) }))

const cell = 'py-2 pr-3'

function Result({ of: tried, store }: { of: TriedCart; store: OpenCountry }) {
  const text = useWords(words)
  const names = useWords(promotionWords)
  const language = useLanguage()
  const sum = (minor: number) => money(minor, store)
  return (
    <Section title={text.at(moment(tried.at, store, language))}>
      {tried.isKnown === false && <p>{text.stranger}</p>}
      {tried.missing.length > 0 && <Failure>{text.missing(tried.missing.join(', '))}</Failure>}
      {tried.coupons.length > 0 && (
        <div>
          <h3 className="font-semibold">{text.coupons}</h3>
          <ul>
            {tried.coupons.map(({ code, outcome, discount, isCut, key, missing, why }) => (
              <li key={code} className="flex flex-wrap items-baseline gap-2 border-b border-line py-1.5">
                <strong className="font-mono text-13">{code}</strong>
                <Badge tone={outcome === 'applies' ? 'done' : 'bad'}>{text[outcome]}</Badge>
                <span>
                  {outcome === 'applies' && text.off(sum(discount))} {isCut && text.cut}
                  {why ? names.unusable[why] : key && names.refusal[key]} {missing !== null && text.short(sum(missing))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className="font-semibold">{text.automatic}</h3>
        {tried.promotions.length === 0 && <p className="text-ink-2">{text.noAutomatic}</p>}
        <ul>
          {tried.promotions.map(({ id, name, percent, outcome, discount }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-2 border-b border-line py-1.5">
              <strong className="font-semibold">{name}</strong> {percent} %
              <Badge tone={outcome === 'acts' ? 'done' : 'plain'}>{names.outcome[outcome]}</Badge>
              {discount > 0 && text.off(sum(discount))}
            </li>
          ))}
        </ul>
      </div>
      {tried.lines.length > 0 && (
        <Table label={text.lines} columns={text.columns} figures={3}>
          {tried.lines.map((line) => (
            <tr key={line.sku} className="border-b border-line">
              <td className={cell}>
                {line.name} · {line.size}
                <span className="block font-mono text-12 text-ink-2">{line.sku}</span>
              </td>
              <td className={cell}>{line.promotion}</td>
              <td className={`figures ${cell} text-right`}>
                {integer(line.asked, language)}
                {line.quantity < line.asked && (
                  <span className="block text-12 text-rojo">{text.few(integer(line.quantity, language))}</span>
                )}
              </td>
              <td className={`figures ${cell} text-right`}>
                {line.price < line.listPrice && <s className="text-ink-2">{sum(line.listPrice)}</s>} {sum(line.price)}
              </td>
              <td className={`figures ${cell} text-right`}>{sum(line.paid)}</td>
            </tr>
          ))}
        </Table>
      )}
      <dl className="figures grid w-full max-w-xs grid-cols-[1fr_auto] gap-y-1 justify-self-end">
        {(['subTotal', 'discount', 'shipping', 'total'] as const).map((what) => (
          <div key={what} className="contents">
            <dt className={what === 'total' ? 'font-semibold' : ''}>{text[what]}</dt>
            <dd className={`text-right ${what === 'total' ? 'font-semibold' : ''}`}>
              {what === 'discount' && tried.discount > 0 && '−'}
              {sum(tried[what])}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** This cart, this person, this moment: what acts, and why not. */
export function TesterScreen() {
  const text = useWords(words)
  const may = useMay()
  const [store, setStore] = useStore()
  const trying = useMutation({
    mutationFn: (form: HTMLFormElement) =>
      deskCall(tryPromotions, {
        body: {
          country: store,
          items: itemsIn(typed(form, 'items')),
          codes: typed(form, 'codes').split(/\s+/).filter(Boolean),
          email: typed(form, 'email').trim() || null,
          day: typed(form, 'day') || null,
          hour: typed(form, 'hour') || null,
        },
      }),
  })
  const errors = fieldErrors(trying.error)
  const itemsError = Object.entries(errors).find(([field]) => field.startsWith('items'))?.[1]
  return (
    <Screen title={text.title}>
      <PromotionTabs store={store} />
      <StoreViews
        store={store}
        onChoose={(next) => {
          trying.reset()
          setStore(next)
        }}
      />
      <p className="text-14 text-ink-2">{text.about}</p>
      <form
        noValidate
        className="grid gap-3 tablet:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          trying.mutate(event.currentTarget)
        }}
      >
        <div>
          <TextField label={text.items} name="items" rows={6} help={text.itemsHelp} error={itemsError} />
        </div>
        <div className="grid content-start gap-3">
          <Field label={text.codes} name="codes" help={text.codesHelp} autoComplete="off" error={errors.codes} />
          {(may('people.reveal') || may('promotions.edit')) && (
            <Field
              label={text.email}
              name="email"
              type="email"
              help={text.emailHelp}
              autoComplete="off"
              error={errors.email}
            />
          )}
          <div className="grid grid-cols-2 gap-3">
            <Field label={text.day} name="day" type="date" error={errors.day} />
            <Field label={text.hour} name="hour" type="time" error={errors.hour} />
          </div>
        </div>
        {trying.error && (
          <div className="tablet:col-span-2">
            <Failure>{failureText(trying.error)}</Failure>
          </div>
        )}
        <Button type="submit" look="primary" isBusy={trying.isPending} className="justify-self-start">
          {text.go}
        </Button>
      </form>
      {trying.data && <Result of={trying.data} store={store} />}
    </Screen>
  )
}
