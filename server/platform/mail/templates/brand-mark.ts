import type { Brand } from '#domain/platform/brand/brand.ts'
import { html } from './html.ts'
import type { Look } from './look.ts'

const cell = (background: string, name: string) =>
  html`<td
    class="${name}"
    width="5"
    height="5"
    bgcolor="${background}"
    style="width:5px;height:5px;background:${background};font-size:0;line-height:0"
  >
    &nbsp;
  </td>`

const tileOf = ({ colour }: Look) => {
  const bar = cell(colour.paper, 'bar')
  return html`<td width="25" valign="middle">
    <table
      role="presentation"
      class="logo"
      cellpadding="0"
      cellspacing="2"
      border="0"
      bgcolor="${colour.ink}"
      style="background:${colour.ink};border-collapse:separate;border-spacing:2px;border-radius:1px"
    >
      <tr>
        ${[bar, bar, bar]}
      </tr>
      <tr>
        ${[bar, cell(colour.lima, ''), bar]}
      </tr>
      <tr>
        ${[bar, bar, bar]}
      </tr>
    </table>
  </td>`
}

/**
 * The name as the shop shows it. The tile is drawn with cells of a table: it stands there before a mail program is
 * allowed to load pictures, which many ask first, and it changes with the dark mode, which no picture does.
 */
export const brandMark = (home: string, { mark, wordmark, assets }: Brand, look: Look) => {
  // A logo stands for the mark too; here only its name is written, because pictures come late or never.
  const hasTile = mark === 'tile' && !assets.logo
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      ${hasTile ? [tileOf(look)] : []}
      <td style="padding:0 0 0 ${hasTile ? '10px' : '0'}">
        <a
          href="${home}"
          class="ink"
          style="${look.display};font-size:24px;line-height:32px;font-weight:800;letter-spacing:-0.6px;color:${look.colour.ink};text-decoration:none"
          >${wordmark}</a
        >
      </td>
    </tr>
  </table>`
}
