import { globSync, readFileSync } from 'node:fs'
import { demoSender } from '#tests/demo-settings.ts'
import path from 'node:path'
import { expect, test } from 'vitest'
import { messageIn } from '#contract/platform/messages.ts'
import { helpAfter } from '#demo/content/help-after.ts'
import { helpBuying } from '#demo/content/help-buying.ts'
import { voiceOf } from '#demo/content/voice.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { errorCodes } from '#domain/platform/errors.ts'
import { renderMail, templateNames, templates } from '#server/platform/mail/templates/all-templates.ts'

/** Sentences that the specification gives word for word, whatever the voice. */
const literals = [
  'Ingrese una dirección de E-mail válida',
  'Por favor, ingrese una fecha de nacimiento valida',
  'Revise los datos ingresados.',
  'Debe registrarse para agregar a favoritos.',
  'Cupón inválido, intente nuevamente.',
  'Ingrese un cupón válido.',
]

const withoutLiterals = (text: string) => literals.reduce((left, literal) => left.replaceAll(literal, ''), text)

/** Imperatives and addresses of usted; the shop says vos or tú. */
const usted =
  /(?<!\p{L})(Ingrese|Elija|Revise|Pida|Acepte|Marque|Escriba|Busque|Seleccione|Espere|Vuelva|Guarde|Toque|Indique|Agregue|Confirme|Intente|intente|[Pp]águel[oa]s?|[Bb]úsquel[oa]s?|[Ee]nvíel[oa]s?|[Ll]lámenos|[Ee]scríbanos|[Uu]sted|[Ss]írvase)(?!\p{L})/gu

test('U81 no text of the shop says usted, but for the literals of the specification', () => {
  const found = globSync('{app,contract,desk,domain,server,demo,db/reference}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.|\/tests\/|vocabulary|thesaurus|spelling/.test(file))
    .flatMap((file) => {
      const code = withoutLiterals(readFileSync(file, 'utf8')).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      return [...code.matchAll(usted)].map(([word]) => `${file}: ${word}`)
    })
  expect(found).toEqual([])
})

/** A value that stands for any argument: a word where text is made of it, itself for whatever is read of it. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '2' : name === Symbol.iterator ? undefined : anything),
  apply: () => anything,
})

/** Every text in a table of words; sentences with gaps are filled with anything. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    try {
      return textsIn(value(...Array.from({ length: 4 }, () => anything)))
    } catch {
      // It wants an argument of a certain kind: the screens that show it are looked at.
      return []
    }
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

type WordTable = { name: string; of: (country: OpenCountry) => unknown }

const tables: WordTable[] = []
for (const file of globSync('app/**/*words.ts')) {
  const module: Record<string, unknown> = await import(path.resolve(file))
  for (const [name, table] of Object.entries(module)) {
    if (typeof table === 'function' && /^(?!use)\w*Words$|^wordsFor$/.test(name)) {
      tables.push({ name: `${file} ${name}`, of: table as WordTable['of'] })
    }
  }
}
tables.push({ name: 'refusals', of: (country) => errorCodes.map((code) => messageIn(country, code)) })
for (const name of templateNames) {
  const sender = {
    linkTo: (_: OpenCountry, to: string) => `https://tienda.example${to}`,
    ...demoSender,
  }
  const of = (country: OpenCountry) => renderMail(name, templates[name].sample, country, sender).text
  tables.push({ name: `mail ${name}`, of })
}
const screens = [...tables]
const helpIn = (country: OpenCountry) => textsIn([...helpBuying(voiceOf(country)), ...helpAfter(voiceOf(country))])
tables.push({ name: 'help', of: helpIn })

const word = (words: string) => new RegExp(`(?<![\\p{L}])(${words})(?![\\p{L}])`, 'giu')
const tuteo = 'tú|puedes|quieres|tienes|eres|aquí|tu talla|tus tallas|ti'
const voseo = 'vos|podés|querés|tenés|sos|acá|elegí|revisá|probá|mirá|agregá|ingresá|escribí|volvé'
/** What a country does not say. */
const foreign: Readonly<Record<OpenCountry, RegExp>> = {
  ar: word(`${tuteo}|bodega|talla|tallas|celular`),
  cl: word(`${voseo}|depósito|talle|talles`),
  co: word(`${voseo}|depósito|talle|talles|chico|boleta|retiro en sucursal|retira el pedido`),
}

/** One thing, one name (docs/glossary.md): names that other words of the shop replaced. */
const replaced = /trámite|número de proceso|historial de pedidos|iniciar sesión|pagar el cupón|cupón de pago/giu

const linesOf = (table: WordTable, country: OpenCountry) => textsIn(table.of(country)).map(withoutLiterals)

test('U81 there are words to look at', () => {
  expect(tables.length).toBeGreaterThan(60)
  expect(
    linesOf(
      tables.find(({ name }) => name.endsWith('wordsFor'))!,
      'ar',
    ).length,
  ).toBeGreaterThan(40)
})

test.each(openCountries)('U81 the texts of %s are in its own voice and with its own words', (country) => {
  const { mailWord } = countryProfiles[country]
  const otherMail = mailWord === 'correo' ? word('e-mail') : word('por correo')
  const found = tables.flatMap((table) =>
    linesOf(table, country).flatMap((line) =>
      [foreign[country], otherMail, replaced].flatMap((pattern) =>
        [...line.matchAll(pattern)].map(([what]) => `${table.name}: «${what}» in ${line.slice(0, 120)}`),
      ),
    ),
  )
  expect(found).toEqual([])
})

test.each(openCountries)('U81 the help of %s names buttons and screens as they are called', (country) => {
  const onScreens = new Set([...screens.flatMap((table) => linesOf(table, country)), 'Pie (cm)'])
  const named = helpIn(country).flatMap((text) => [...text.matchAll(/«([^»]+)»/g)].map(([, name]) => name!))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !onScreens.has(name))).toEqual([])
})
