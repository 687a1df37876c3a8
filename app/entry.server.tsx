import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'
import type { PageContext } from '#contract/page-context.ts'
import { NonceContext, pageContext } from './page-context.ts'
import { scriptsAfterPictures } from './scripts-after-pictures.ts'

/** The server builds the context through this export, because its own copy of the key would be another key. */
export function loadContext(values: PageContext): RouterContextProvider {
  return new RouterContextProvider(new Map([[pageContext, values]]))
}

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
        // The page is sent whole, so nothing of it is put aside for a script to move into place.
        progressiveChunkSize: Infinity,
        onAllReady() {
          const body = new PassThrough()
          const chunks: Buffer[] = []
          body.on('data', (chunk: Buffer) => chunks.push(chunk))
          body.on('end', () => {
            headers.set('content-type', 'text/html; charset=utf-8')
            resolve(new Response(scriptsAfterPictures(Buffer.concat(chunks).toString()), { status, headers }))
          })
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
  })
}
