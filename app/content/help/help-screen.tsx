import { ChevronDown } from 'lucide-react'
import { Form, Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { helpWords } from './help-words.ts'
import { columnsWithContents, PageContents, textColumns } from './page-contents.tsx'
import type { HelpArticle } from '#contract/content/pages.ts'
import { contentPages } from '#domain/content/pages/content-pages.ts'
import { sectionId } from '#domain/content/help/search-help.ts'
import { aliasPath } from '#domain/platform/routing/alias.ts'
import { ContactForm, type SentContact } from './contact-form.tsx'

type HelpScreenProps = {
  articles: readonly HelpArticle[]
  /** The search query; without one every section is shown. */
  q: string
  legal: readonly { path: keyof typeof contentPages; title: string }[]
  sent: SentContact | undefined
}

function Article({ article, isOpen }: { article: HelpArticle; isOpen: boolean }) {
  return (
    <details open={isOpen || undefined} className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {article.title}
        <ChevronDown
          aria-hidden="true"
          size={22}
          strokeWidth={1.5}
          className="shrink-0 text-ink-2 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pb-5">
        {article.body.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}

/** Frequent questions in sections, a search within them, and a contact form. Works without scripts. */
export function HelpScreen({ articles, q, legal, sent }: HelpScreenProps) {
  const { country } = useCountry()
  const words = helpWords(country)
  const path = `/${aliasPath(country, 'help')}`
  const sections = [...new Set(articles.map(({ section }) => section))]
  return (
    <div className={q ? textColumns : columnsWithContents}>
      {!q && <PageContents label={words.sections} sections={sections} />}
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-28 font-bold wide:text-36">
          {words.title}
        </h1>
        <p className="mt-1 text-18">{words.lead}</p>
        <Form role="search" action={path} className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <Field id="help-q" name="q" type="search" label={words.search} defaultValue={q} key={q} autoComplete="off" />
          <Button type="submit">{words.searchAction}</Button>
        </Form>
        {q ? (
          <section className="mt-8">
            <p role="status" className="font-semibold">
              {articles.length > 0 ? words.found(articles.length, q) : words.nothing(q)}
            </p>
            {articles.length === 0 && <p className="mt-1 text-ink-2">{words.nothingText}</p>}
            <div className="mt-2">
              {articles.map((article, at) => (
                <Article key={article.id} article={article} isOpen={at === 0} />
              ))}
            </div>
            <Link to={path} className="mt-2 inline-flex min-h-12 items-center underline underline-offset-4">
              {words.all}
            </Link>
          </section>
        ) : (
          <>
            <nav aria-label={words.sections} className="-mx-4 mt-4 overflow-x-auto [scrollbar-width:none] wide:hidden">
              <ul className="flex gap-2 px-4">
                {sections.map((section) => (
                  <li key={section} className="shrink-0">
                    <a
                      href={`#${sectionId(section)}`}
                      className="flex min-h-12 items-center rounded-full border border-ink-2 bg-surface px-4 text-14 font-medium"
                    >
                      {section}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            {sections.map((section) => (
              <section key={section} id={sectionId(section)} className="scroll-mt-24 pt-8">
                <h2 className="text-22 font-bold">{section}</h2>
                {articles
                  .filter((article) => article.section === section)
                  .map((article) => (
                    <Article key={article.id} article={article} isOpen={false} />
                  ))}
              </section>
            ))}
          </>
        )}
        <ContactForm sent={sent} />
        <nav aria-label={words.legal} className="mt-10 border-t border-line pt-6">
          <h2 className="text-18 font-bold">{words.legal}</h2>
          <ul className="mt-1">
            {legal.map(({ path: page, title }) => (
              <li key={page}>
                <Link to={`/${page}/`} className="inline-flex min-h-12 items-center underline underline-offset-4">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
