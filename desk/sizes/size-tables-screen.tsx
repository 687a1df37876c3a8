import { Link } from 'react-router'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { useStore } from '#desk/platform/use-store.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { LinkButton } from '#desk/platform/ui/button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { StoreViews } from '#desk/platform/ui/store-views.tsx'
import { Table, onlyWide } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { formWords } from '#desk/products/form-words.ts'
import { sizeTableWords } from './size-table-words.ts'
import { useSizeTables } from './size-tables-query.ts'

const words = wordsIn({
  es: {
    about:
      'Un producto muestra la tabla que tiene elegida; si no, la que más usa su marca; si no, la general de lo que mide.',
    none: 'Esta tienda no tiene tablas propias: se muestran las usuales del país.',
    rows: 'Filas',
  },
  en: {
    about: 'A product shows the table that it names; if none, the one its brand uses most; if none, the general one.',
    none: 'This store has no tables of its own: the usual ones of the country are shown.',
    rows: 'Rows',
  },
})

const cell = 'py-2 pr-3'

/** The size tables of a store, and how many products name each. */
export function SizeTablesScreen() {
  const text = useWords(words)
  const names = useWords(sizeTableWords)
  const { genders } = useWords(formWords)
  const language = useLanguage()
  const may = useMay()
  const [store, setStore] = useStore()
  const { data, error } = useSizeTables(store)
  const columns = [names.name, names.kind, names.gender, text.rows, names.products]
  return (
    <Screen
      title={names.tables}
      aside={
        may('products.edit') && (
          <LinkButton to={`/products/size-tables/new?country=${store}`} look="primary">
            {names.newTable}
          </LinkButton>
        )
      }
    >
      <BackLink to={`/products?country=${store}`}>{names.products}</BackLink>
      <StoreViews store={store} onChoose={setStore} />
      <p className="text-14 text-ink-2">{text.about}</p>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={names.loading} />}
      {data?.tables.length === 0 && <Empty>{text.none}</Empty>}
      {data && data.tables.length > 0 && (
        <Table label={names.tables} columns={columns} figures={2} leftOut={[1, 2, 3]}>
          {data.tables.map(({ id, name, kind, gender, rows, products, isGeneral }) => (
            <tr key={id} className="border-b border-line">
              <td className={cell}>
                <Link
                  to={`/products/size-tables/${id}?country=${store}`}
                  className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4 max-tablet:min-h-11"
                >
                  {name}
                </Link>{' '}
                {isGeneral && <Badge>{names.general}</Badge>}
              </td>
              <td className={`${cell} ${onlyWide}`}>{names.kinds[kind]}</td>
              <td className={`${cell} ${onlyWide}`}>{genders[gender]}</td>
              <td className={`${cell} figures text-right ${onlyWide}`}>{integer(rows, language)}</td>
              <td className={`${cell} figures text-right`}>{integer(products, language)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Screen>
  )
}
