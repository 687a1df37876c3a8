import { sectionId } from '#domain/content/help/search-help.ts'

type PageContentsProps = { label: string; sections: readonly string[] }

/** The sections of a long text, beside it on wide windows; each heading has the id that its link names. */
export function PageContents({ label, sections }: PageContentsProps) {
  return (
    <nav
      aria-label={label}
      className="sticky top-[calc(var(--bar-height)+24px)] hidden max-h-[calc(100dvh-var(--bar-height)-48px)] self-start overflow-y-auto wide:block"
    >
      <p className="eyebrow text-ink-2">{label}</p>
      <ul className="mt-2">
        {sections.map((section) => (
          <li key={section}>
            <a
              href={`#${sectionId(section)}`}
              className="flex min-h-10 items-center py-1 text-14 leading-snug underline-offset-4 hover:underline"
            >
              {section}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A column of text at a readable measure, with room for its contents at the left of it. */
export const textColumns = 'page max-w-180 pt-6 pb-14 tablet:pt-8 wide:pt-12'
export const columnsWithContents =
  'page max-w-180 pt-6 pb-14 tablet:pt-8 wide:grid wide:max-w-(--page-width) wide:grid-cols-[13rem_minmax(0,45rem)] wide:gap-16 wide:pt-12'
