import { brand } from '#domain/platform/country/country.ts'
import { html } from './html.ts'
import { colour, display } from './look.ts'

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

const bar = cell(colour.paper, 'bar')
const lit = cell(colour.lima, '')

/**
 * The tile and the wordmark as the shop shows them. The tile is drawn with cells of a table: it stands there before a
 * mail program is allowed to load pictures, which many ask first, and it changes with the dark mode, which no picture does.
 */
export const brandMark = (home: string) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td width="25" valign="middle">
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
            ${[bar, lit, bar]}
          </tr>
          <tr>
            ${[bar, bar, bar]}
          </tr>
        </table>
      </td>
      <td style="padding:0 0 0 10px">
        <a
          href="${home}"
          class="ink"
          style="${display};font-size:24px;line-height:32px;font-weight:800;letter-spacing:-0.6px;color:${colour.ink};text-decoration:none"
          >${brand.name.toLowerCase()}</a
        >
      </td>
    </tr>
  </table>`
