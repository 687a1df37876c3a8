import type { ReactNode } from 'react'

const tones = {
  plain: 'bg-tile text-ink',
  /** Waits for a decision now. */
  now: 'bg-lima text-on-lima',
  done: 'bg-tile text-verde',
  bad: 'bg-tile text-rojo',
} as const
export type Tone = keyof typeof tones

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-edge px-1.5 py-0.5 text-12 font-semibold whitespace-nowrap ${tones[tone]}`}>
      {children}
    </span>
  )
}
