/**
 * JSON-LD of a page. Search engines read documents, so only the server renders it (guard the creation of `data` with
 * `import.meta.env.SSR`): the browser keeps the received markup and loads no code for it.
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
