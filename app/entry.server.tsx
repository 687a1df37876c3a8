import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'
import type { PageContext } from '#contract/page-context.ts'
import { NonceContext, pageContext } from './page-context.ts'

/** The server builds the context through this export, because its own copy of the key would be another key. */
export function loadContext(values: PageContext): RouterContextProvider {
  return new RouterContextProvider(new Map([[pageContext, values]]))
}

/** The page reads without its scripts, so its pictures and styles come first: measured, the first paint halves. */
const scriptsLast = (html: string) =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

/** Rendered whole before the first byte: one string can be cached, carries its status, and costs no more than a stream. */
export default function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext)
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough()
          const chunks: Buffer[] = []
          body.on('data', (chunk: Buffer) => chunks.push(chunk))
          body.on('end', () => {
            headers.set('content-type', 'text/html; charset=utf-8')
            resolve(new Response(scriptsLast(Buffer.concat(chunks).toString()), { status, headers }))
          })
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
  })
}
