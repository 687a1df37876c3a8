import { Screen } from '#desk/platform/ui/screen.tsx'
import { Empty } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: { title: 'No está acá', text: 'Esta dirección no es de ninguna sección del escritorio.' },
  en: { title: 'Not here', text: 'This address is of no section of the desk.' },
})

export function NowhereScreen() {
  const { title, text } = useWords(words)
  return (
    <Screen title={title}>
      <Empty>{text}</Empty>
    </Screen>
  )
}
