import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { RouterContextProvider, ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router'
import type { PageContext } from '#contract/platform/page-context.ts'
import { CallFailure } from './platform/api/failures.ts'
import { bootstrapScript, modulesOf, preloadScript } from './platform/bootstrap/bootstrap-script.ts'
import { BootstrapScripts } from './platform/bootstrap/bootstrap.tsx'
import { pageContext } from './platform/api/page-context.ts'
import { InlineScripts } from './platform/bootstrap/inline-script.tsx'

/** The server creates the context through this export, because its own copy of the key would be another key. */
export function loadContext(values: PageContext): RouterContextProvider {
  return new RouterContextProvider(new Map([[pageContext, values]]))
}

/** A failed call is already logged with its cause; everything else is an error of the screens. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  // oxlint-disable-next-line no-console -- the screens have no other log
  if (!(error instanceof CallFailure) && !request.signal.aborted) console.error(error)
}

/**
 * Rendered completely before the first byte: one string can be cached, has its status, and costs no more than a stream.
 */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const loaderData = await new Response(serverHandoffStream).text()
  const modules = modulesOf(routerContext)
  const bootstrap = {
    preload: preloadScript(modules),
    start: bootstrapScript(modules, routerContext.serverHandoffString ?? '{}', loaderData),
  }
  const html = await new Promise<Buffer>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <InlineScripts value={context.get(pageContext).inlineScripts}>
        <BootstrapScripts value={bootstrap}>
          <ServerRouter context={routerContext} url={request.url} />
        </BootstrapScripts>
      </InlineScripts>,
      {
        // The page is sent as a whole, so nothing is outlined for a script to move into place.
        progressiveChunkSize: Infinity,
        onAllReady() {
          const body = new PassThrough()
          const chunks: Buffer[] = []
          body.on('data', (chunk: Buffer) => chunks.push(chunk))
          body.on('end', () => resolve(Buffer.concat(chunks)))
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(new Uint8Array(html), { status, headers })
}
