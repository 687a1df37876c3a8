import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: { saved: 'Guardado. La tienda lo muestra en un momento.' },
  en: { saved: 'Saved. The shop shows it in a moment.' },
})

/** After a change was kept, beside the button that kept it. */
export function SavedNote({ isSaved }: { isSaved: boolean }) {
  const text = useWords(words)
  return (
    <p role="status" className="text-13 text-ink-2">
      {isSaved ? text.saved : ''}
    </p>
  )
}
