/**
 * Whether an address is a mail link that opens or changes something: a recovery key, a login link, a newsletter key.
 * What such a page loads must not receive its address (S11).
 */
export const isSecretAddress = (url: string) => /[?&](key|autologin)=|\/key\//i.test(url)
