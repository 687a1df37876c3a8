/**
 * Whether an address is the link of a mail that opens or changes something: a recovery key, a link that signs in, a key of
 * the newsletter. What such a page loads must not be told its address (S11).
 */
export const isSecretAddress = (url: string) => /[?&](key|autologin)=|\/key\//i.test(url)
