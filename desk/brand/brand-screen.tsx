import { useQuery } from '@tanstack/react-query'
import { deskCall } from '#desk/platform/call.ts'
import { readBrand } from '#contract/desk/brand.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { BrandForm } from './brand-form.tsx'

const words = wordsIn({
  es: { title: 'Marca', loading: 'Cargando la marca' },
  en: { title: 'Brand', loading: 'Loading the brand' },
})

/** Who the shop is. */
export function BrandScreen() {
  const text = useWords(words)
  const { data, error } = useQuery({
    queryKey: ['brand'],
    queryFn: ({ signal }) => deskCall(readBrand, {}, { signal }),
    refetchOnWindowFocus: false,
  })
  return (
    <Screen title={text.title}>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {data && <BrandForm brand={data} />}
    </Screen>
  )
}
