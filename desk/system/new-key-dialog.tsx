import { useState, type FormEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { makeKey } from '#contract/desk/api-keys.ts'
import { keyLives, keyPermissions, type KeyPermission } from '#domain/desk/staff/api-key.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { useSession } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Checkbox, Field, SelectField } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { keysKey } from './keys-query.ts'
import { permissionWords } from './permission-words.ts'
import { ShownToken } from './shown-token.tsx'

const words = wordsIn({
  es: {
    title: 'Clave nueva',
    name: 'Para qué sistema',
    example: 'Por ejemplo: ERP, depósito, contabilidad',
    permissions: 'Qué puede hacer',
    stores: 'En qué tiendas',
    all: 'En todas, también las que se abran después',
    days: 'Hasta cuándo sirve',
    lives: (days: number) => (days === 365 ? 'un año' : `${days} días`),
    make: 'Crear la clave',
    noPermission: 'Elegí al menos una cosa que pueda hacer.',
    noStore: 'Elegí al menos una tienda.',
  },
  en: {
    title: 'New key',
    name: 'For which system',
    example: 'For example: ERP, warehouse, accounting',
    permissions: 'What it may do',
    stores: 'In which stores',
    all: 'In all, also those that open later',
    days: 'How long it is good for',
    lives: (days: number) => (days === 365 ? 'a year' : `${days} days`),
    make: 'Make the key',
    noPermission: 'Choose at least one thing it may do.',
    noStore: 'Choose at least one store.',
  },
})

function keyIn(data: FormData, ownStores: readonly OpenCountry[]) {
  return {
    name: typed(data, 'name').trim(),
    permissions: data.getAll('permission') as KeyPermission[],
    stores: data.get('all') ? null : (data.getAll('store') as OpenCountry[]).filter((code) => ownStores.includes(code)),
    days: keyLives.find((days) => String(days) === data.get('days')) ?? keyLives[0],
  }
}

/** A key for another system; what opens is shown here, once. */
export function NewKeyDialog({ onClose }: { onClose(): void }) {
  const text = useWords(words)
  const names = useWords(permissionWords)
  const client = useQueryClient()
  const { stores, staff } = useSession()
  const isOfAll = staff.stores === null
  const [isEverywhere, setIsEverywhere] = useState(isOfAll)
  const [missing, setMissing] = useState<string>()
  const making = useMutation({
    mutationFn: (key: ReturnType<typeof keyIn>) => deskCall(makeKey, { body: key }),
    onSuccess: ({ keys }) => client.setQueryData(keysKey, { keys }),
  })
  const errors = fieldErrors(making.error)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const key = keyIn(new FormData(event.currentTarget), stores)
    const fault = key.permissions.length === 0 ? text.noPermission : key.stores?.length === 0 ? text.noStore : undefined
    setMissing(fault)
    if (!fault) making.mutate(key)
  }

  return (
    <Dialog title={text.title} onClose={onClose}>
      {making.data ? (
        <ShownToken token={making.data.token} onClose={onClose} />
      ) : (
        <form noValidate className="grid gap-4" onSubmit={submit}>
          <Field label={text.name} name="name" help={text.example} autoComplete="off" error={errors.name} />
          <fieldset>
            <legend className="text-13 font-semibold">{text.permissions}</legend>
            {keyPermissions.map((permission) => (
              <Checkbox key={permission} name="permission" value={permission} label={names[permission]} />
            ))}
          </fieldset>
          <fieldset>
            <legend className="text-13 font-semibold">{text.stores}</legend>
            {isOfAll && (
              <Checkbox
                name="all"
                checked={isEverywhere}
                onChange={({ target }) => setIsEverywhere(target.checked)}
                label={text.all}
              />
            )}
            {!isEverywhere &&
              stores.map((code) => (
                <Checkbox key={code} name="store" value={code} label={countryProfiles[code].name} />
              ))}
          </fieldset>
          <SelectField
            label={text.days}
            name="days"
            defaultValue="90"
            options={keyLives.map((days) => ({ value: String(days), label: text.lives(days) }))}
          />
          {missing && <Failure>{missing}</Failure>}
          {!missing && making.error && Object.keys(errors).length === 0 && (
            <Failure>{failureText(making.error)}</Failure>
          )}
          <div className="flex justify-end">
            <Button type="submit" look="primary" isBusy={making.isPending}>
              {text.make}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
