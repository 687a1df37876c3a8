/** After this time an unanswered click is dropped. */
const maxWaitMs = 10_000

/**
 * Replays a click on a button that happened before hydration, which React would drop. Only the latest click counts, and
 * only on plain buttons: links and forms work without scripts. Until then the button is marked as busy. The root marks
 * with `data-listening` on the document element (app/root.tsx) that React has every tap: one on a part that is not
 * hydrated yet makes React hydrate it and is then handled there.
 */
export const earlyClickScript = `(function(){var last,root=document.documentElement;
function forget(){if(last)last.removeAttribute('aria-busy');last=null}
addEventListener('click',function(e){var b=e.target.closest('button');
if('listening'in root.dataset||!b)return;forget();if(b.type!=='button')return;
last=b;b.setAttribute('aria-busy','true');setTimeout(function(){if(last===b)forget()},${maxWaitMs})},true);
new MutationObserver(function(_,o){var b=last;o.disconnect();forget();if(b&&b.isConnected)b.click()}).observe(root,{attributeFilter:['data-listening']})})()`
