import { create } from 'zustand'
import { addFlash, type FlashMessage, type QueuedFlash } from '#domain/shell/flash.ts'

type FlashState = {
  held: readonly QueuedFlash[]
  show(message: FlashMessage): void
  clear(id: number): void
}

let lastId = 0

export const useFlash = create<FlashState>((set) => ({
  held: [],
  show: (message) => set(({ held }) => ({ held: addFlash(held, message, (lastId += 1)) })),
  clear: (id) => set(({ held }) => ({ held: held.filter((message) => message.id !== id) })),
}))
