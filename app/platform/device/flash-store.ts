import { create } from 'zustand'
import { addFlash, type FlashMessage, type QueuedFlash } from '#domain/shell/flash.ts'

type FlashState = {
  messages: readonly QueuedFlash[]
  show(message: FlashMessage): void
  clear(id: number): void
}

let lastId = 0

export const useFlash = create<FlashState>((set) => ({
  messages: [],
  show: (message) => set(({ messages }) => ({ messages: addFlash(messages, message, (lastId += 1)) })),
  clear: (id) => set(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) })),
}))
