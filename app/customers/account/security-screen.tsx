import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { PasskeyList } from '#app/customers/passkeys/passkey-list.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { accountWords } from '#app/platform/texts/account-words.ts'
import { endLogin, readLogins, type Customer } from '#contract/customers/account.ts'
import { deleteDevice, readDevices } from '#contract/customers/two-step.ts'
import { longDate } from '#domain/platform/dates.ts'
import { AccountPage, AccountSection } from '#app/customers/account-page/account-page.tsx'
import { ListedItem } from '#app/platform/ui/listed-item.tsx'
import { usePasswordConfirmation } from '#app/customers/account-page/use-password-confirmation.tsx'
import { Loading, WithAccount } from '#app/customers/account-page/with-account.tsx'

type Run = (action: () => Promise<unknown>) => void

const showSuccess = (text: string) => useFlash.getState().show({ text, flashMessageType: 'success' })

function Devices({ run }: { run: Run }) {
  const { country, timeZone } = useCountry()
  const { security: words } = accountWords(country)
  const call = useCall()
  const client = useQueryClient()
  const queryKey = ['devices']
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(readDevices, { body: {} }, { signal })).data,
    meta: { isPersonal: true },
  })
  const remove = (id: number) =>
    run(async () => {
      const reply = await call(deleteDevice, { body: { id: String(id) } })
      client.setQueryData(queryKey, reply.data)
      showSuccess(reply.message)
    })
  return (
    <div className="mt-6">
      <h3 className="font-semibold">{words.devices}</h3>
      <p className="text-14 text-ink-2">{words.devicesText}</p>
      {!data && <Loading {...{ isError, refetch }} shapes={['h-14']} />}
      {data?.length === 0 && <p className="mt-3 text-14">{words.noDevices}</p>}
      <ul className="mt-1">
        {data?.map(({ id, name, last_used_at, current }) => (
          <ListedItem
            key={id}
            name={name}
            mark={current ? words.thisDevice : undefined}
            details={[words.lastUsed(longDate(new Date(last_used_at), timeZone))]}
          >
            <Button look="tertiary" aria-label={words.removeOf(name)} onClick={() => remove(id)} className="text-14!">
              {words.remove}
            </Button>
          </ListedItem>
        ))}
      </ul>
    </div>
  )
}

function Sessions({ run }: { run: Run }) {
  const { country, timeZone } = useCountry()
  const { security: words } = accountWords(country)
  const call = useCall()
  const client = useQueryClient()
  const queryKey = ['sessions']
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readLogins, { body: {} }, { signal }),
    meta: { isPersonal: true },
  })
  const end = (id: string) =>
    run(async () => {
      const reply = await call(endLogin, { body: { id } })
      client.setQueryData(queryKey, reply)
      showSuccess(reply.message)
    })
  return (
    <AccountSection title={words.sessions} text={words.sessionsText}>
      {!data && <Loading {...{ isError, refetch }} shapes={['h-14', 'h-14']} />}
      <ul>
        {data?.sessions.map(({ id, name, created_at, last_used_at, current }) => (
          <ListedItem
            key={id}
            name={name}
            mark={current ? words.thisDevice : undefined}
            details={[
              words.since(longDate(new Date(created_at), timeZone)),
              ...(current ? [words.network(data.ip)] : []),
              words.lastUsed(longDate(new Date(last_used_at), timeZone)),
            ]}
          >
            {!current && (
              <Button look="tertiary" aria-label={words.endOf(name)} onClick={() => end(id)} className="text-14!">
                {words.end}
              </Button>
            )}
          </ListedItem>
        ))}
      </ul>
      {data && data.sessions.length > 1 && (
        <Button look="secondary" onClick={() => end('others')} className="mt-4">
          {words.endOthers}
        </Button>
      )}
    </AccountSection>
  )
}

function TwoStep({ customer, run }: { customer: Customer; run: Run }) {
  const { security: words } = accountWords(useCountry().country)
  const isOn = customer.two_step_auth_enable
  return (
    <AccountSection title={words.twoStep} text={isOn ? words.twoStepOn : words.twoStepOff}>
      <ButtonLink
        to="/account/enableauth"
        look="secondary"
        aria-label={`${isOn ? words.turnOff : words.turnOn}: ${words.twoStep}`}
      >
        {isOn ? words.turnOff : words.turnOn}
      </ButtonLink>
      {isOn && <Devices run={run} />}
    </AccountSection>
  )
}

/** How to sign in to the account, and the active sessions. */
export function SecurityScreen({ hasTwoStep }: { hasTwoStep: boolean }) {
  const { security: words } = accountWords(useCountry().country)
  const { run, isBusy, dialog } = usePasswordConfirmation()
  return (
    <AccountPage title={words.title}>
      <div aria-busy={isBusy} className="mt-6">
        <WithAccount>
          {(customer) => (
            <>
              <PasskeyList run={run} />
              <AccountSection
                title={words.password}
                text={customer.has_password ? words.passwordText : words.passwordless}
              >
                <ButtonLink to="/account/editaccount#password-change" look="secondary">
                  {words.changePassword}
                </ButtonLink>
              </AccountSection>
              {hasTwoStep && <TwoStep {...{ customer, run }} />}
              <Sessions run={run} />
            </>
          )}
        </WithAccount>
      </div>
      {dialog}
    </AccountPage>
  )
}
