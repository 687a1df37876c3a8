import type { Html } from './html.ts'

/** The shop's colours (app/styles/styles.css); a mail cannot use style sheets. */
export const colour = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  tile: '#f1eee8',
  line: '#e2ddd3',
  ink: '#16130f',
  ink2: '#5b554c',
  lima: '#ddf247',
}

export const font = "font-family:'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif"
export const display = "font-family:'Bricolage Grotesque','Helvetica Neue',Helvetica,Arial,sans-serif"

/** Sizes of text that come back: styles stand on every element. */
export const size = {
  text: `${font};font-size:16px;line-height:24px;color:${colour.ink}`,
  small: `${font};font-size:14px;line-height:20px;color:${colour.ink2}`,
  tiny: `${font};font-size:12px;line-height:18px;color:${colour.ink2}`,
  eyebrow: `${font};font-size:12px;line-height:16px;font-weight:600;letter-spacing:1px;text-transform:uppercase;color:${colour.ink2}`,
}

/** For mail programs with a dark mode: ink and paper swap, the lime stays. */
export const darkStyles: Html = {
  markup: `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.paper{background:#16130f!important}.surface{background:#211d18!important;border-color:#3a342c!important}
.ink{color:#fbfaf7!important}.ink2{color:#c4bdb1!important}.button{background:#ddf247!important;color:#16130f!important}.tile{background:#2c2720!important}
.rule{border-color:#3a342c!important}.logo{background:#fbfaf7!important}.bar{background:#16130f!important}}
@media (max-width:620px){.inner{padding:24px 20px!important}}</style>`,
}
