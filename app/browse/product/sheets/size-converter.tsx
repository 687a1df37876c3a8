import { useState } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Field, SelectField } from '#app/platform/ui/field.tsx'
import { productSheetWords } from './product-sheet-words.ts'
import { convertShoeSize, isApproximate, localSystem } from '#domain/browse/sizes/convert-shoe-size.ts'
import { shoeSystems, wearers, type ShoeSystem, type Wearer } from '#domain/browse/sizes/shoe-sizes.ts'

/** Converts a size such as 'Uso 39 en EU' to the local size, and says when the result is rounded (U42). */
export function SizeConverter({ wearer: fixedWearer }: { wearer?: Wearer | undefined }) {
  const { country } = useCountry()
  const { convert: words } = productSheetWords(country).sizes
  const local = localSystem(country)
  const [size, setSize] = useState('')
  const [system, setSystem] = useState<ShoeSystem>('EU')
  const [chosenWearer, setChosenWearer] = useState<Wearer>('mujer')
  const wearer = fixedWearer ?? chosenWearer
  const found = size.trim() === '' ? undefined : convertShoeSize(size, system, local, wearer)
  return (
    <section className="grid gap-3 rounded-field bg-tile p-4">
      <div>
        <h2 className="text-18 font-bold">{words.title}</h2>
        <p className="text-14 text-ink-2">{words.help}</p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={words.size}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={size}
          onChange={({ target }) => setSize(target.value)}
        />
        <SelectField
          label={words.system}
          value={system}
          onChange={({ target }) => setSystem(target.value as ShoeSystem)}
          options={shoeSystems
            .filter((each) => each !== local)
            .map((value) => ({ value, label: words.systems[value] }))}
        />
        {!fixedWearer && (
          <SelectField
            label={words.wearer}
            value={wearer}
            onChange={({ target }) => setChosenWearer(target.value as Wearer)}
            options={wearers.map((value) => ({ value, label: words.wearers[value] }))}
          />
        )}
      </div>
      <div role="status">
        {found && (
          <>
            <p>
              <span className="figures bg-lima px-1.5 text-18 font-semibold">{words.is(found.sizes)}</span>
            </p>
            <p className="mt-1 text-14 text-ink-2">
              {words.foot(found.feet)}
              {!found.isExact && `. ${words.rounded}`}
              {isApproximate(system, local) && `. ${words.approximate}`}
            </p>
          </>
        )}
        {!found && size.trim() !== '' && <p>{words.none}</p>}
      </div>
    </section>
  )
}
