import { useState } from 'react'
import { changeLogo, type DeskBrand } from '#contract/desk/brand.ts'
import { base64Of } from '#desk/platform/bytes.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { useAct } from '#desk/platform/use-act.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    logo: 'Logo nuevo',
    help: 'Un SVG de formas o un PNG de hasta 200 KB. Los íconos de la app se hacen con él.',
    icon: 'Dibujo cuadrado para los íconos (opcional)',
    save: 'Subir el logo',
    none: 'Elegí el archivo.',
  },
  en: {
    logo: 'New logo',
    help: 'An SVG of shapes or a PNG of up to 200 KB. The icons of the app are made from it.',
    icon: 'Square drawing for the icons (optional)',
    save: 'Upload the logo',
    none: 'Choose the file.',
  },
})

type Files = { logo: File; icon: File | undefined }
type LogoFieldProps = { brand: DeskBrand; onDone(brand: DeskBrand): void }

/** The logo: checked and written again by the shop before anybody sees it. */
export function LogoField({ brand, onDone }: LogoFieldProps) {
  const text = useWords(words)
  const [files, setFiles] = useState<{ logo?: File | undefined; icon?: File | undefined }>({})
  const [fault, setFault] = useState<string>()
  const uploading = useAct({ own: ['brand'], lists: [] }, async ({ logo, icon }: Files, idempotencyKey) => {
    const drawing = base64Of(await logo.arrayBuffer())
    const square = icon && base64Of(await icon.arrayBuffer())
    const body = { version: brand.version, logo: drawing, ...(square && { icon: square }) }
    return deskCall(changeLogo, { body }, { idempotencyKey })
  })
  function upload() {
    const { logo, icon } = files
    setFault(logo ? undefined : text.none)
    if (logo) uploading.mutate({ given: { logo, icon }, key: crypto.randomUUID() }, { onSuccess: onDone })
  }
  return (
    <div className="grid gap-3">
      {brand.logo && <img src={brand.logo.address} alt="" className="h-10 justify-self-start bg-sheet p-1" />}
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field
          label={text.logo}
          help={text.help}
          type="file"
          accept="image/svg+xml,image/png"
          onChange={({ target }) => setFiles({ ...files, logo: target.files?.[0] })}
        />
        <Field
          label={text.icon}
          type="file"
          accept="image/svg+xml,image/png"
          onChange={({ target }) => setFiles({ ...files, icon: target.files?.[0] })}
        />
      </div>
      {fault && <Failure>{fault}</Failure>}
      {!fault && uploading.error && <Failure>{failureText(uploading.error)}</Failure>}
      <Button onClick={upload} isBusy={uploading.isPending} className="justify-self-start">
        {text.save}
      </Button>
    </div>
  )
}
