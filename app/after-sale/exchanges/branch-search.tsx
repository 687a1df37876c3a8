import { useState } from 'react'
import { BranchChoices } from '#app/buy/shipping/branch-choices.tsx'
import { useBranchOffices } from '#app/buy/shipping/use-branch-offices.ts'
import { usePlaces } from '#app/customers/addresses/use-places.ts'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field, SelectField } from '#app/platform/ui/field.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { exchangeWords } from '#app/platform/texts/exchange-words.ts'
import { useExchangeDraft } from './exchange-draft.ts'

/** Branches near a postcode or in a city, with their opening hours, as a list without a map (EXC-17). */
export function BranchSearch({ error }: { error: string | undefined }) {
  const words = exchangeWords(useCountry().country).request
  const { near, branch, change } = useExchangeDraft()
  const places = usePlaces()
  const [postcode, setPostcode] = useState(near.postcode)
  const hasSearch = near.postcode !== '' || near.city !== ''
  const { data: offices, error: failure, isFetching } = useBranchOffices(near, { isEnabled: hasSearch })
  return (
    <div className="grid gap-4">
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          change({ near: { postcode: postcode.trim(), city: '' }, branch: '' })
        }}
      >
        <Field
          id="branch-postcode"
          label={words.postcode}
          value={postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          error={error}
          onChange={({ target }) => setPostcode(target.value)}
        />
        <Button type="submit" look="secondary">
          {words.search}
        </Button>
      </form>
      <SelectField
        label={words.city}
        value={near.city}
        onChange={({ target }) => change({ near: { postcode: '', city: target.value }, branch: '' })}
        options={[
          { value: '', label: words.cityOr },
          ...(places.data?.cities ?? []).map(({ id_city: id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <div role="status">{hasSearch && isFetching && <span className="sr-only">{words.searching}</span>}</div>
      {hasSearch && isFetching && !offices && <Skeleton className="h-20" />}
      {hasSearch && failure && (
        <p role="alert" className="text-14 font-medium">
          {sentenceOf(failure)}
        </p>
      )}
      {hasSearch && offices && (
        <BranchChoices
          offices={offices}
          chosen={branch}
          onChoose={(id) => change({ branch: id })}
          legend={words.branches}
        />
      )}
    </div>
  )
}
