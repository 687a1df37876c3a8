/** After this nobody waits for a button any more. */
const patienceMs = 10_000

/**
 * A tap on a button before the page is hydrated is made again once it is: React drops it otherwise. Only the latest tap
 * counts, and only on plain buttons: links and forms work without a script. Until then the button is marked as busy. The
 * root says when it is hydrated, by `data-hydrated` on the document (app/root.tsx).
 */
export const earlyClickScript = `(function(){var last,root=document.documentElement;
function forget(){if(last)last.removeAttribute('aria-busy');last=null}
addEventListener('click',function(e){var b=e.target.closest('button');
if('hydrated'in root.dataset||!b)return;forget();if(b.type!=='button')return;
last=b;b.setAttribute('aria-busy','true');setTimeout(function(){if(last===b)forget()},${patienceMs})},true);
new MutationObserver(function(_,o){var b=last;o.disconnect();forget();if(b&&b.isConnected)b.click()}).observe(root,{attributeFilter:['data-hydrated']})})()`
