/**
 * Removes secrets from the address before any other script runs (S11, S29): the hash of a sign-in link, which stays in
 * memory until the visitor taps, and the key of a recovery link, which is in the page's data.
 */
export const addressSecretsScript = `(function(){var u=new URL(location.href),q=u.searchParams,h=q.get('autologin'),
k=/forgotpassword$/.test(u.pathname)&&q.has('key');if(h===null&&!k)return;if(h)window.autologinHash=h;
q.delete('autologin');if(k)q.delete('key');history.replaceState(history.state,'',u.pathname+u.search+u.hash)})()`

/** Returns the hash from the address once. */
export function takeAutologinHash(): string | undefined {
  const holder = window as { autologinHash?: string | undefined }
  const hash = holder.autologinHash
  holder.autologinHash = undefined
  return hash
}
