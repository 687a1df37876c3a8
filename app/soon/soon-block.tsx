import { useStore } from '#app/store/use-store.ts'
import { soonWords } from '#app/words/soon-words.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { StateBlock } from '#app/ui/state-block.tsx'

export function SoonBlock({ title }: { title: string }) {
  const words = soonWords(useStore().country)
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
