import { expect, test } from 'vitest'
import { changeInSpanish, faultInSpanish } from './line-words.ts'

test.each([
  ['"caro" is not a price', '«caro» no es un precio'],
  ['Precio "0" is nothing: a price is above 0', 'Precio «0» es nada: un precio es mayor que 0'],
  [
    '"1000.500" can be read in more than one way; write it like 45990 or 45990.00',
    '«1000.500» se puede leer de más de una manera; escribilo como 45990 o 45990.00',
  ],
  ['there is no "X9" in the store ar', 'no existe «X9» en esta tienda'],
  ['it is on line 3 already; the slug a belongs to B', 'ya está en el renglón 3; la dirección a ya es de B'],
  ['The file did not arrive whole.', 'El archivo no llegó entero: subilo otra vez.'],
  ['something that nobody translated', 'something that nobody translated'],
])('the fault %s is said as %s', (english, spanish) => expect(faultInSpanish(english)).toBe(spanish))

test.each([
  ['+ X1 Bota: 10.00 ARS', '+ X1 Bota: 10.00 ARS'],
  ['~ X1 Bota Río: price 10.00 ARS → 12.00 ARS', '~ X1 Bota Río: precio 10.00 ARS → 12.00 ARS'],
  [
    '~ X1 Bota: price 10.00 ARS → 12.00 ARS, sale price none → 9.00 ARS',
    '~ X1 Bota: precio 10.00 ARS → 12.00 ARS, oferta sin oferta → 9.00 ARS',
  ],
  ['~ X1-38: stock 3 → 5', '~ X1-38: stock 3 → 5'],
])('the change %s is said as %s', (english, spanish) => expect(changeInSpanish(english)).toBe(spanish))
