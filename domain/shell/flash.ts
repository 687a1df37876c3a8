export type FlashType = 'success' | 'info' | 'error'
/** What a person may do about a message. */
export type FlashAction = { label: string; to: string }
export type FlashMessage = { text: string; flashMessageType: FlashType; action?: FlashAction }
export type HeldFlash = FlashMessage & { id: number }

/** How long a message stays, and how long it takes to come and go (APP-47, APP-48). */
export const flashMs = 5000
export const flashTransitionMs = 500

/** Messages queue up in order of arrival; saying the same thing twice in a row says it once (OP-019). */
export function addFlash(held: readonly HeldFlash[], message: FlashMessage, id: number): readonly HeldFlash[] {
  const last = held.at(-1)
  const isRepeated = last?.text === message.text && last.flashMessageType === message.flashMessageType
  return isRepeated ? held : [...held, { ...message, id }]
}
