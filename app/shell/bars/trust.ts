import { tagManagerHosts } from '#domain/platform/analytics/tag-manager.ts'

export const workerAddress = '/sw.js'

/**
 * What may become a script in this page (S19, Trusted Types): our service worker, the workers of the build, the tag
 * manager (whose host the page's policy allows only where a container is set), and the empty script elements that
 * React makes when it draws the document anew. A text without `<` holds no element, so it may pass as HTML.
 * Everything else that tries to become markup or script as plain text is refused by the browser.
 */
export const trustScript = `if(window.trustedTypes)trustedTypes.createPolicy('default',{
createHTML:function(h){return h==='\\x3cscript>\\x3c/script>'||h.indexOf('\\x3c')===-1?h:null},
createScriptURL:function(u){return u==='${workerAddress}'||u.indexOf(location.origin+'/static/')===0||
u.indexOf('${tagManagerHosts.script[0]}/')===0?u:null}})`
