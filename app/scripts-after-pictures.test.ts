import { expect, test } from 'vitest'
import { scriptsAfterPictures } from './scripts-after-pictures.ts'

const page = `<head><link rel="modulepreload" href="/static/js/vendor-1.js" nonce="n"/></head><body><img src="/hero.jpg"/>
<script nonce="n" type="module" async="">import "/static/manifest-1.js";
import * as route0 from "/static/js/root-1.js";
import * as route1 from "/static/js/home-1.js";

  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/static/js/entry.client-1.js");</script></body>`

test('P2 no script is asked for before the page is seen, and each is asked for once it is', () => {
  const html = scriptsAfterPictures(page)
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).not.toMatch(/^import /m)
  expect(html).toContain('<script nonce="n">(async function(){')
  expect(html).toContain('for(f of ["/static/js/vendor-1.js"]){var l=document.createElement(\'link\');')
  expect(html).toContain('var route0=await import("/static/js/root-1.js")')
  expect(html.indexOf('__reactRouterRouteModules')).toBeLessThan(html.indexOf('import("/static/js/entry.client-1.js")'))
})

test('P2 files run one after another, each in a task of its own, and the entry last', () => {
  const preloads = ['entry.client-1', 'vendor-1', 'shell-1'].map((name) => `/static/js/${name}.js`)
  const head = preloads.map((file) => `<link rel="modulepreload" href="${file}"/>`).join('')
  const html = scriptsAfterPictures(page.replace(/<head>.*<\/head>/, `<head>${head}</head>`))
  expect(html).toContain('for(f of ["/static/js/vendor-1.js","/static/js/shell-1.js"]){await import(f);await breath()}')
})

test('a starter of another form is left as it is', () => {
  for (const other of [
    '<p>no script</p>',
    page.replace('async=""', 'defer=""'),
    page.replace('import("/static/js/entry.client-1.js");', ''),
  ]) {
    expect(scriptsAfterPictures(other)).toBe(other)
  }
})
