import { useStore } from '#app/store/use-store.ts'
import { notBuiltYetWords } from '#app/words/not-built-yet-words.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { StateBlock } from '#app/ui/state-block.tsx'

export function NotBuiltYetBlock({ title }: { title: string }) {
  const words = notBuiltYetWords(useStore().country)
  return (
    <StateBlock
      headingLevel={1}
      eyebrow={words.eyebrow}
      title={title}
      text={words.text}
      action={<ButtonLink to="/">{words.action}</ButtonLink>}
    />
  )
}
