import { renderSVG } from 'uqr'
import { supportsPasskeys } from '#desk/platform/passkeys.ts'
import { Field } from '#desk/platform/ui/field.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Elegí tu segundo paso',
    which: 'Segundo paso',
    app: 'Aplicación de códigos',
    passkey: 'Llave de acceso',
    appHelp:
      'Escaneá el dibujo con la aplicación de códigos de tu teléfono, o escribí la clave en ella. Después escribí acá los seis números que muestra.',
    passkeyHelp:
      'Al guardar, este dispositivo te va a pedir el dedo, la cara o el PIN, y va a recordar la llave. Después entrás con tu contraseña y la llave.',
    key: 'Clave',
    code: 'Código de la aplicación',
    qr: 'Código QR para la aplicación de códigos',
  },
  en: {
    title: 'Choose your second step',
    which: 'Second step',
    app: 'Authenticator app',
    passkey: 'Passkey',
    appHelp:
      'Scan the picture with the authenticator app of your telephone, or type the key into it. Then type the six figures that it shows.',
    passkeyHelp:
      'When you save, this device will ask for your finger, face or PIN, and keep the passkey. From then on you enter with your password and the passkey.',
    key: 'Key',
    code: 'Code of the app',
    qr: 'QR code for the authenticator app',
  },
})

export type SecondFactor = 'app' | 'passkey'

type SecondFactorFieldsProps = {
  offer: { secret: string; address: string }
  chosen: SecondFactor
  error: string | undefined
  onChoose(factor: SecondFactor): void
}

/** What a person proves beside the password: codes of an app, or a passkey of this device. */
export function SecondFactorFields({ offer, chosen, error, onChoose }: SecondFactorFieldsProps) {
  const text = useWords(words)
  const views = [
    [text.app, 'app'],
    [text.passkey, 'passkey'],
  ] as const
  return (
    <fieldset className="grid gap-3 border-t border-line pt-4">
      <legend className="sr-only">{text.title}</legend>
      <h2 className="text-16 font-semibold">{text.title}</h2>
      {supportsPasskeys() && (
        <Views
          label={text.which}
          views={views}
          chosen={chosen}
          onChoose={(value) => onChoose(value === 'passkey' ? 'passkey' : 'app')}
        />
      )}
      {chosen === 'passkey' ? (
        <p className="text-13 text-ink-2">{text.passkeyHelp}</p>
      ) : (
        <>
          <p className="text-13 text-ink-2">{text.appHelp}</p>
          <img
            alt={text.qr}
            width={176}
            height={176}
            className="bg-[#fff] p-2"
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(offer.address))}`}
          />
          <p className="text-13">
            {text.key}: <span className="font-mono break-all select-all">{offer.secret}</span>
          </p>
          <Field label={text.code} name="code" inputMode="numeric" autoComplete="one-time-code" error={error} />
        </>
      )}
    </fieldset>
  )
}
