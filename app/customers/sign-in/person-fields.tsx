import type { FormValues } from '#app/platform/forms/use-form.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Field, SelectField } from '#app/platform/ui/field.tsx'
import { loginWords } from '#app/platform/texts/login-words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'

type PersonFieldsProps = { values: FormValues; errorOf(name: string): string | undefined }

/** The labels of a person's fields, by field name. */
export function personLabels(country: OpenCountry) {
  const { register: words, email } = loginWords(country)
  const { idTypes } = formFormats[country]
  return {
    first_name: words.firstName,
    last_name: words.lastName,
    email,
    identification: idTypes.length === 1 ? idTypes[0]!.label : words.identification,
    identification_type: words.identificationType,
    birthday: words.birthday,
    gender: words.gender,
  }
}

const asTyped = { autoCorrect: 'off', spellCheck: false } as const

export function NameFields({ values, errorOf }: PersonFieldsProps) {
  const labels = personLabels(useCountry().country)
  const field = (name: 'first_name' | 'last_name', autoComplete: string) => (
    <Field
      id={name}
      name={name}
      label={labels[name]}
      autoComplete={autoComplete}
      autoCapitalize="words"
      {...asTyped}
      defaultValue={values[name]}
      error={errorOf(name)}
    />
  )
  return (
    <>
      {field('first_name', 'given-name')}
      {field('last_name', 'family-name')}
    </>
  )
}

export function EmailField({ values, errorOf, help }: PersonFieldsProps & { help?: string }) {
  return (
    <Field
      id="email"
      name="email"
      label={personLabels(useCountry().country).email}
      help={help}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      {...asTyped}
      defaultValue={values.email}
      error={errorOf('email')}
    />
  )
}

/** The document number, and its type where the country has several; a RUT may end in a letter (U60). */
export function DocumentFields({ values, errorOf }: PersonFieldsProps) {
  const { country } = useCountry()
  const labels = personLabels(country)
  const { idTypes } = formFormats[country]
  const isRut = idTypes.some(({ check }) => check === 'rut')
  return (
    <>
      {idTypes.length > 1 ? (
        <SelectField
          id="identification_type"
          name="identification_type"
          label={labels.identification_type}
          options={idTypes.map(({ code, label }) => ({ value: code, label }))}
          defaultValue={values.identification_type}
          error={errorOf('identification_type')}
        />
      ) : (
        <input type="hidden" name="identification_type" value={idTypes[0]!.code} />
      )}
      <Field
        id="identification"
        name="identification"
        label={labels.identification}
        help={loginWords(country).register.identificationHelp}
        inputMode={isRut ? 'text' : 'numeric'}
        autoCapitalize={isRut ? 'characters' : 'none'}
        autoComplete="off"
        {...asTyped}
        defaultValue={values.identification}
        error={errorOf('identification')}
      />
    </>
  )
}
