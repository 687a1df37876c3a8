/**
 * Words of spoken and written searches that say nothing about a product, folded: they cost nothing and are never
 * corrected nor reported. Stop words join names too; these occur in searches only. Edit freely.
 */
const words = `
hola holi buenas buenos buen dias tarde tardes che bueno ey ok okay oye mira mire miren gracias porfa porfavor porfis xfa xfavor plis please
favor x p q k d xq pq tb tmb po pos pues pa pal wn weon weona huevon bro amigos gente ahi aca aqui alla eso esos esas esto estos estas cual cuales cuando donde
algun alguna algunos algunas alguno algo toda todo todos todas otra otro cualquier cualquiera tal vez quizas quiza ojala casualidad
busco buscando buscaba buscar quiero queria quisiera quisieramos necesito necesitando necesitaba necesitaria ando andaba andaria estoy estaria estaba voy iba vamos va van vas ir
comprar comprarme comprarle comprando compro encontrar encontrarme encontrando encuentro consigo conseguir ver verme mirar mirando mostrar mostrame mostrarme muestrame muestreme muestren
tener tengan tendran tendras tendrias tendrian tiene tenian venden vendan vende vender vendes ofrecen ofrece manejan trabajan quedan queda quedaran
poder podes podrias podrian puede puedes pueden puedo gustaria gustarian gusta gustan encanta encantan regalar regalarle regalarme
pongo ponerme ponerse ponga usar usarla usarlo uso usa usan llevar llevarme llevo sirva sirvan sirve sirven servir vaya vayan combine combinen combina combinan queden quede
hacer haga hace hacen saber sabes se tambien ademas solo solamente mas bien re tan tanto mucho mucha muchos muchas harto harta bastante super
urgente disponible disponibles stock actualmente ahora ya pronto esta este estes esten sea sean seria fuera fuese son era tipo onda
lindo linda lindos lindas bonito bonita bonitos bonitas copado copada copados copadas chevere cheveres bacano bacana bacanos bacanas bacan bacanes piola piolas facha facheros canchera cancheras
bueno buena buenos buenas hermoso hermosa lindisimo preferentemente preferible posible posiblemente idealmente onda tipo
viene vienen venga vengan proximo proxima que tenga mes semana ano codigo cod ref referencia sku articulo art
me some show find looking need would like do you have got any
`

export const fillerWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean))

/** Endings of verbs in a wish or a question; nouns with such an ending are in the thesaurus or the catalogue. */
const verb =
  /(?:.{2}(?:ando|iendo|yendo)(?:me|le|lo|la|los|las|se)?|.{3}(?:aria|eria|iria)(?:s|n|mos)?|.{3}(?:ar|er|ir)(?:me|le|lo|la|los|las|nos|se)|.{3}(?:aste|iste|amos|emos|imos))$/

/** Whether an unknown word is a verb and names nothing. */
export const isVerbForm = (word: string): boolean => word.length >= 5 && verb.test(word)
