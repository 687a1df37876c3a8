import type { EntryContext } from 'react-router'
import { scriptLiteral } from './inline-script.tsx'

/** However slow the pictures are, scripts do not wait longer than this after the page is parsed. */
const patienceMs = 1500
/** A page that took this long to arrive came over a slow line. */
const slowLineMs = 400

type Modules = { manifest: string; entry: string; routes: { id: string; files: string[] }[]; all: string[] }

const isFile = (file: string | null | undefined): file is string => typeof file === 'string'

/** The files that start the screens of a page, as React Router's own <Scripts> would ask for them. */
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
  // Shared files come before those that import them, and run in this order.
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
 * Stands in the head and asks for the files of the app, the largest first. On a slow line at once: the line is the
 * bottleneck until the app is hydrated, and each request pays its latency. Otherwise when the bootstrap script says so,
 * so that nothing is taken from the first pictures. Each in a task of its own: together they hold the page up for 30 ms.
 */
export function preloadScript({ manifest, entry, all }: Modules): string {
  return `async function preloadApp(){preloadApp=function(){};for(var f of ${scriptLiteral([...all, entry, manifest])}){
var l=document.createElement('link');l.rel='modulepreload';l.href=f;l.fetchPriority='low';document.head.append(l);
await new Promise(function(go){setTimeout(go)})}}
if(performance.now()>${slowLineMs})preloadApp()`
}

/**
 * The script that starts the app, in place of React Router's <Scripts>, which asks for every file at once and runs them
 * in one long task. A page reads and links without its scripts, so they run when its first pictures are painted, at the
 * first touch, or when their patience ends. Fonts and pictures further down do not hold them up. They run one after
 * another, each in a task of its own, so that a tap finds its way between.
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
addEventListener('pointerdown',go,{once:true});addEventListener('keydown',go,{once:true});setTimeout(go,${patienceMs})});
preloadApp();
for(f of ${scriptLiteral([manifest, ...all])}){m[f]=await import(f);await task()}
for(f of ${scriptLiteral(routes)})r[f.id]=Object.assign({},...f.files.map(function(n){return m[n]}));
window.__reactRouterRouteModules=r;
await import(${scriptLiteral(entry)})})().catch(scriptFailed)`
}
