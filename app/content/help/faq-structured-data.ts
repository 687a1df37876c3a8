import type { HelpArticle } from '#contract/content/pages.ts'

/** Questions and answers as a schema.org FAQPage. */
export const faqStructuredData = (articles: readonly HelpArticle[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: articles.map(({ title, body }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: body },
  })),
})
