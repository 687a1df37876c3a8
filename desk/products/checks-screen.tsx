import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { readProductChecks } from '#contract/desk/products.ts'
import type { CatalogueCheck } from '#domain/browse/assortment/grid-filter.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { productWords } from './product-words.ts'
import { useGridAddress } from './products-query.ts'

const words = wordsIn({
  es: {
    title: 'Controles del catálogo',
    back: 'Productos',
    about:
      'Lo que probablemente está mal en productos que la gente ve. Cada lista se abre en la grilla y se corrige ahí.',
    loading: 'Cargando los controles',
    fine: 'nada',
    why: {
      no_picture: 'Se muestran sin ninguna foto.',
      no_picture_text: 'Una foto que se subió acá no dice qué muestra: quien no la ve oye solo el nombre.',
      no_category: 'No están en ninguna categoría: nadie los encuentra navegando.',
      no_size_table: 'Tienen talles que se miden, y ni el producto, ni la marca, ni la tienda tienen una tabla.',
      price_off: 'Cuestan diez veces más o menos que los demás de su categoría: casi siempre es un cero.',
      twin: 'La misma marca, nombre y color que otro producto visible.',
      special_over: 'Tienen un precio especial que ya terminó.',
    } satisfies Record<CatalogueCheck, string>,
  },
  en: {
    title: 'Checks of the catalogue',
    back: 'Products',
    about:
      'What is likely to be wrong with products that people see. Each list opens in the grid and is put right there.',
    loading: 'Loading the checks',
    fine: 'none',
    why: {
      no_picture: 'Shown without any picture.',
      no_picture_text:
        'A picture that was uploaded here does not say what it shows: those who do not see it hear the name only.',
      no_category: 'In no category: nobody finds them by browsing.',
      no_size_table: 'They have sizes that are measured, and neither product, brand nor store has a table.',
      price_off: 'They cost ten times more or less than the others of their category: almost always a zero.',
      twin: 'The same brand, name and colour as another visible product.',
      special_over: 'They have a special price that is over.',
    },
  },
})

/** What is likely to be wrong in the catalogue, as lists to work through. */
export function ChecksScreen() {
  const text = useWords(words)
  const names = useWords(productWords)
  const language = useLanguage()
  const { country } = useGridAddress()
  const { data, error } = useQuery({
    queryKey: ['product checks', country],
    queryFn: ({ signal }) => deskCall(readProductChecks, { query: { country } }, { signal }),
  })
  return (
    <Screen title={text.title}>
      <BackLink to={`/products?country=${country}`}>{text.back}</BackLink>
      <p className="text-14 text-ink-2">{text.about}</p>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows count={6} label={text.loading} />}
      <ul className="border-t border-line">
        {data?.checks.map(({ check, count }) => (
          <li key={check} className="border-b border-line">
            <Link
              to={`/products?country=${country}&check=${check}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-2 py-2.5 hover:bg-tile"
            >
              <span>
                <strong className="font-semibold">{names.checks[check]}</strong>
                <span className="block text-13 text-ink-2">{text.why[check]}</span>
              </span>
              <span className={`figures self-center text-16 ${count > 0 ? 'font-semibold' : 'text-ink-2'}`}>
                {count > 0 ? integer(count, language) : text.fine}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
