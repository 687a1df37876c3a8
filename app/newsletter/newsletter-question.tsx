import { Link } from 'react-router'
import { useStore } from '#app/store/use-store.ts'
import { Button } from '#app/ui/button.tsx'
import { StateBlock } from '#app/ui/state-block.tsx'
import { newsletterWords } from '#app/words/newsletter-words.ts'

type Question = { about: 'confirm' | 'unsign'; answered: { message: string } | undefined }

/**
 * A question with one button. Opening the page does nothing, because mail programs open links by themselves; the plain
 * form posts to the page's own address, where mail programs may post too (RFC 8058).
 */
export function NewsletterQuestion({ about, answered }: Question) {
  const { country } = useStore()
  const { home, ...questions } = newsletterWords(country)
  const { title, text, button } = questions[about]
  if (answered) {
    return (
      <StateBlock
        headingLevel={1}
        title={title}
        text={answered.message}
        action={
          <Link to="/" className="font-semibold underline underline-offset-4">
            {home}
          </Link>
        }
      />
    )
  }
  return (
    <StateBlock
      headingLevel={1}
      title={title}
      text={text}
      action={
        <form method="post">
          <Button type="submit">{button}</Button>
        </form>
      }
    />
  )
}
