import { useState } from 'react'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { MailFrame } from './mail-frame.tsx'

const words = wordsIn({
  es: {
    ways: 'Cómo verlo',
    light: 'Claro',
    dark: 'Oscuro',
    text: 'Solo texto',
    frame: (subject: string) => `El mail «${subject}»`,
  },
  en: {
    ways: 'Ways to see it',
    light: 'Light',
    dark: 'Dark',
    text: 'Text only',
    frame: (subject: string) => `The mail “${subject}”`,
  },
})

/** A mail as programs in light, in dark and without HTML show it. */
export function MailViews({ mail }: { mail: { subject: string; html: string; text: string } }) {
  const text = useWords(words)
  const [way, setWay] = useState<'light' | 'dark' | 'text'>('light')
  return (
    <>
      <Views
        label={text.ways}
        views={[
          [text.light, 'light'],
          [text.dark, 'dark'],
          [text.text, 'text'],
        ]}
        chosen={way}
        onChoose={(chosen) => setWay(chosen === 'dark' || chosen === 'text' ? chosen : 'light')}
      />
      {way === 'text' ? (
        <pre className="border border-line bg-surface p-4 font-mono text-13 break-words whitespace-pre-wrap">
          {mail.text}
        </pre>
      ) : (
        <MailFrame html={mail.html} theme={way} title={text.frame(mail.subject)} />
      )}
    </>
  )
}
