import { useQueryClient } from '@tanstack/react-query'
import { useMySizes } from '#app/platform/device/my-sizes-store.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useForm } from '#app/platform/forms/use-form.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field, SelectField } from '#app/platform/ui/field.tsx'
import { ListedItem } from '#app/platform/ui/listed-item.tsx'
import { mySizesWords, type MySizesWords } from './my-sizes-words.ts'
import type { SizeTableKind } from '#domain/browse/catalog/sizes.ts'
import { fieldSentences } from '#domain/customers/account/account-fields.ts'
import { mySizePattern, normaliseSize } from '#domain/customers/my-sizes/my-sizes.ts'
import type { Wearer } from '#domain/browse/sizes/shoe-sizes.ts'
import { mySizesClient } from './my-sizes-client.ts'

type Sizes = ReturnType<typeof mySizesClient>

const options = <K extends string>(names: Readonly<Record<K, string>>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }))

function AddSize({ words, sizes }: { words: MySizesWords; sizes: Sizes }) {
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    check: ({ size = '' }): Record<string, string> => {
      if (size.trim() === '') return { size: fieldSentences.required }
      return mySizePattern.test(normaliseSize(size)) ? {} : { size: words.wrong }
    },
    send: ({ kind, wearer, size = '' }) =>
      sizes.save({ kind: kind as SizeTableKind, wearer: wearer as Wearer, size: normaliseSize(size) }),
  })
  return (
    <form {...form} aria-label={words.add} className="grid gap-4">
      <h2 className="text-18 font-bold">{words.add}</h2>
      <FormProblems {...{ problem, attempts }} />
      <div className="grid grid-cols-2 gap-4">
        <SelectField id="my-size-wearer" name="wearer" label={words.wearer} options={options(words.wearers)} />
        <SelectField id="my-size-kind" name="kind" label={words.kind} options={options(words.kinds)} />
      </div>
      <Field
        id="my-size"
        name="size"
        label={words.size}
        help={words.sizeHelp}
        error={errorOf('size')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" look="secondary" isBusy={isBusy} className="justify-self-start">
        {isBusy ? words.saving : words.save}
      </Button>
    </form>
  )
}

/** Every saved size with its source and a remove button, and a form to add one. */
export function MySizes() {
  const { country } = useCountry()
  const words = mySizesWords(country)
  const known = useMySizes()
  const sizes = mySizesClient(country, useQueryClient())
  return (
    <>
      <p className="text-ink-2">{words.text}</p>
      {known.length === 0 && <p className="mt-4">{words.none}</p>}
      <ul className="mt-2 mb-8">
        {known.map(({ kind, wearer, size, source }) => {
          const what = words.of(words.kinds[kind], words.wearers[wearer])
          return (
            <ListedItem key={what} name={`${what}: ${size}`} details={[words.sources[source]]}>
              <Button
                look="tertiary"
                aria-label={words.eraseOf(what)}
                onClick={() => sizes.erase({ kind, wearer })}
                className="text-14!"
              >
                {words.erase}
              </Button>
            </ListedItem>
          )
        })}
      </ul>
      <AddSize words={words} sizes={sizes} />
    </>
  )
}
