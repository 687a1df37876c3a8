import { fontFaces, type Fonts } from '#domain/platform/brand/fonts.ts'
import type { Palette } from '#domain/platform/brand/palette.ts'
import type { Html } from './html.ts'

/** How a shop's mails look, in its own colours and type; a mail cannot use style sheets. */
export type Look = ReturnType<typeof lookOf>

export function lookOf(palette: Palette, fonts: Fonts) {
  const { paper, surface, tile, line, ink, inkSoft: ink2, accent: lima } = palette
  const colour = { paper, surface, tile, line, ink, ink2, lima }
  const font = `font-family:${fontFaces[fonts.text].mail}`
  const display = `font-family:${fontFaces[fonts.display].mail}`
  /** Sizes of text that come back: styles stand on every element. */
  const size = {
    text: `${font};font-size:16px;line-height:24px;color:${ink}`,
    small: `${font};font-size:14px;line-height:20px;color:${ink2}`,
    tiny: `${font};font-size:12px;line-height:18px;color:${ink2}`,
    eyebrow: `${font};font-size:12px;line-height:16px;font-weight:600;letter-spacing:1px;text-transform:uppercase;color:${ink2}`,
  }
  /** For mail programs with a dark mode: ink and paper swap, the accent stays. */
  const darkStyles: Html = {
    markup: `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.paper{background:${ink}!important}.surface{background:#211d18!important;border-color:#3a342c!important}
.ink{color:${paper}!important}.ink2{color:#c4bdb1!important}.button{background:${lima}!important;color:${ink}!important}.tile{background:#2c2720!important}
.rule{border-color:#3a342c!important}.logo{background:${paper}!important}.bar{background:${ink}!important}}
@media (max-width:620px){.inner{padding:24px 20px!important}}</style>`,
  }
  return { colour, font, display, size, darkStyles }
}
