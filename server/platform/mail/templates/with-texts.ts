import { editableMail, fillPlaceholders, mailPlaceholders, type MailTexts } from '#domain/platform/mail/mail-texts.ts'
import type { MailContent, TemplateContext } from './template.ts'

const paragraphsOf = (text: string) =>
  text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)

/** A mail with the retailer's words instead of the shop's, or around what the shop says happened. */
export function withTexts(
  content: MailContent,
  template: string,
  texts: MailTexts,
  data: Readonly<Record<string, unknown>>,
  { brand }: TemplateContext,
): MailContent {
  const rules = editableMail(template)
  if (!rules) return content
  const values = Object.fromEntries(
    Object.entries(mailPlaceholders).map(([name, field]) => {
      const value = field === null ? brand.name : data[field]
      return [name, typeof value === 'string' ? value : '']
    }),
  )
  const fill = (text: string) => fillPlaceholders(text, values)
  const introduction = paragraphsOf(fill(texts.introduction))
  const own = introduction.length > 0 && rules.replacesSentences ? [] : content.paragraphs
  return {
    ...content,
    ...(texts.subject && { subject: fill(texts.subject) }),
    ...(texts.heading && { title: fill(texts.heading) }),
    paragraphs: [...introduction, ...own],
    closing: paragraphsOf(fill(texts.closing)),
  }
}
