export type FlashType = 'success' | 'info' | 'error'
/** What a shopper can do about a message. */
export type FlashAction = { label: string; to: string }
export type FlashMessage = { text: string; flashMessageType: FlashType; action?: FlashAction }
export type QueuedFlash = FlashMessage & { id: number }

/** How long a message stays, and the duration of its transition (APP-47, APP-48). */
export const flashMs = 5000
export const flashTransitionMs = 500

/** Messages queue in order of arrival; a repeated message is shown once (OP-019). */
export function addFlash(held: readonly QueuedFlash[], message: FlashMessage, id: number): readonly QueuedFlash[] {
  const last = held.at(-1)
  const isRepeated = last?.text === message.text && last.flashMessageType === message.flashMessageType
  return isRepeated ? held : [...held, { ...message, id }]
}
