import { useMutation } from '@tanstack/react-query'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import { accountWords } from '#app/platform/texts/account-words.ts'
import { readMyData, type DataSection } from '#contract/customers/data-rights.ts'
import { AccountPage, AccountSection } from '#app/customers/account-page/account-page.tsx'
import { CloseAccountForm } from './close-account-form.tsx'
import { readableRow } from './readable-data.ts'
import { WithAccount } from '#app/customers/account-page/with-account.tsx'

/** A section of the customer's data, row by row, with dates in the store's time zone. */
function Section({ section: { name, rows } }: { section: DataSection }) {
  const shop = useCountry()
  const { data: words } = accountWords(shop.country)
  return (
    <section aria-label={words.sections[name]} className="mt-6">
      <h3 className="font-semibold">{words.sections[name]}</h3>
      {rows.map((row, at) => (
        <dl
          key={at}
          className="mt-2 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-1 border-t border-line pt-2 text-14"
        >
          {readableRow(row, { shop, words }).map(({ name: field, text }) => (
            <div key={field} className="contents">
              <dt className="break-words text-ink-2">{field}</dt>
              <dd className="break-words">{text}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  )
}

function download(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

function MyData() {
  const { country, brand } = useCountry()
  const { data: words } = accountWords(country)
  const call = useCall()
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => call(readMyData, { body: {} }),
    networkMode: 'always',
    onError: (error) => useFlash.getState().show({ text: sentenceOf(error), flashMessageType: 'error' }),
  })
  const empty = data?.sections.filter(({ rows }) => rows.length === 0).map(({ name }) => words.sections[name]) ?? []
  return (
    <AccountSection title={words.download} text={words.downloadText}>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          isBusy={isPending}
          onClick={() =>
            mutate(undefined, {
              onSuccess: ({ made_at, sections }) => download(words.fileName(brand.key), { made_at, sections }),
            })
          }
        >
          {words.file}
        </Button>
        <Button look="tertiary" isBusy={isPending} onClick={() => mutate()}>
          {isPending ? words.reading : words.read}
        </Button>
      </div>
      {data?.sections
        .filter(({ rows }) => rows.length > 0)
        .map((section) => (
          <Section key={section.name} section={section} />
        ))}
      {empty.length > 0 && <p className="mt-6 text-14 text-ink-2">{words.nothingIn(empty)}</p>}
    </AccountSection>
  )
}

/** The customer's stored data, and closing the account. */
export function DataScreen() {
  const { country, words: shell } = useCountry()
  const { data: words } = accountWords(country)
  const { isOpen, open, close } = useOverlay('close-account')
  return (
    <AccountPage title={words.title}>
      <div className="mt-6">
        <MyData />
        <AccountSection title={words.consents} text={words.consentsText}>
          <ButtonLink to="/account/editaccount#newsletter" look="secondary">
            {words.change}
          </ButtonLink>
        </AccountSection>
        <AccountSection title={words.erase} text={words.eraseText}>
          <Button look="secondary" onClick={open}>
            {words.erase}
          </Button>
        </AccountSection>
      </div>
      <Overlay place="dialog" isOpen={isOpen} onClose={close} title={words.eraseTitle} closeLabel={shell.menu.close}>
        {isOpen && <WithAccount>{(customer) => <CloseAccountForm customer={customer} />}</WithAccount>}
      </Overlay>
    </AccountPage>
  )
}
