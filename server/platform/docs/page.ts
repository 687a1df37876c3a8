import type { openApi } from './openapi.ts'

type Document = ReturnType<typeof openApi>
type Operation = {
  summary: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: { 200: { content: { 'application/json': { schema: { anyOf: unknown[] } } } } }
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const shape = (schema: unknown) => `<pre>${escape(JSON.stringify(schema, null, 2))}</pre>`

function section(path: string, method: string, operation: Operation): string {
  const parameters = operation.parameters
    .map(({ name, in: place, required }) => `<li><code>${name}</code> ${place}${required ? '' : ', optional'}</li>`)
    .join('')
  const body = Object.entries(operation.requestBody?.content ?? {})
    .map(([media, { schema }]) => `<h3>Body, ${media}</h3>${shape(schema)}`)
    .join('')
  const [reply] = operation.responses[200].content['application/json'].schema.anyOf
  return `<section><h2><code>${method.toUpperCase()} ${escape(path)}</code></h2><p>${escape(operation.summary)}</p>
    <ul>${parameters}</ul>${body}<h3>Answer</h3>${shape(reply)}</section>`
}

/** The document for people: plain HTML, no script, readable on a phone. */
export function docsPage({ paths, info }: Document): string {
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(path, method, operation as Operation)),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(info.title)} API</title>
    <link rel="stylesheet" href="/docs/style.css"></head><body><main><h1>${escape(info.title)} API</h1>
    <p>${escape(info.description)} As a file: <a href="/docs/openapi.json">openapi.json</a></p>
    ${sections.join('\n')}</main></body></html>`
}

export const docsStyle = `body{margin:0;background:#fbfaf7;color:#16130f;font:16px/1.5 system-ui,sans-serif}
main{max-width:48rem;margin:0 auto;padding:1.5rem 1rem 4rem}section{border-top:1px solid #e2ddd3;padding-top:1rem;margin-top:2rem}
h2{font-size:1.1rem}h3{font-size:.9rem}pre{background:#f1eee8;padding:1rem;overflow:auto;font-size:.8rem}`
