import { appendFileSync } from 'node:fs'
import type { BrowserContext, Request } from '@playwright/test'
import type { SeenRequest } from '#tests/leaks.ts'

/** A line of the record: where a request went, and what of it somebody typed that nobody else should read. */
export type Recorded = SeenRequest & { passwords: string[]; documents: string[]; emails: string[] }

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

/** Writes down what the pages of a context send to the shop, for the search for secrets after all tests (S11). */
export function recordTraffic(context: BrowserContext): void {
  const file = process.env.TRAFFIC_FILE
  if (!file) return
  context.on('request', (request) => {
    const fields = typedFields(request)
    const typed = (pattern: RegExp, shape: RegExp) =>
      fields.flatMap(([name, value]) => (pattern.test(name) && shape.test(value) ? [value] : []))
    const recorded: Recorded = {
      url: request.url(),
      referer: request.headers().referer,
      isNavigation: request.isNavigationRequest(),
      passwords: typed(/password/i, /^.{6,}$/),
      documents: typed(/^identification$/, /^[\w.-]{7,}$/),
      emails: typed(/email|username/i, /@/).map((email) => email.toLowerCase()),
    }
    appendFileSync(file, `${JSON.stringify(recorded)}\n`)
  })
}
