/** How often it looks whether the button is awake, and how many times: after ten seconds nobody waits for it. */
const lookMs = 50
const mostLooks = 200

/**
 * A tap on a button whose script is still on its way is made again once it is there; React drops it otherwise, also
 * where only a part of the page sleeps (a list without results, the code of a coupon). Only the latest tap counts, and
 * only on plain buttons: links and forms work without a script. It looks after React had its turn, which wakes a part by
 * itself when it has all it needs. An element is awake when React has left its mark on it.
 */
export const earlyTapScript = `(function(){var last;addEventListener('click',function(e){
var b=last=e.target.closest('button[type=button]'),left=${mostLooks};
function sleeps(){return!Object.keys(b).some(function(k){return k.indexOf('__react')===0})}
function look(late){if(b!==last||!b.isConnected)return;
if(!sleeps()){if(late)b.click()}else if(left--)setTimeout(look,${lookMs},true)}
if(b&&sleeps())setTimeout(look)},true)})()`
