import http from 'node:http'
import type { AddressInfo } from 'node:net'

export const doubleApp = { id: '1234567890', secret: 'app-secret' }

type Answer = { status?: number; body?: unknown; isSlow?: boolean }
/** What one access token is answered with. */
export type DoubleToken = {
  debug?: Record<string, unknown>
  me?: Record<string, unknown>
  debugAnswer?: Answer
  meAnswer?: Answer
}

/**
 * Facebook on this machine: the two Graph API calls over real HTTP, and the consent page, which agrees at once. A test
 * defines what each token means.
 */
export async function openFacebookDouble() {
  const tokens = new Map<string, DoubleToken>()
  const requests: string[] = []

  function answerOf(path: string, query: URLSearchParams): Answer {
    const isDebug = path === '/debug_token'
    const token = tokens.get(query.get(isDebug ? 'input_token' : 'access_token') ?? '')
    if (isDebug) {
      if (query.get('access_token') !== `${doubleApp.id}|${doubleApp.secret}`)
        return { status: 400, body: { error: {} } }
      if (!token) return { body: { data: { is_valid: false, error: { code: 190 }, scopes: [] } } }
      const valid = {
        app_id: doubleApp.id,
        type: 'USER',
        is_valid: true,
        expires_at: 0,
        user_id: token.me?.id,
        scopes: [],
      }
      return token.debugAnswer ?? { body: { data: { ...valid, ...token.debug } } }
    }
    if (path !== '/me' || !token || !query.get('appsecret_proof'))
      return { status: 400, body: { error: { code: 190 } } }
    return token.meAnswer ?? { body: token.me }
  }

  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://double')
    requests.push(pathname)
    if (pathname === '/dialog') {
      const [token = ''] = tokens.keys()
      const fragment = new URLSearchParams({ access_token: token, state: searchParams.get('state') ?? '' })
      response.writeHead(302, { location: `${searchParams.get('redirect_uri')}#${fragment}` }).end()
      return
    }
    const { status = 200, body, isSlow } = answerOf(pathname, searchParams)
    // A slow answer is never sent; the client times out.
    if (isSlow) return
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    tokens,
    requests,
    env: {
      FACEBOOK_APP_ID: doubleApp.id,
      FACEBOOK_APP_SECRET: doubleApp.secret,
      FACEBOOK_GRAPH_URL: origin,
      FACEBOOK_DIALOG_URL: `${origin}/dialog`,
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
