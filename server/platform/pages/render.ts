import { createHash } from 'node:crypto'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { PageContext } from '#contract/platform/page-context.ts'
import { pagePolicy } from '#server/platform/http/edge/security-headers.ts'

export type PageBuild = ServerBuild | (() => Promise<ServerBuild>)

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

type PagePolicyOptions = { isDevelopment: boolean; hasTagManager: boolean }

/** Renders a request with React Router; the response carries the policy that allows the inline scripts of this page. */
export function pageRenderer(build: PageBuild, policyOptions: PagePolicyOptions) {
  const { isDevelopment } = policyOptions
  const handle = createRequestHandler(build, isDevelopment ? 'development' : 'production')
  return async (request: Request, values: Omit<PageContext, 'inlineScripts'>): Promise<Response> => {
    const { entry } = typeof build === 'function' ? await build() : build
    const { loadContext } = entry.module as unknown as { loadContext(values: PageContext): RouterContextProvider }
    const inlineScripts = new Set<string>()
    const { status, headers: responseHeaders, body } = await handle(request, loadContext({ ...values, inlineScripts }))
    const headers = new Headers(responseHeaders)
    headers.set('content-security-policy', pagePolicy(Array.from(inlineScripts, hashOf), policyOptions))
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    return new Response(body, { status, headers })
  }
}
