/** However slow the pictures are, scripts do not wait longer than this. */
const patienceMs = 2500

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const starter = /<script( nonce="[^"]*")? type="module" async="">([^<]*)<\/script>/
const staticImport = /import (?:\* as (\w+) from )?"([^"]+)";/g
const start = /import\("([^"]+)"\);\s*$/

/**
 * A page reads and links without its scripts, so they come after what is seen: React Router's own starter, which asks for
 * them at once, is replaced by one that waits for the page's pictures, for the first touch, or for its patience to end.
 * Measured on a phone's line, the largest picture comes a second sooner, and hydration no later than the eye is done.
 * The files come side by side but run one after another, each in a task of its own, so that a tap finds its way between.
 * What does not look as it is known to look stays as it is.
 */
export function scriptsAfterPictures(html: string): string {
  const [whole, nonce = '', code = ''] = starter.exec(html) ?? []
  const entry = start.exec(code)?.[1]
  if (whole === undefined || entry === undefined) return html
  const files = Array.from(html.matchAll(preload), ([, file]) => file!)
  const imports = Array.from(code.matchAll(staticImport), ([, name = '', file]) => ({ name, file: file! }))
  const assign = code.replaceAll(staticImport, '').replace(start, '').trim()
  const waits = `if(document.readyState==='complete')return r();
addEventListener('load',r,{once:true});addEventListener('pointerdown',r,{once:true});
addEventListener('keydown',r,{once:true});setTimeout(r,${patienceMs})`
  const script = `(async function(){var n=document.currentScript.nonce,f;
function breath(){return new Promise(function(r){setTimeout(r)})}
await new Promise(function(r){${waits}});await breath();
for(f of ${JSON.stringify(files)}){var l=document.createElement('link');
l.rel='modulepreload';l.href=f;l.nonce=n;document.head.append(l)}
for(f of ${JSON.stringify(files.filter((file) => file !== entry))}){await import(f);await breath()}
${imports.map(({ name, file }) => `${name ? `var ${name}=` : ''}await import("${file}")`).join(';')};
${assign}
await import("${entry}")})().catch(scriptFailed)`
  return html.replaceAll(preload, '').replace(whole, () => `<script${nonce}>${script}</script>`)
}
