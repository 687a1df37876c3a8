import type { EntryContext } from 'react-router'
import { scriptLiteral } from './inline-script.tsx'

/** Scripts do not wait longer than this for pictures after the page is parsed. */
const maxPictureWaitMs = 1500
/** A page that took this long to arrive has a slow connection. */
const slowConnectionMs = 400

type Modules = { manifest: string; entry: string; routes: { id: string; files: string[] }[]; all: string[] }

const isFile = (file: string | null | undefined): file is string => typeof file === 'string'

/** The modules of a page, as React Router's own <Scripts> would request them. */
export function modulesOf({ manifest, staticHandlerContext }: EntryContext): Modules {
  const entries = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const routes = entries.map((entry) => ({
    id: entry.id,
    files: [
      entry.clientActionModule,
      entry.clientLoaderModule,
      entry.clientMiddlewareModule,
      entry.hydrateFallbackModule,
      entry.module,
    ].filter(isFile),
  }))
  // Shared files precede those that import them, and run in this order.
  const shared = [...manifest.entry.imports, ...entries.flatMap(({ imports = [] }) => imports)]
  const hot = manifest.hmr ? [manifest.hmr.runtime] : []
  return {
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes,
    all: [...new Set([...hot, ...shared, ...routes.flatMap(({ files }) => files)])],
  }
}

/**
 * Runs in the head and preloads the modules of the app, the largest first. On a slow connection at once: it is the
 * bottleneck until the app is hydrated, and each request pays its latency. Otherwise when the bootstrap script calls
 * it, so that nothing is taken from the first pictures. Each in its own task: together they block the page for 30 ms.
 */
export function preloadScript({ manifest, entry, all }: Modules): string {
  return `async function preloadApp(){preloadApp=function(){};for(var f of ${scriptLiteral([...all, entry, manifest])}){
var l=document.createElement('link');l.rel='modulepreload';l.href=f;l.fetchPriority='low';document.head.append(l);
await new Promise(function(go){setTimeout(go)})}}
if(performance.now()>${slowConnectionMs})preloadApp()`
}

/**
 * Starts the app, in place of React Router's <Scripts>, which requests every file at once and runs them in one long
 * task. The page can be read and its links work without scripts, so they run when its first pictures are painted, at
 * the first touch, or when the maximum wait ends. Fonts and pictures further down do not delay them. They run one after
 * another, each in its own task, so that a tap can be handled in between.
 */
export function bootstrapScript(
  { manifest, entry, routes, all }: Modules,
  handoff: string,
  loaderData: string,
): string {
  return `window.__reactRouterContext=${handoff};
window.__reactRouterContext.stream=new Response(${scriptLiteral(loaderData)}).body;
(async function(){var m={},r={},f;
function task(){return new Promise(function(go){setTimeout(go)})}
function seen(i){return i.complete||i.loading==='lazy'?0:new Promise(function(go){i.onload=i.onerror=go})}
function painted(){return new Promise(function(go){requestAnimationFrame(function(){setTimeout(go)})})}
await new Promise(function(go){Promise.all(Array.from(document.images,seen)).then(painted).then(go);
addEventListener('pointerdown',go,{once:true});addEventListener('keydown',go,{once:true});setTimeout(go,${maxPictureWaitMs})});
preloadApp();
for(f of ${scriptLiteral([manifest, ...all])}){m[f]=await import(f);await task()}
for(f of ${scriptLiteral(routes)})r[f.id]=Object.assign({},...f.files.map(function(n){return m[n]}));
window.__reactRouterRouteModules=r;
await import(${scriptLiteral(entry)})})().catch(scriptFailed)`
}
