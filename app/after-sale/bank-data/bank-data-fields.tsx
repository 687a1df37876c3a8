import { useState } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Field, SelectField } from '#app/platform/ui/field.tsx'
import { bankDataWords } from './bank-data-words.ts'
import type { MaskedAccount } from '#contract/after-sale/bank-data.ts'
import type { BankFieldName } from '#domain/after-sale/bank-data/bank-data.ts'
import { formFormats, type BankField } from '#domain/platform/country/form-formats.ts'
import { bankAccountField } from './bank-data-choice.ts'

type BankDataFieldsProps = {
  banks: readonly string[]
  remembered: MaskedAccount | null
  errorOf(name: string): string | undefined
  /** Prefills the account owner. */
  owner?: { name: string; email: string } | undefined
}

const nameOf: Record<BankField, BankFieldName> = {
  owner: 'owner',
  document: 'owner_document',
  rut: 'owner_rut',
  cbu: 'cbu',
  cuit_cuil: 'cuit_cuil',
  bank: 'bank',
  account_number: 'account_number',
  account_type: 'account_type',
  email: 'owner_email',
}

const numeric = { inputMode: 'numeric', autoComplete: 'off' } as const
const asWritten = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const

function TypedAccount({ banks, errorOf, owner }: Omit<BankDataFieldsProps, 'remembered'>) {
  const { country } = useCountry()
  const words = bankDataWords(country)
  const { accountTypes, bankFields } = formFormats[country]
  const [accountType, setAccountType] = useState('')
  const named = (name: BankFieldName) => ({ id: name, name, label: words.labels[name], error: errorOf(name) })
  const chooseFirst = { value: '', label: words.choose }
  const fields: Record<BankField, React.ReactNode> = {
    owner: (
      <Field
        {...named('owner')}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        defaultValue={owner?.name}
      />
    ),
    document: <Field {...named('owner_document')} {...numeric} />,
    // The last character of a RUT may be a K.
    rut: <Field {...named('owner_rut')} {...asWritten} autoCapitalize="characters" />,
    cbu: <Field {...named('cbu')} {...asWritten} help={words.cbuHelp} autoCapitalize="none" />,
    cuit_cuil: <Field {...named('cuit_cuil')} {...numeric} />,
    bank: (
      <SelectField
        {...named('bank')}
        defaultValue=""
        options={[chooseFirst, ...banks.map((bank) => ({ value: bank, label: bank }))]}
      />
    ),
    account_type: (
      <SelectField
        {...named('account_type')}
        value={accountType}
        onChange={({ target }) => setAccountType(target.value)}
        help={accountType === 'rut' ? words.cuentaRut : undefined}
        options={[chooseFirst, ...accountTypes.map(({ code, label }) => ({ value: code, label }))]}
      />
    ),
    account_number: accountType !== 'rut' && <Field {...named('account_number')} {...numeric} />,
    email: (
      <Field
        {...named('owner_email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={owner?.email}
      />
    ),
  }
  // The account type decides whether an account number is needed, so it is asked first.
  const others = bankFields.filter((field) => !['account_type', 'account_number', 'email'].includes(field))
  const orderedFields: BankField[] = [...others, 'account_type', 'account_number', 'email']
  return orderedFields.map((field) => <div key={nameOf[field]}>{fields[field]}</div>)
}

/**
 * Where a refund goes: the account from the previous request, or the fields of the store's country (ACC-20, ACC-21,
 * U75).
 */
export function BankDataFields({ remembered, ...rest }: BankDataFieldsProps) {
  const { country } = useCountry()
  const words = bankDataWords(country)
  const [isOther, setIsOther] = useState(remembered === null)
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 text-18 font-bold">{words.title}</legend>
      <p className="text-14 text-ink-2">{words.text}</p>
      {remembered && (
        <div>
          {[
            {
              value: 'remembered',
              label: words.remembered,
              text: [remembered.owner, remembered.bank, remembered.account_type, words.ending(remembered.last4)]
                .filter(Boolean)
                .join(' · '),
            },
            { value: 'other', label: words.other, text: '' },
          ].map(({ value, label, text }) => (
            <label key={value} className="flex min-h-12 items-start gap-3 py-3">
              <input
                type="radio"
                name={bankAccountField}
                value={value}
                checked={isOther === (value === 'other')}
                onChange={() => setIsOther(value === 'other')}
                className="mt-0.5 size-5 shrink-0 accent-ink"
              />
              <span>
                <span className="block font-medium">{label}</span>
                {text && <span className="block text-14 text-ink-2">{text}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
      {isOther && <TypedAccount {...rest} />}
    </fieldset>
  )
}
