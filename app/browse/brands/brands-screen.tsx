import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { brandsWords } from './brands-words.ts'
import type { BrandEntry } from '#contract/browse/brands.ts'
import { byLetter, matchingBrands, type LetterGroup } from '#domain/browse/brands/by-letter.ts'

type Groups = readonly LetterGroup<BrandEntry>[]

const anchor = (letter: string) => `letra-${letter === '#' ? 'otras' : letter}`

/** Letters at the right edge on a phone, across the top of a wide window. */
function LetterRail({ groups, label }: { groups: Groups; label: string }) {
  return (
    <nav aria-label={label} className="sticky top-(--bar-height) z-10 -mx-4 border-b border-line bg-paper tablet:mx-0">
      <ul className="flex overflow-x-auto px-2 [scrollbar-width:none]">
        {groups.map(({ letter }) => (
          <li key={letter} className="shrink-0">
            <a
              href={`#${anchor(letter)}`}
              className="flex size-12 items-center justify-center font-display font-bold hover:bg-lima"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LetterSection({ group, products }: { group: Groups[number]; products(count: number): string }) {
  const id = useId()
  return (
    <section
      id={anchor(group.letter)}
      aria-labelledby={id}
      className="scroll-mt-[calc(var(--bar-height)+56px)] pt-6 tablet:grid tablet:grid-cols-[80px_1fr]"
    >
      <h2 id={id} className="text-28 font-extrabold">
        {group.letter}
      </h2>
      <ul className="tablet:grid tablet:grid-cols-2 tablet:gap-x-8 wide:grid-cols-3">
        {group.brands.map(({ slug, name, url, count }) => (
          <li key={slug} className="border-b border-line">
            <Link to={url} className="group flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2">
              <span className="group-hover:underline">{name}</span>
              <span className="figures shrink-0 text-14 text-ink-2">{products(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every brand from A to Z, with a link to each letter and a search field (CONT-03). */
export function BrandsScreen({ brands }: { brands: readonly BrandEntry[] }) {
  const { country } = useCountry()
  const words = brandsWords(country)
  const [query, setQuery] = useState('')
  const found = matchingBrands(brands, query)
  const groups = byLetter(found)
  return (
    <div className="page pt-4 pb-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 tabIndex={-1} className="text-28 font-bold tracking-tight wide:text-36">
          {words.title}
        </h1>
        <p role="status" className="figures text-14 text-ink-2">
          {words.total(found.length)}
        </p>
      </div>
      <div className="mt-3 mb-2 max-w-md">
        <Field
          label={words.find}
          type="search"
          autoCapitalize="none"
          autoCorrect="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      {groups.length > 0 ? (
        <>
          <LetterRail groups={groups} label={words.letters} />
          {groups.map((group) => (
            <LetterSection key={group.letter} group={group} products={words.products} />
          ))}
        </>
      ) : (
        <div className="py-10">
          <p className="mb-4">{words.none(query)}</p>
          <Button look="secondary" onClick={() => setQuery('')}>
            {words.all}
          </Button>
        </div>
      )}
    </div>
  )
}
