/**
 * A page as search engines read it. They read documents, so only the server writes it (`import.meta.env.SSR` where `data`
 * is made): the browser keeps what came and carries no code for it.
 */
export function JsonLd({ data }: { data: unknown }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: (JSON.stringify(data) ?? '').replaceAll('<', '\\u003c') }}
    />
  )
}
