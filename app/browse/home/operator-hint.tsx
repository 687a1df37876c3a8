import { useCountry } from '#app/platform/country/use-country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** On a home that shows nothing yet, for the people who can fill it. */
export default function OperatorHint() {
  const { country } = useCountry()
  const you = youIn(country)
  return (
    <aside className="mt-4 border-l-4 border-lima bg-tile px-4 py-3 text-14">
      <p className="font-semibold">
        {you('Esto solo lo ves vos, desde este navegador.', 'Esto solo lo ves tú, desde este navegador.')}
      </p>
      <p className="text-ink-2">
        {you(
          'La tienda todavía no muestra productos ni portada. En el escritorio tenés la lista de lo que falta para vender.',
          'La tienda todavía no muestra productos ni portada. En el escritorio tienes la lista de lo que falta para vender.',
        )}
      </p>
      {/* The desk is another app: a link of the router would look for it in this one. */}
      <a href="/desk" className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4">
        Ir al escritorio
      </a>
    </aside>
  )
}
