import type { ReactNode } from 'react'

const tones = { cut: 'bg-rojo text-surface', highlight: 'bg-lima text-ink', plain: 'bg-surface text-ink' } as const

export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-edge px-1.5 py-0.5 text-12 font-semibold ${tones[tone]}`}>{children}</span>
  )
}
