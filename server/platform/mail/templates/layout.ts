import { brand } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { html, type Html } from './html.ts'
import type { MailContent, RenderedMail, TemplateContext } from './template.ts'

/** The shop's colours (app/styles/styles.css); a mail cannot use style sheets. */
const colour = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  tile: '#f1eee8',
  line: '#e2ddd3',
  ink: '#16130f',
  ink2: '#5b554c',
  lima: '#ddf247',
}
const font = "font-family:'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif"

/** For mail programs with a dark mode: ink and paper swap, the lime stays. */
const darkStyles: Html = {
  markup: `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.paper{background:#16130f!important}.surface{background:#211d18!important;border-color:#3a342c!important}
.ink{color:#fbfaf7!important}.ink2{color:#c4bdb1!important}.button{background:#ddf247!important;color:#16130f!important}.tile{background:#2c2720!important}}
@media (max-width:620px){.inner{padding:24px 20px!important}}</style>`,
}

const itemRow = ({ picture, name, detail }: NonNullable<MailContent['item']>) =>
  html` <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">
    <tr>
      ${picture ? [html`<td width="120" class="tile" style="background:${colour.tile}"><img src="${picture}" width="120" alt="" style="display:block;width:120px;height:auto;border:0" /></td>`] : []}
      <td class="tile" style="background:${colour.tile};padding:16px;${font}">
        <strong class="ink" style="display:block;font-size:18px;line-height:26px;color:${colour.ink}">${name}</strong>
        <span class="ink2" style="font-size:14px;line-height:20px;color:${colour.ink2}">${detail}</span>
      </td>
    </tr>
  </table>`

const codeRow = (code: string) =>
  html` <p
    class="tile ink"
    style="margin:0 0 24px;padding:16px;background:${colour.tile};color:${colour.ink};font:700 32px/40px 'Courier New',monospace;letter-spacing:8px;text-align:center"
  >
    ${code}
  </p>`

const linesTable = (lines: NonNullable<MailContent['lines']>) =>
  html` <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">
    ${lines.map(
      ({ name, detail, amount }) =>
        html`<tr>
          <td
            class="ink"
            style="padding:8px 0;border-top:1px solid ${colour.line};${font};font-size:16px;line-height:24px;color:${colour.ink}"
          >
            ${name}<br /><span class="ink2" style="font-size:14px;line-height:20px;color:${colour.ink2}"
              >${detail}</span
            >
          </td>
          <td
            class="ink"
            align="right"
            valign="top"
            style="padding:8px 0;border-top:1px solid ${colour.line};${font};font-size:16px;line-height:24px;color:${colour.ink};white-space:nowrap"
          >
            ${amount}
          </td>
        </tr>`,
    )}
  </table>`

const actionRow = ({ label, url }: NonNullable<MailContent['action']>) =>
  html` <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">
    <tr>
      <td class="button" bgcolor="${colour.ink}" style="background:${colour.ink};border-radius:4px">
        <a
          href="${url}"
          class="button"
          style="display:inline-block;padding:14px 24px;${font};font-size:16px;line-height:20px;font-weight:600;color:${colour.paper};text-decoration:none;border-radius:4px"
          >${label}</a
        >
      </td>
    </tr>
  </table>`

/** Tables and inline styles on every element, for the oldest mail programs. */
function htmlOf(content: MailContent, { link, you, country }: TemplateContext): string {
  const { subject, preheader, title, paragraphs, code, item, lines, action, reason, unsubscribeUrl } = content
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
                  <td style="padding:0 0 16px;${font}">
                    <a
                      href="${link('/')}"
                      class="ink"
                      style="font-size:24px;line-height:32px;font-weight:800;letter-spacing:-0.5px;color:${colour.ink};text-decoration:none"
                      ><span style="background:${colour.lima};color:${colour.lima}">&nbsp;&nbsp;</span>
                      ${brand.name.toLowerCase()}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td
                    class="surface inner"
                    style="background:${colour.surface};border:1px solid ${colour.line};padding:32px"
                  >
                    <h1
                      class="ink"
                      style="margin:0 0 16px;${font};font-size:28px;line-height:32px;font-weight:700;color:${colour.ink}"
                    >
                      ${title}
                    </h1>
                    ${paragraphs.map((text) => html`<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${colour.ink}">${text}</p>`)}
                    ${code === undefined ? [] : [codeRow(code)]}${item ? [itemRow(item)] : []}${lines ? [linesTable(lines)] : []}${action ? [actionRow(action)] : []}
                    ${action ? [html`<p class="ink2" style="margin:0;${font};font-size:14px;line-height:20px;color:${colour.ink2}">${you('Si el botón no anda, copiá esta dirección:', 'Si el botón no funciona, copia esta dirección:')}<br /><a href="${action.url}" class="ink2" style="color:${colour.ink2};word-break:break-all">${action.url}</a></p>`] : []}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:16px 0 0;${font};font-size:12px;line-height:18px;color:${colour.ink2}"
                    class="ink2"
                  >
                    ${reason}${unsubscribeUrl ? [html`<br /><a href="${unsubscribeUrl}" class="ink2" style="color:${colour.ink2}">Cancelar la suscripción</a>`] : []}<br />${brand.name}
                    ${countryProfiles[country].name}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return page.markup
}

function textOf(content: MailContent, { country }: TemplateContext): string {
  const { title, paragraphs, code, item, lines = [], action, reason, unsubscribeUrl } = content
  const parts = [
    title,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(item ? [`${item.name}\n${item.detail}`] : []),
    ...(lines.length > 0
      ? [lines.map(({ name, detail, amount }) => [name, detail, amount].filter(Boolean).join(' · ')).join('\n')]
      : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `--\n${reason}`,
    ...(unsubscribeUrl ? [`Cancelar la suscripción: ${unsubscribeUrl}`] : []),
    `${brand.name} ${countryProfiles[country].name}`,
  ]
  return `${parts.join('\n\n')}\n`
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
