import { appendFileSync } from 'node:fs'
import type { BrowserContext, Request } from '@playwright/test'
import type { RecordedRequest } from '#tests/leaks.ts'

/** A recorded request: its address, and the secrets typed into it. */
export type RecordedTraffic = RecordedRequest & { passwords: string[]; documents: string[]; emails: string[] }

function typedFields(request: Request): [name: string, value: string][] {
  const body = request.postData() ?? ''
  const type = request.headers()['content-type'] ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) return [...new URLSearchParams(body)]
  if (!type.startsWith('application/json')) return []
  try {
    const fields = Object.entries(JSON.parse(body) as Record<string, unknown>)
    return fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  } catch {
    return []
  }
}

/** Who signs in at the desk: the record names the staff by these addresses, so that they are no secret there. */
const isOfStaff = (request: Request) => /^\/desk\/api\/(session|link)/.test(new URL(request.url()).pathname)

/** Records what the pages of a context send to the shop, for the search for secrets after all tests (S11). */
export function recordTraffic(context: BrowserContext): void {
  const file = process.env.TRAFFIC_FILE
  if (!file) return
  context.on('request', (request) => {
    const fields = typedFields(request)
    const typed = (pattern: RegExp, shape: RegExp) =>
      fields.flatMap(([name, value]) => (pattern.test(name) && shape.test(value) ? [value] : []))
    const recorded: RecordedTraffic = {
      url: request.url(),
      referer: request.headers().referer,
      isNavigation: request.isNavigationRequest(),
      passwords: typed(/password/i, /^.{6,}$/),
      documents: typed(/^identification$/, /^[\w.-]{7,}$/),
      emails: isOfStaff(request) ? [] : typed(/email|username/i, /@/).map((email) => email.toLowerCase()),
    }
    appendFileSync(file, `${JSON.stringify(recorded)}\n`)
  })
}
