import { useStore } from '#app/store/use-store.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { StateBlock } from '#app/ui/state-block.tsx'

export function SoonBlock({ title }: { title: string }) {
  const { words } = useStore()
  return (
    <StateBlock
      headingLevel={1}
      eyebrow={words.soon.eyebrow}
      title={title}
      text={words.soon.text}
      action={<ButtonLink to="/">{words.soon.action}</ButtonLink>}
    />
  )
}
