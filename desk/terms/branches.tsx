import { useState } from 'react'
import type { DeskStoreTerms } from '#contract/desk/store-terms.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { BranchDialog, type Branch } from './branch-dialog.tsx'

const words = wordsIn({
  es: {
    what: 'Donde se retiran pedidos y se dejan devoluciones. Sin ninguna, el retiro no se ofrece.',
    add: 'Agregar una sucursal',
    change: 'Cambiar',
    changeIt: (name: string) => `Cambiar ${name}`,
    closed: 'cerrada',
    noReturns: 'no recibe devoluciones',
  },
  en: {
    what: 'Where orders are picked up and returns dropped off. Without one, pickup is not offered.',
    add: 'Add a branch',
    change: 'Change',
    changeIt: (name: string) => `Change ${name}`,
    closed: 'closed',
    noReturns: 'takes no returns',
  },
})

/** The branches of a store. */
export function Branches({ terms }: { terms: DeskStoreTerms }) {
  const text = useWords(words)
  const [opened, setOpened] = useState<{ branch: Branch | undefined }>()
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-14 text-ink-2">{text.what}</p>
        <Button onClick={() => setOpened({ branch: undefined })}>{text.add}</Button>
      </div>
      {terms.branches.length > 0 && (
        <ul className="grid gap-px bg-line outline outline-line">
          {terms.branches.map((branch) => (
            <li
              key={branch.name}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper px-3 py-2 text-14 wrap-anywhere"
            >
              <div className="min-w-48 grow basis-0">
                <p className="font-semibold">{branch.name}</p>
                <p className="text-13 text-ink-2">
                  {branch.address}, {branch.city} · {branch.hours}
                </p>
              </div>
              {!branch.isOpen && <Badge tone="plain">{text.closed}</Badge>}
              {branch.isOpen && !branch.takesReturns && <span className="text-13 text-ink-2">{text.noReturns}</span>}
              <Button look="quiet" aria-label={text.changeIt(branch.name)} onClick={() => setOpened({ branch })}>
                {text.change}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {opened && <BranchDialog terms={terms} branch={opened.branch} onClose={() => setOpened(undefined)} />}
    </div>
  )
}
