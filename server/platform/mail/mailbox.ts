import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { RuleError } from '#domain/platform/errors.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import type { App } from '#server/platform/http/app.ts'
import { isFromThisMachine } from '#server/platform/http/caller.ts'
import { html, type Html } from './templates/html.ts'
import { renderMail, templateNames, templates, type Sender } from './templates/all-templates.ts'

const maxListed = 200
/** The name that `deliverToFolder` gives; no other file can be requested. */
const nameForm = /^[\w-]{10,100}$/

/** The policy for our pages with inline styles, because a mail contains its own styles. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http: https:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

const storedMail = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  date: z.string(),
})

const style: Html = {
  markup: `<style>body{margin:0;background:#fbfaf7;color:#16130f;font:16px/1.5 system-ui,sans-serif}main{max-width:48rem;margin:0 auto;padding:1.5rem 1rem 4rem}
li{margin:.5rem 0}small{color:#5b554c}iframe{width:100%;height:44rem;border:1px solid #e2ddd3;background:#fff}pre{white-space:pre-wrap;background:#f1eee8;padding:1rem}</style>`,
}

const page = (title: string, body: Html) =>
  html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.markup

function send(reply: FastifyReply, markup: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', mailPolicy)
    .header('cache-control', 'no-store')
    .send(markup)
}

/**
 * For developers: what the shop would have sent, and every template in every voice. It shows everyone's codes and
 * links, so it exists only where mail is written to a folder, in production only if enabled, and only for clients on
 * this machine.
 */
export function mailboxRoutes(app: App, { folder, sender }: { folder: string; sender: Sender }) {
  const onlyThisMachine = async (request: FastifyRequest) => {
    if (!isFromThisMachine(request)) throw new RuleError('not_found')
  }

  const names = async () =>
    (await readdir(folder).catch(() => []))
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.replace(/\.json$/, ''))
      .toSorted()
      .toReversed()
      .slice(0, maxListed)

  async function read(name: string) {
    if (!nameForm.test(name)) throw new RuleError('not_found')
    const text = await readFile(path.join(folder, `${name}.json`), 'utf8').catch(() => {
      throw new RuleError('not_found')
    })
    return storedMail.parse(JSON.parse(text))
  }

  function sample(template: string, code: string) {
    const name = templateNames.find((known) => known === template)
    const country = openCountries.find((known) => known === code)
    if (!name || !country) throw new RuleError('not_found')
    return renderMail(name, templates[name].sample, country satisfies OpenCountry, sender)
  }

  const show = (reply: FastifyReply, title: string, frame: string, text: string) =>
    send(
      reply,
      page(
        title,
        html`<p><a href="/mailbox">Mailbox</a></p>
          <iframe src="${frame}" title="HTML" sandbox></iframe>
          <h2>Text</h2>
          <pre>${text}</pre>`,
      ),
    )

  app.get('/mailbox', { preHandler: onlyThisMachine }, async (_request, reply) => {
    const mails = await Promise.all((await names()).map(async (name) => ({ name, ...(await read(name)) })))
    const rows = mails.map(
      ({ name, to, subject, date }) =>
        html`<li><a href="/mailbox/${name}">${subject}</a><br /><small>${to} · ${date}</small></li>`,
    )
    const samples = templateNames.flatMap((template) =>
      openCountries.map(
        (country) => html`<li><a href="/mailbox/templates/${template}/${country}">${template}, ${country}</a></li>`,
      ),
    )
    const empty = html`<p>No mail yet.</p>`
    return send(
      reply,
      page(
        'Mailbox',
        html`${
            rows.length > 0
              ? html`<ol>
                  ${rows}
                </ol>`
              : empty
          }
          <h2>Templates</h2>
          <ul>
            ${samples}
          </ul>`,
      ),
    )
  })

  /** For tests and tools: the newest mails, newest first. */
  app.get('/mailbox.json', { preHandler: onlyThisMachine }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await Promise.all((await names()).map(read))),
  )

  app.get<{ Params: { name: string } }>(
    '/mailbox/:name',
    { preHandler: onlyThisMachine },
    async ({ params }, reply) => {
      const mail = await read(params.name)
      return show(reply, mail.subject, `/mailbox/${params.name}/html`, mail.text)
    },
  )

  app.get<{ Params: { name: string } }>(
    '/mailbox/:name/html',
    { preHandler: onlyThisMachine },
    async ({ params }, reply) => send(reply, (await read(params.name)).html),
  )

  type Sample = { Params: { template: string; country: string } }
  app.get<Sample>('/mailbox/templates/:template/:country', { preHandler: onlyThisMachine }, ({ params }, reply) => {
    const { subject, text } = sample(params.template, params.country)
    return show(reply, subject, `/mailbox/templates/${params.template}/${params.country}/html`, text)
  })

  app.get<Sample>('/mailbox/templates/:template/:country/html', { preHandler: onlyThisMachine }, ({ params }, reply) =>
    send(reply, sample(params.template, params.country).html),
  )
}
