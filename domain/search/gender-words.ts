/** What shoppers type for whom a thing is made, by the gender of the catalogue. Edit freely. */
export const genderWords: Readonly<Record<string, readonly string[]>> = {
  mujer: ['mujer', 'dama', 'femenino', 'femenina', 'señora', 'chica', 'ella', 'women', 'woman', 'damas'],
  hombre: ['hombre', 'caballero', 'masculino', 'masculina', 'varón', 'señor', 'men', 'man'],
  ninos: ['niño', 'niña', 'nene', 'nena', 'bebé', 'infantil', 'chicos', 'kids', 'junior', 'guagua', 'pibe', 'pelado'],
  unisex: ['unisex', 'sin género'],
}
