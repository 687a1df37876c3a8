/** What an import says of rows, in Spanish: the same sentences that the command line prints in English. */
const inSpanish: readonly (readonly [pattern: RegExp, spanish: string])[] = [
  [/^([^"]*)"(.*)" is not a price$/, '$1«$2» no es un precio'],
  [/^([^"]*)"(.*)" is not a price like (.*)$/, '$1«$2» no es un precio como $3'],
  [/^([^"]*)"(.*)" does not say its currency, like (.*)$/, '$1«$2» no dice su moneda, como $3'],
  [/^([^"]*)"(.*)" is not in (\w+), the currency of the store$/, '$1«$2» no está en $3, la moneda de la tienda'],
  [/^([^"]*)"(.*)" has more decimals than (\w+) has \((\d)\)$/, '$1«$2» tiene más decimales que $3 ($4)'],
  [/^([^"]*)"(.*)" is nothing: a price is above 0$/, '$1«$2» es nada: un precio es mayor que 0'],
  [/^([^"]*)"(.*)" can be read in more than one way$/, '$1«$2» se puede leer de más de una manera'],
  [/^write it like (.*) or (.*)$/, 'escribilo como $1 o $2'],
  [/^there is no "(.*)" in the store \w+$/, 'no existe «$1» en esta tienda'],
  [/^there is no product (.*)$/, 'no existe el producto $1'],
  [/^it is on line (\d+) already$/, 'ya está en el renglón $1'],
  [/^the slug (.*) belongs to (.*)$/, 'la dirección $1 ya es de $2'],
  [/^the slug (.*) is on line (\d+) already$/, 'la dirección $1 ya está en el renglón $2'],
  [/^(\w+) holds a NUL character$/, '$1 tiene un carácter nulo'],
  [/^(\w+) has (\d+) characters, at most (\d+) are allowed$/, '$1 tiene $2 caracteres y puede tener hasta $3'],
  [/^(\w+) is (?:missing|empty)$/, 'falta $1'],
  [/^"(.*)" is several sizes: (.*)$/, '«$1» son varios talles: $2'],
  [/^The file breaks off at line (\d+): .*$/, 'El archivo se corta en el renglón $1.'],
  [/^The file did not arrive whole\.$/, 'El archivo no llegó entero: subilo otra vez.'],
  [/^The file is too large\.$/, 'El archivo es demasiado grande.'],
  [/^The file is empty\.$/, 'El archivo está vacío.'],
  [
    /^The file is an old workbook \(XLS\) or has a password\..*$/,
    'El archivo es un Excel viejo (XLS) o tiene contraseña: guardalo como XLSX o CSV y subilo otra vez.',
  ],
  [/^The workbook is damaged: .*$/, 'El libro de Excel está dañado: guardalo de nuevo y subilo otra vez.'],
  [/^The workbook has no sheet to read\.$/, 'El libro de Excel no tiene una hoja a la vista.'],
  [
    /^The file is a ZIP without a sheet of Excel\..*$/,
    'El archivo es un ZIP sin una hoja de Excel: guardalo como XLSX o CSV y subilo otra vez.',
  ],
  [/^Another import into the store \w+ is under way\.$/, 'Ya hay otra importación en curso en esta tienda.'],
  [/^No column is read as (.*?)\. Its columns are .*$/, 'Ninguna columna se lee como $1: elegí cuál es cada una.'],
  [/^The mapping reads "(.*)" and "(.*)" both as (\w+)\.$/, '«$1» y «$2» se leen las dos como $3: dejá una sola.'],
  [
    /^The first line has no column .*$/,
    'El primer renglón no tiene las columnas de ningún formato conocido: elegí qué tiene cada una.',
  ],
]

/** Changes begin with + (new) or ~, and say what changes after a colon. */
const ofChanges: readonly (readonly [word: RegExp, spanish: string])[] = [
  [/: name → /, ': nombre → '],
  [/sale price /, 'oferta '],
  [/\bprice /, 'precio '],
  [/none/g, 'sin oferta'],
  [/dates of the sale price/, 'fechas de la oferta'],
]

/** A fault of a row, or why a whole file was refused; what is not known here stays as it is. */
export function faultInSpanish(reason: string): string {
  return reason
    .split('; ')
    .map((part) => {
      const found = inSpanish.find(([pattern]) => pattern.test(part))
      return found ? part.replace(found[0], found[1]).trim() : part
    })
    .join('; ')
}

export function changeInSpanish(text: string): string {
  const at = text.lastIndexOf(': ')
  if (!text.startsWith('~') || at < 0) return text
  return text.slice(0, at) + ofChanges.reduce((said, [word, spanish]) => said.replace(word, spanish), text.slice(at))
}
