import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { fold } from '#domain/platform/text/fold.ts'
import { places } from './places.ts'

const words = wordsIn({
  es: {
    label: 'Buscar o ir a',
    placeholder: 'Pedido, e-mail, documento, producto o sección',
    find: (typed: string) => `Buscar “${typed}” en los pedidos`,
    open: (typed: string) => `Abrir el pedido ${typed}`,
    account: 'Mi cuenta',
  },
  en: {
    label: 'Search or go to',
    placeholder: 'Order, e-mail, document, product or section',
    find: (typed: string) => `Find “${typed}” in the orders`,
    open: (typed: string) => `Open order ${typed}`,
    account: 'My account',
  },
})

type Choice = { name: string; path: string; hint?: string }

/** What can be done with what was typed: places, and orders to look for. */
function useChoices(typed: string): Choice[] {
  const text = useWords(words)
  const language = useLanguage()
  const may = useMay()
  const wanted = fold(typed.trim())
  const own = places
    .filter(({ permission }) => may(permission))
    .map(({ name, path, key }) => ({ name: name[language], path, hint: `g ${key}` }))
  const found = [...own, { name: text.account, path: '/account' }].filter(({ name }) => fold(name).includes(wanted))
  if (wanted === '' || !may('orders.read')) return found
  const query = typed.trim()
  // Eight characters, of which none may be a figure; orders of before have other lengths, and figures.
  const isNumber = /^[a-z0-9]{8}$|^(?=.*\d)[a-z0-9]{3,12}$/i.test(query)
  return [
    ...found,
    ...(isNumber ? [{ name: text.open(query.toUpperCase()), path: `/orders/${query.toUpperCase()}` }] : []),
    { name: text.find(query), path: `/orders?text=${encodeURIComponent(query)}` },
  ]
}

export function CommandPalette({ onClose }: { onClose(): void }) {
  const text = useWords(words)
  const navigate = useNavigate()
  const own = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const choices = useChoices(typed)
  const at = Math.min(chosen, choices.length - 1)
  useEffect(() => {
    const dialog = own.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  function go(choice: Choice | undefined) {
    if (!choice) return
    onClose()
    void navigate(choice.path)
  }

  return (
    <dialog
      ref={own}
      aria-label={text.label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === own.current && onClose()}
      className="mx-auto mt-[12vh] w-full max-w-xl rounded-field border border-line bg-surface p-0 text-ink shadow-float"
    >
      <input
        autoFocus
        role="combobox"
        aria-label={text.label}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={choices.length > 0 ? `${listId}-${at}` : undefined}
        placeholder={text.placeholder}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(choices[at])
          if (event.key === 'ArrowDown') setChosen((at + 1) % choices.length)
          if (event.key === 'ArrowUp') setChosen((at - 1 + choices.length) % choices.length)
          if (['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) event.preventDefault()
        }}
        className="min-h-12 w-full border-b border-line bg-transparent px-4 text-16 outline-none placeholder:text-ink-2"
      />
      <div id={listId} role="listbox" aria-label={text.label} className="grid p-2">
        {choices.map((choice, index) => (
          <div
            key={choice.path}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => go(choice)}
            className="flex min-h-10 cursor-pointer items-center justify-between rounded-edge px-2 text-14 hover:bg-tile aria-selected:bg-tile"
          >
            {choice.name}
            {choice.hint && <kbd className="font-mono text-12 text-ink-2">{choice.hint}</kbd>}
          </div>
        ))}
      </div>
    </dialog>
  )
}
