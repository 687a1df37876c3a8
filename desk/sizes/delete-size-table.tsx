import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteSizeTable, type DeskSizeTable } from '#contract/desk/size-tables.ts'
import { deskCall } from '#desk/platform/call.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { sizeTablesKey } from './size-tables-query.ts'

const words = wordsIn({
  es: {
    remove: 'Borrar',
    title: '¿Borrar la tabla?',
    about: (name: string) => `«${name}» deja de existir. No se puede deshacer.`,
    general:
      'Es la general: los productos que la mostraban sin tenerla elegida pasan a mostrar la siguiente de su tipo, o la usual del país.',
    used: (count: number) =>
      `Productos que la tienen elegida: ${count}. Elegiles otra antes, desde cada producto o con un archivo.`,
    keep: 'Dejarla',
    confirm: 'Borrar la tabla',
  },
  en: {
    remove: 'Delete',
    title: 'Delete the table?',
    about: (name: string) => `“${name}” will be gone. It cannot be undone.`,
    general:
      'It is the general one: products that showed it without naming it show the next of its kind, or the usual one of the country.',
    used: (count: number) =>
      `Products that name it: ${count}. Give them another first, product by product or with a file.`,
    keep: 'Keep it',
    confirm: 'Delete the table',
  },
})

/** Deleting a table that no product names, after a question. */
export function DeleteSizeTable({ table }: { table: DeskSizeTable }) {
  const text = useWords(words)
  const client = useQueryClient()
  const navigate = useNavigate()
  const [key, setKey] = useState<string>()
  const { country, id, version, name, products, isGeneral } = table
  const deleting = useMutation({
    mutationFn: () =>
      deskCall(deleteSizeTable, { params: { country, id }, body: { version } }, { idempotencyKey: key! }),
    onSuccess: async () => {
      for (const queryKey of [sizeTablesKey(country), ['product lists', country]])
        void client.invalidateQueries({ queryKey })
      await navigate(`/products/size-tables?country=${country}`)
    },
  })
  return (
    <>
      <Button look="danger" onClick={() => setKey(crypto.randomUUID())}>
        {text.remove}
      </Button>
      {key !== undefined && (
        <Dialog title={text.title} onClose={() => setKey(undefined)}>
          <div className="grid gap-4">
            <p className="text-14">{products > 0 ? text.used(products) : text.about(name)}</p>
            {products === 0 && isGeneral && <p className="text-14">{text.general}</p>}
            {deleting.error && <ActFailure error={deleting.error} country={country} />}
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={() => setKey(undefined)}>{text.keep}</Button>
              {products === 0 && (
                <Button look="danger" isBusy={deleting.isPending} onClick={() => deleting.mutate()}>
                  {text.confirm}
                </Button>
              )}
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
