import { useState, type FormEvent } from 'react'
import { changeStaff, disableStaff, inviteStaff, relinkStaff, type Colleague } from '#contract/desk/staff.ts'
import { roles, type Role } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { useSession } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Checkbox, Field } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { typed } from '#desk/platform/typed.ts'
import { roleWords } from './role-words.ts'
import { useStaffChange } from './staff-query.ts'

const words = wordsIn({
  es: {
    invite: 'Invitar al equipo',
    change: 'Cambiar',
    email: 'E-mail',
    name: 'Nombre y apellido',
    roles: 'Qué puede hacer',
    stores: 'En qué tiendas',
    all: 'En todas, también las que se abran después',
    send: 'Mandar la invitación',
    save: 'Guardar',
    disable: 'Quitar el acceso',
    again: 'Mandar la invitación otra vez',
    reset: 'Mandar un enlace para otra contraseña',
    enable: 'Devolver el acceso',
    noRole: 'Elegí al menos un rol.',
    noStore: 'Elegí al menos una tienda.',
  },
  en: {
    invite: 'Invite to the staff',
    change: 'Change',
    email: 'E-mail',
    name: 'Name',
    roles: 'What they may do',
    stores: 'In which stores',
    all: 'In all, also those that open later',
    send: 'Send the invitation',
    save: 'Save',
    disable: 'Take the access away',
    again: 'Send the invitation again',
    reset: 'Send a link for another password',
    enable: 'Give the access back',
    noRole: 'Choose at least one role.',
    noStore: 'Choose at least one store.',
  },
})

type Rights = { name: string; roles: Role[]; stores: OpenCountry[] | null }

function rightsIn(data: FormData): Rights {
  return {
    name: typed(data, 'name').trim(),
    roles: data.getAll('role') as Role[],
    stores: data.get('all') ? null : (data.getAll('store') as OpenCountry[]),
  }
}

/** A new person, or one who is on the staff: what they may do, where, and whether they still may. */
export function PersonDialog({ person, onClose }: { person: Colleague | undefined; onClose(): void }) {
  const text = useWords(words)
  const roleNames = useWords(roleWords)
  const { stores } = useSession()
  const [isEverywhere, setIsEverywhere] = useState(person ? person.stores === null : true)
  const [missing, setMissing] = useState<string>()
  const saving = useStaffChange(({ email, ...rights }: Rights & { email: string }) =>
    person
      ? deskCall(changeStaff, { params: { idStaff: person.idStaff }, body: { ...rights, version: person.version } })
      : deskCall(inviteStaff, { body: { email, ...rights } }, { idempotencyKey: crypto.randomUUID() }),
  )
  const disabling = useStaffChange(({ idStaff, version }: Colleague) =>
    deskCall(disableStaff, { params: { idStaff }, body: { version } }),
  )
  const linking = useStaffChange(({ idStaff }: Colleague) => deskCall(relinkStaff, { params: { idStaff }, body: {} }))
  const error = saving.error ?? disabling.error ?? linking.error
  const errors = fieldErrors(saving.error)
  const isBusy = saving.isPending || disabling.isPending || linking.isPending
  const after = { onSuccess: onClose }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const rights = rightsIn(data)
    const fault = rights.roles.length === 0 ? text.noRole : rights.stores?.length === 0 ? text.noStore : undefined
    setMissing(fault)
    if (!fault) saving.mutate({ email: typed(data, 'email'), ...rights }, after)
  }

  return (
    <Dialog title={person ? `${text.change}: ${person.name}` : text.invite} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        {!person && <Field label={text.email} name="email" type="email" autoComplete="off" error={errors.email} />}
        <Field label={text.name} name="name" autoComplete="off" defaultValue={person?.name ?? ''} error={errors.name} />
        <fieldset>
          <legend className="text-13 font-semibold">{text.roles}</legend>
          {roles.map((role) => (
            <Checkbox
              key={role}
              name="role"
              value={role}
              defaultChecked={person?.roles.includes(role)}
              label={`${roleNames[role].name}: ${roleNames[role].does}`}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend className="text-13 font-semibold">{text.stores}</legend>
          <Checkbox
            name="all"
            checked={isEverywhere}
            onChange={({ target }) => setIsEverywhere(target.checked)}
            label={text.all}
          />
          {!isEverywhere &&
            stores.map((code) => (
              <Checkbox
                key={code}
                name="store"
                value={code}
                defaultChecked={person?.stores?.includes(code)}
                label={countryProfiles[code].name}
              />
            ))}
        </fieldset>
        {missing && <Failure>{missing}</Failure>}
        {!missing && error && Object.keys(errors).length === 0 && <Failure>{failureText(error)}</Failure>}
        <div className="flex flex-wrap justify-end gap-2">
          {person && (
            <Button onClick={() => linking.mutate(person, after)} isBusy={isBusy}>
              {person.status === 'disabled' ? text.enable : person.status === 'invited' ? text.again : text.reset}
            </Button>
          )}
          {person && person.status !== 'disabled' && (
            <Button look="danger" onClick={() => disabling.mutate(person, after)} isBusy={isBusy}>
              {text.disable}
            </Button>
          )}
          <Button type="submit" look="primary" isBusy={isBusy}>
            {person ? text.save : text.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
