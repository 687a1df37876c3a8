import { countryProfiles } from '#domain/platform/country/settings.ts'
import { blocksOf } from './blocks.ts'
import { brandMark } from './brand-mark.ts'
import { html, type Html } from './html.ts'
import { lookOf, type Look } from './look.ts'
import { textOf } from './text.ts'
import type { MailContent, RenderedMail, TemplateContext } from './template.ts'

const some = <T>(part: T | undefined, write: (part: T) => Html): Html[] => (part === undefined ? [] : [write(part)])

/** What was said, what to do, and then what it is about. */
function bodyOf(content: MailContent, { you }: TemplateContext, look: Look): Html[] {
  const { colour, size } = look
  const blocks = blocksOf(look)
  const { paragraphs, code, gift, steps, item, lines, products, totals, facts, closing = [], action } = content
  const fallback = you('Si el botón no anda, copiá esta dirección:', 'Si el botón no funciona, copia esta dirección:')
  return [
    ...some(gift, blocks.giftRow),
    ...paragraphs.map(blocks.paragraph),
    ...some(code, blocks.codeRow),
    ...some(steps, blocks.stepsRow),
    ...some(item, blocks.itemRow),
    ...some(lines, blocks.linesTable),
    ...some(action, blocks.actionRow),
    ...some(products, blocks.productsTable),
    ...some(totals, blocks.totalsTable),
    ...some(facts?.length ? facts : undefined, blocks.factsRows),
    ...closing.map(blocks.paragraph),
    ...some(
      action,
      ({ url }) =>
        html`<p class="ink2" style="margin:16px 0 0;${size.tiny}">
          ${fallback}<br /><a href="${url}" class="ink2" style="color:${colour.ink2};word-break:break-all">${url}</a>
        </p>`,
    ),
  ]
}

/** Why it was sent, where a person answers, and who sells. */
function footOf(
  { reason, unsubscribeUrl }: MailContent,
  { country, link, supportEmail, brand }: TemplateContext,
  { colour, size }: Look,
): Html {
  const { legal } = brand.stores[country]
  const underlined = `color:${colour.ink2};text-decoration:underline`
  return html`<p class="ink2" style="margin:0 0 12px;${size.tiny}">
      <a href="${link('/help')}" class="ink2" style="${underlined}">Ayuda</a> ·
      <a href="mailto:${supportEmail}" class="ink2" style="${underlined}">${supportEmail}</a
      >${legal ? [html` · ${legal.hours}`] : []}
    </p>
    <p class="ink2" style="margin:0 0 12px;${size.tiny}">
      ${reason}${unsubscribeUrl ? [html`<br /><a href="${unsubscribeUrl}" class="ink2" style="${underlined}">Cancelar la suscripción</a>`] : []}
    </p>
    ${
      legal
        ? [
            html`<p class="ink2" style="margin:0;${size.tiny}">
              ${legal.company} · ${legal.taxId.label} ${legal.taxId.number}<br />${legal.address}
            </p>`,
          ]
        : []
    }`
}

/** Tables and inline styles on every element, for the oldest mail programs. */
function htmlOf(content: MailContent, context: TemplateContext): string {
  const { subject, preheader, title } = content
  const { link, country, brand } = context
  const look = lookOf(brand.palette, brand.fonts)
  const { colour, darkStyles, display } = look
  const page = html`<!doctype html>
    <html lang="${countryProfiles[country].locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,address=no,email=no,date=no" />
        <title>${subject}</title>
        ${darkStyles}
      </head>
      <body class="paper" style="margin:0;padding:0;background:${colour.paper}">
        <div style="display:none;max-height:0;overflow:hidden;opacity:0">${preheader}</div>
        <table
          role="presentation"
          class="paper"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:${colour.paper}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="width:100%;max-width:600px"
              >
                <tr>
                  <td style="padding:0 0 16px">${brandMark(link('/'), brand, look)}</td>
                </tr>
                <tr>
                  <td
                    class="surface inner"
                    style="background:${colour.surface};border:1px solid ${colour.line};padding:32px"
                  >
                    <h1
                      class="ink"
                      style="margin:0 0 16px;${display};font-size:28px;line-height:32px;font-weight:700;color:${colour.ink}"
                    >
                      ${title}
                    </h1>
                    ${bodyOf(content, context, look)}
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 0 0">${footOf(content, context, look)}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return page.markup
}

/** One line: a subject with a line break could inject another header. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

export function renderContent(content: MailContent, context: TemplateContext): RenderedMail {
  const { unsubscribeUrl } = content
  return {
    subject: oneLine(content.subject),
    html: htmlOf(content, context),
    text: textOf(content, context),
    unsubscribeUrl,
  }
}
