/** What shoppers type for whom a product is made, by the catalogue's gender. Edit freely. */
export const genderWords: Readonly<Record<string, readonly string[]>> = {
  mujer: (
    'mujer,dama,femenino,femenina,señora,chica,ella,women,woman,mamá,madre,mami,esposa,novia,abuela,hermana,amiga,tía,suegra,' +
    'señorita,nuera,polola,mujeres,female,ladies,día de la madre,día de la mamá,día de la mujer'
  ).split(','),
  hombre: (
    'hombre,caballero,masculino,masculina,varón,señor,men,man,papá,padre,papi,esposo,marido,novio,abuelo,hermano,amigo,tío,' +
    'suegro,pololo,yerno,male,muchacho,día del padre,día del papá'
  ).split(','),
  ninos: (
    'niño,niña,nene,nena,bebé,infantil,chicos,kids,junior,guagua,pibe,pelado,hijo,hija,nieto,nieta,sobrino,sobrina,bebote,recién nacido,' +
    'beba,adolescente,teen,niñito,baby,kid,cabro chico,ahijado,ahijada,boys,girls,boy,girl,toddler,día del niño'
  ).split(','),
  unisex: ['unisex', 'sin género'],
}
