import { html, type Html } from './html.ts'
import type { Look } from './look.ts'
import type { MailContent } from './template.ts'

type Part<K extends keyof MailContent> = NonNullable<MailContent[K]>

const table = (rows: Html | readonly Html[], style = 'margin:0 0 24px') =>
  html`<table role="presentation" class="rule" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">
    ${rows}
  </table>`

/** The longer a code, the smaller its letters: all of it fits into one line of a phone, or breaks. */
function codeSize(code: string): string {
  if (code.length <= 8) return 'font-size:32px;line-height:40px;letter-spacing:6px'
  if (code.length <= 12) return 'font-size:26px;line-height:36px;letter-spacing:2px'
  return 'font-size:20px;line-height:32px;letter-spacing:0.5px'
}

/** The parts of a mail, in the colours and type of the shop. */
export function blocksOf({ colour, display, font, size }: Look) {
  const paragraph = (text: string) => html`<p class="ink" style="margin:0 0 16px;${size.text}">${text}</p>`

  const itemRow = ({ picture, name, detail }: Part<'item'>) =>
    table(
      html`<tr>
        ${picture ? [html`<td width="120" class="tile" style="background:${colour.tile}"><img src="${picture}" width="120" alt="" style="display:block;width:120px;height:auto;border:0" /></td>`] : []}
        <td class="tile" style="background:${colour.tile};padding:16px;${font}">
          <strong class="ink" style="display:block;font-size:18px;line-height:26px;color:${colour.ink}">${name}</strong>
          <span class="ink2" style="${size.small}">${detail}</span>
        </td>
      </tr>`,
    )

  const codeRow = (code: string) =>
    html`<p
      class="tile ink"
      style="margin:0 0 24px;padding:16px 8px;background:${colour.tile};color:${colour.ink};font-family:'Courier New',Courier,monospace;font-weight:700;${codeSize(code)};text-align:center;overflow-wrap:anywhere"
    >
      ${code}
    </p>`

  /** The card itself: always ink with lime, as it would be in a hand. */
  const giftRow = ({ amount, from, message }: Part<'gift'>) =>
    table(
      html`<tr>
        <td bgcolor="${colour.ink}" style="background:${colour.ink};border:1px solid ${colour.ink2};padding:24px">
          <p style="margin:0 0 24px;${size.eyebrow};color:${colour.paper}">Gift Card</p>
          <p
            style="margin:0;${display};font-size:40px;line-height:48px;font-weight:800;letter-spacing:-1px;color:${colour.lima}"
          >
            ${amount}
          </p>
          ${message ? [html`<p style="margin:16px 0 0;${size.text};color:${colour.paper}">«${message}»</p>`] : []}
          <p style="margin:16px 0 0;${size.small};color:${colour.paper}">De ${from}</p>
        </td>
      </tr>`,
    )

  const stepsRow = (steps: Part<'steps'>) =>
    html`<ol class="ink" style="margin:0 0 24px;padding:0 0 0 24px;${size.text}">
      ${steps.map((step) => html`<li style="margin:0 0 8px">${step}</li>`)}
    </ol>`

  const rule = `border-top:1px solid ${colour.line}`

  const linesTable = (lines: Part<'lines'>) =>
    table(
      lines.map(
        ({ name, detail, amount }) =>
          html`<tr>
            <td class="ink rule" style="padding:8px 0;${rule};${size.text}">
              ${name}<br /><span class="ink2" style="${size.small}">${detail}</span>
            </td>
            <td
              class="ink rule"
              align="right"
              valign="top"
              style="padding:8px 0;${rule};${size.text};white-space:nowrap"
            >
              ${amount}
            </td>
          </tr>`,
      ),
    )

  const productsTable = (products: Part<'products'>) =>
    table(
      products.map(
        ({ picture, brand, name, detail, amount }) =>
          html`<tr>
            <td class="rule" width="64" valign="top" style="padding:12px 12px 12px 0;${rule}">
              <div class="tile" style="width:64px;min-height:64px;background:${colour.tile}">
                ${picture ? [html`<img src="${picture}" width="64" alt="" style="display:block;width:64px;height:auto;border:0" />`] : []}
              </div>
            </td>
            <td class="rule" valign="top" style="padding:12px 12px 12px 0;${rule}">
              <span class="ink2" style="display:block;${size.eyebrow}">${brand}</span>
              <strong class="ink" style="display:block;${size.text};font-weight:600">${name}</strong>
              <span class="ink2" style="display:block;${size.small}">${detail}</span>
            </td>
            <td
              class="ink rule"
              align="right"
              valign="top"
              style="padding:12px 0;${rule};${size.text};font-weight:600;white-space:nowrap"
            >
              ${amount}
            </td>
          </tr>`,
      ),
      'margin:8px 0 0',
    )

  const totalsTable = (totals: Part<'totals'>) =>
    table(
      totals.map(({ name, amount, isSum }) => {
        const look = isSum
          ? `padding:12px 0;${rule};${size.text};font-size:20px;font-weight:700`
          : `padding:4px 0;${size.text}`
        return html`<tr>
          <td class="ink rule" style="${look}">${name}</td>
          <td class="ink rule" align="right" valign="bottom" style="${look};white-space:nowrap">${amount}</td>
        </tr>`
      }),
      `margin:0 0 8px;${rule};padding:8px 0 0`,
    )

  const factsRows = (facts: Part<'facts'>) =>
    table(
      facts.map(
        ({ title, lines, link }) =>
          html`<tr>
            <td class="rule" style="padding:16px 0;${rule}">
              <span class="ink2" style="display:block;margin:0 0 4px;${size.eyebrow}">${title}</span>
              ${lines.map((line) => html`<span class="ink" style="display:block;${size.text}">${line}</span>`)}
              ${link ? [html`<a href="${link.url}" class="ink" style="${size.text};font-weight:600;text-decoration:underline">${link.label}</a>`] : []}
            </td>
          </tr>`,
      ),
      'margin:0',
    )

  const actionRow = ({ label, url }: Part<'action'>) =>
    html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">
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

  return {
    paragraph,
    itemRow,
    codeRow,
    giftRow,
    stepsRow,
    linesTable,
    productsTable,
    totalsTable,
    factsRows,
    actionRow,
  }
}
