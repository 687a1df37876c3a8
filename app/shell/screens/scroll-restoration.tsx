import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { InlineScript } from '#app/platform/bootstrap/inline-script.tsx'

const storageKey = 'scroll-positions'

/** Server only: sets the scroll position before the first paint, long before React could. */
const restoreScript = import.meta.env.SSR
  ? `(function(){if(!history.state||!history.state.key)
history.replaceState({key:Math.random().toString(32).slice(2)},'');
try{var y=JSON.parse(sessionStorage.getItem('${storageKey}')||'{}')[history.state.key];
if(typeof y==='number')scrollTo(0,y)}catch(e){sessionStorage.removeItem('${storageKey}')}})()`
  : ''

/** React Router's ScrollRestoration, with its inline script registered for the page's policy. */
export function ScrollRestoration() {
  useScrollRestoration({ storageKey })
  return <InlineScript code={restoreScript} />
}
