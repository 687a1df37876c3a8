import { useState } from 'react'
import { Button } from '#desk/platform/ui/button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    once: 'Copiala ahora: no se vuelve a mostrar. Va en cada llamada, en el encabezado Authorization.',
    label: 'La clave',
    copy: 'Copiar',
    copied: 'Copiada',
    docs: 'Qué puede llamar: la descripción OpenAPI del escritorio',
    done: 'Listo, la guardé',
  },
  en: {
    once: 'Copy it now: it is not shown again. It goes into every call, in the Authorization header.',
    label: 'The key',
    copy: 'Copy',
    copied: 'Copied',
    docs: 'What it can call: the desk’s OpenAPI description',
    done: 'Done, it is saved',
  },
})

/** What a new key opens with. */
export function ShownToken({ token, onClose }: { token: string; onClose(): void }) {
  const text = useWords(words)
  const [isCopied, setIsCopied] = useState(false)
  return (
    <div className="grid gap-4">
      <p>{text.once}</p>
      <output aria-label={text.label} className="block border border-line bg-tile p-3 font-mono text-13 break-all">
        Bearer {token}
      </output>
      <p className="text-14">
        <a href="/desk/api/openapi.json" target="_blank" rel="noreferrer" className="underline">
          {text.docs}
        </a>
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => void navigator.clipboard.writeText(token).then(() => setIsCopied(true))}>
          <span aria-live="polite">{isCopied ? text.copied : text.copy}</span>
        </Button>
        <Button look="primary" onClick={onClose}>
          {text.done}
        </Button>
      </div>
    </div>
  )
}
