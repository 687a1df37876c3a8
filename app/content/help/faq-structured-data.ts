import type { HelpArticle } from '#contract/content/pages.ts'

/** Questions and answers as schema.org's FAQPage says them. */
export const faqStructuredData = (articles: readonly HelpArticle[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: articles.map(({ title, body }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: body },
  })),
})
