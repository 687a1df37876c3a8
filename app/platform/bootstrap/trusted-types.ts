import { tagManagerHosts } from '#domain/platform/analytics/tag-manager.ts'

export const workerAddress = '/sw.js'

/**
 * The Trusted Types policy (S19). Allowed as scripts are our service worker, the workers of the build, the tag manager
 * (whose host the page's policy allows only where a container is set), and the empty script elements that React creates
 * when it renders the document again. A text without `<` contains no element, so it may pass as HTML. The browser
 * refuses everything else that is turned from plain text into markup or script.
 */
export const trustedTypesScript = `if(window.trustedTypes)trustedTypes.createPolicy('default',{
createHTML:function(h){return h==='\\x3cscript>\\x3c/script>'||h.indexOf('\\x3c')===-1?h:null},
createScriptURL:function(u){return u==='${workerAddress}'||u.indexOf(location.origin+'/static/')===0||
u.indexOf('${tagManagerHosts.script[0]}/')===0?u:null}})`
