import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const svg = (inner: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`

test('shapes, gradients and references within are written again; what draws nothing is left out', () => {
  const drawn = cleanSvg(
    `<?xml version="1.0" encoding="UTF-8"?><!-- made with a program --><svg xmlns="http://www.w3.org/2000/svg" ` +
      `xmlns:sodipodi="http://sodipodi.example" viewBox="0 0 10 10" class="logo" data-name="Capa 1">` +
      `<title>Calandria &amp; Cía</title><metadata><rdf:RDF xmlns:rdf="x"><a>b</a></rdf:RDF></metadata>` +
      `<sodipodi:namedview><sodipodi:guide/></sodipodi:namedview>` +
      `<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>` +
      `<g fill="url(#g)"><path d="M0 0h10v10z" style="fill:url(#g)"/><use xlink:href="#p"/></g></svg>`,
  )
  expect(drawn).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">' +
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
      '<g fill="url(#g)"><path d="M0 0h10v10z" style="fill:url(#g)"/><use href="#p"/></g></svg>',
  )
})

test.each([
  ['a script', svg('<script>alert(1)</script>'), '<script> is not a shape'],
  ['a handler', svg('<path d="M0 0" onload="alert(1)"/>'), 'onload would run a script'],
  ['a handler in capitals', svg('<path d="M0 0" ONCLICK="alert(1)"/>'), 'ONCLICK would run a script'],
  ['HTML inside', svg('<foreignObject><p>x</p></foreignObject>'), '<foreignObject> is not a shape'],
  ['a picture from elsewhere', svg('<image href="https://evil.example/x.png"/>'), '<image> is not a shape'],
  ['an outside reference', svg('<use href="https://evil.example/x.svg#a"/>'), 'leads out of the drawing'],
  ['an outside reference by xlink', svg('<use xlink:href="//evil.example/x.svg#a"/>'), 'leads out of the drawing'],
  ['a script address', svg('<use href="javascript:alert(1)"/>'), 'leads out of the drawing'],
  ['a colour from an address', svg('<path fill="url(https://evil.example/#a)"/>'), 'leads out of the drawing'],
  ['a style that loads', svg(`<path style="fill:url('//evil.example')"/>`), 'leads out of the drawing'],
  ['an escaped style', svg('<path style="f\\69ll:url(x)"/>'), 'leads out of the drawing'],
  ['an imported style', svg('<path style="@import x"/>'), 'leads out of the drawing'],
  ['a style sheet', svg('<style>@import url(//evil.example)</style>'), '<style> is not a shape'],
  ['an animation', svg('<animate attributeName="href" to="javascript:alert(1)"/>'), '<animate> is not a shape'],
  ['a link', svg('<a href="https://evil.example"><path d="M0 0"/></a>'), '<a> is not a shape'],
  ['text', svg('<g>Calandria</g>'), 'it has text'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('')}`, 'DOCTYPE'],
  ['a style sheet instruction', `<?xml-stylesheet href="//evil.example"?>${svg('')}`, 'instruction'],
  ['no scale', svg('<path d="M0 0"/>', ''), 'no viewBox'],
  ['another root', '<html><svg/></html>', 'begins with <html>'],
  ['broken markup', '<svg viewBox="0 0 1 1"><path></svg>', 'not well-formed'],
  ['no markup', 'GIF89a', 'not well-formed'],
])('S23 %s is refused', (_, text, reason) => {
  expect(() => cleanSvg(text)).toThrow(reason)
})
