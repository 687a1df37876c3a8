import { X } from 'lucide-react'
import { IconButton } from '#desk/platform/ui/icon-button.tsx'
import { useWords } from '#desk/platform/words.ts'
import { pictureWords } from './picture-words.ts'
import type { Upload } from './use-uploads.ts'

type UploadListProps = { uploads: readonly Upload[]; onDismiss(id: string): void }

/** Files on their way, each with how far it is; one that was refused says why. */
export function UploadList({ uploads, onDismiss }: UploadListProps) {
  const text = useWords(pictureWords)
  if (uploads.length === 0) return null
  return (
    <ul aria-live="polite" className="grid gap-1">
      {uploads.map(({ id, name, share, fault }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 text-14">
          <span className="truncate">{name}</span>
          {fault === undefined ? (
            <span className="text-13 text-ink-2">
              {share === 0 ? text.waiting : share < 1 ? text.sending(Math.round(share * 100)) : text.checking}
            </span>
          ) : (
            <IconButton icon={X} label={text.dismiss(name)} onClick={() => onDismiss(id)} />
          )}
          {fault === undefined ? (
            <progress value={share} max={1} aria-label={name} className="col-span-2 h-1 w-full accent-ink" />
          ) : (
            <p className="col-span-2 text-13 font-medium text-rojo">{fault}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
