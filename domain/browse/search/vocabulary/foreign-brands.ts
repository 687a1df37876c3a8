import { phraseKey } from '../phrase-roots.ts'

/**
 * Foreign brands people type, by the product they are known for. They are listed so that they are not taken for
 * misspelt words and a search for one can suggest alternatives; a catalogue may still sell them.
 */
const names: Readonly<Record<string, string>> = {
  zapatilla:
    'nike, adidas, puma, reebok, converse, vans, new balance, fila, asics, topper, skechers, under armour, jordan, air jordan, air max, mizuno, brooks, hoka, saucony, salomon, merrell, diadora, umbro, kappa, jaguar, olympikus, le coq sportif, all star, yeezy, superga, keds, lotto, joma, bubba, john foos, atomik',
  jean: 'levis, levi, wrangler, kosiuko, ay not dead, diesel, guess, pepe jeans, wados, ellus, americanino, chevignon, studio f, stop jeans',
  remera:
    'lacoste, tommy, tommy hilfiger, polo ralph lauren, ralph lauren, zara, hym, shein, uniqlo, bershka, pull and bear, hollister, abercrombie, calvin klein, aeropostale, forever 21, stradivarius, rapsodia, jazmin chebar, cheeky, mimo, arturo calle, koaj, tennis sa, punto blanco, falabella, temu, la martina, kevingston, mistral, bensimon, key biscayne',
  campera:
    'north face, the north face, columbia, patagonia, montagne, ansilta, lippi, doite, moncler, timberland, carhartt, helly hansen, weinbrenner',
  reloj:
    'rolex, casio, swatch, fossil, tissot, g shock, garmin, apple watch, michael kors, seiko, festina, invicta, technomarine',
  'anteojos de sol': 'ray ban, rayban, oakley, vulk, rusty, infinit, persol',
  cartera:
    'gucci, prada, louis vuitton, chanel, hermes, dior, balenciaga, versace, fendi, kate spade, prune, velez, totto, jansport, kipling, samsonite, blaque, mario hernandez, bosi, longchamp, kanken',
  sandalia: 'havaianas, crocs, birkenstock, ipanema, grendha, melissa, teva',
  bota: 'dr martens, doctor martens, ugg, caterpillar, bata, hush puppies, ferracini, gacel, ricky sarkany, viamo, sarkany, aldo, steve madden, clarks, azaleia, piccadilly, via uno, kickers',
  corpiño:
    'victoria secret, victorias secret, caro cuore, leonisa, selmark, intimissimi, tutta la frutta, monarch, haby, tiffosi, selu, kayser',
  malla: 'speedo, billabong, quiksilver, roxy, rip curl, volcom, hurley',
}

const known = new Map(
  Object.entries(names).flatMap(([kind, list]) =>
    list.split(', ').map((name) => [phraseKey(name), phraseKey(kind)] as const),
  ),
)

/** The key of the product kind a foreign brand is known for. */
export const kindOfForeignBrand = (key: string): string | undefined => known.get(key)
export const maxForeignBrandWords: number = Math.max(...[...known.keys()].map((key) => key.split(' ').length))
