import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AccountSection } from '#app/customers/account-page/account-page.tsx'
import { ListedItem } from '#app/platform/ui/listed-item.tsx'
import { Loading } from '#app/customers/account-page/with-account.tsx'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useForm } from '#app/platform/forms/use-form.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { accountWords } from '#app/platform/texts/account-words.ts'
import { deletePasskey, renamePasskey, type Passkey } from '#contract/customers/passkeys.ts'
import { longDate } from '#domain/platform/dates.ts'
import { createPasskey, supportsPasskeys, usePasskeys } from './passkeys.ts'

const showSuccess = (text: string) => useFlash.getState().show({ text, flashMessageType: 'success' })

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone(passkeys?: Passkey[]): void }) {
  const words = accountWords(useCountry().country)
  const call = useCall()
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    send: async ({ name = '' }) => {
      const { message, passkeys } = await call(renamePasskey, { body: { id: passkey.id, name } })
      onDone(passkeys)
      showSuccess(message)
    },
  })
  return (
    <li className="border-b border-line py-4 last:border-0">
      <form {...form} aria-label={words.passkeys.renameOf(passkey.name)} className="grid max-w-md gap-4">
        <FormProblems {...{ problem, attempts }} labels={{ name: words.passkeys.name }} />
        <Field
          id="name"
          name="name"
          label={words.passkeys.name}
          help={words.passkeys.nameHelp}
          autoComplete="off"
          defaultValue={passkey.name}
          error={errorOf('name')}
        />
        <div className="flex gap-4">
          <Button type="submit" isBusy={isBusy}>
            {words.passkeys.save}
          </Button>
          <Button look="tertiary" onClick={() => onDone()}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </li>
  )
}

/** The passkeys of the account, with adding, renaming and deleting. `run` asks for the password where needed. */
export function PasskeyList({ run }: { run(action: () => Promise<unknown>): void }) {
  const { country, timeZone } = useCountry()
  const { passkeys: words } = accountWords(country)
  const call = useCall()
  const client = useQueryClient()
  const { data, isError, refetch, cachePasskeys } = usePasskeys()
  const [renamedId, setRenamedId] = useState<number>()

  const add = () =>
    run(async () => {
      const message = await createPasskey(call, client)
      if (message) showSuccess(message)
    })
  const remove = (id: number) =>
    run(async () => {
      const { message, passkeys } = await call(deletePasskey, { body: { id } })
      cachePasskeys(passkeys)
      showSuccess(message)
    })

  return (
    <AccountSection title={words.title} text={words.text}>
      {!data && <Loading {...{ isError, refetch }} shapes={['h-14']} />}
      <ul>
        {data?.map((passkey) =>
          passkey.id === renamedId ? (
            <RenameForm
              key={passkey.id}
              passkey={passkey}
              onDone={(passkeys) => {
                if (passkeys) cachePasskeys(passkeys)
                setRenamedId(undefined)
              }}
            />
          ) : (
            <ListedItem
              key={passkey.id}
              name={passkey.name}
              details={[
                words.created(longDate(new Date(passkey.created_at), timeZone)),
                passkey.last_used_at
                  ? words.lastUsed(longDate(new Date(passkey.last_used_at), timeZone))
                  : words.neverUsed,
              ]}
            >
              <Button
                look="tertiary"
                aria-label={words.renameOf(passkey.name)}
                onClick={() => setRenamedId(passkey.id)}
                className="text-14!"
              >
                {words.rename}
              </Button>
              <Button
                look="tertiary"
                aria-label={words.removeOf(passkey.name)}
                onClick={() => remove(passkey.id)}
                className="text-14!"
              >
                {words.remove}
              </Button>
            </ListedItem>
          ),
        )}
      </ul>
      {data && !supportsPasskeys() && <p className="text-14">{words.unsupported}</p>}
      {data && supportsPasskeys() && (
        <Button look="secondary" onClick={add} className="mt-2">
          {words.add}
        </Button>
      )}
    </AccountSection>
  )
}
