import type { EntryContext } from 'react-router'
import { scriptLiteral } from '#app/shell/inline-script.tsx'

/** However slow the pictures are, scripts do not wait longer than this. */
const patienceMs = 2500

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
 * The script that starts the app, in place of React Router's <Scripts>, which asks for every file at once and runs them
 * in one long task. A page reads and links without its scripts, so they wait for its pictures, for the first touch, or
 * for their patience to end; they are then fetched side by side but run one after another, each in a task of its own,
 * so that a tap finds its way between.
 */
export function bootstrapScript(modules: Modules, handoff: string, loaderData: string): string {
  const { manifest, entry, routes, all } = modules
  return `window.__reactRouterContext=${handoff};
window.__reactRouterContext.stream=new Response(${scriptLiteral(loaderData)}).body;
(async function(){var m={},r={},f;
function task(){return new Promise(function(go){setTimeout(go)})}
await new Promise(function(go){if(document.readyState==='complete')return go();
addEventListener('load',go,{once:true});addEventListener('pointerdown',go,{once:true});
addEventListener('keydown',go,{once:true});setTimeout(go,${patienceMs})});await task();
for(f of ${scriptLiteral([manifest, entry, ...all])}){var l=document.createElement('link');
l.rel='modulepreload';l.href=f;document.head.append(l)}
for(f of ${scriptLiteral([manifest, ...all])}){m[f]=await import(f);await task()}
for(f of ${scriptLiteral(routes)})r[f.id]=Object.assign({},...f.files.map(function(n){return m[n]}));
window.__reactRouterRouteModules=r;
await import(${scriptLiteral(entry)})})().catch(scriptFailed)`
}
