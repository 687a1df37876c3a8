/** The region of a GeoNames admin1 code; the key is the official region number. */
export const regions: Readonly<Record<string, { name: string; geonames: string }>> = {
  '15': { name: 'Arica y Parinacota', geonames: '16' },
  '01': { name: 'Tarapacá', geonames: '15' },
  '02': { name: 'Antofagasta', geonames: '03' },
  '03': { name: 'Atacama', geonames: '05' },
  '04': { name: 'Coquimbo', geonames: '07' },
  '05': { name: 'Valparaíso', geonames: '01' },
  '13': { name: 'Metropolitana de Santiago', geonames: '12' },
  '06': { name: "O'Higgins", geonames: '08' },
  '07': { name: 'Maule', geonames: '11' },
  '16': { name: 'Ñuble', geonames: '18' },
  '08': { name: 'Biobío', geonames: '06' },
  '09': { name: 'La Araucanía', geonames: '04' },
  '14': { name: 'Los Ríos', geonames: '17' },
  '10': { name: 'Los Lagos', geonames: '14' },
  '11': { name: 'Aysén', geonames: '02' },
  '12': { name: 'Magallanes', geonames: '10' },
}

/**
 * The 346 comunas, by province as officially listed. `Official=Town` is GeoNames' name of the seat; numbers are our own
 * approximate coordinates where it has none.
 */
export const comunas: Readonly<Record<string, string>> = {
  '15': 'Arica; Camarones=Cuya; Putre; General Lagos -17.65 -69.63',
  '01': 'Iquique; Alto Hospicio; Pozo Almonte; Camiña; Colchane; Huara; Pica',
  '02': `Antofagasta; Mejillones; Sierra Gorda; Taltal; Calama; Ollagüe -21.22 -68.25; San Pedro de Atacama; Tocopilla;
    María Elena`,
  '03': 'Copiapó; Caldera; Tierra Amarilla; Chañaral; Diego de Almagro; Vallenar; Alto del Carmen; Freirina; Huasco',
  '04': `La Serena; Coquimbo; Andacollo; La Higuera; Paihuano=Paiguano; Vicuña; Illapel; Canela; Los Vilos; Salamanca; Ovalle;
    Combarbalá; Monte Patria; Punitaqui; Río Hurtado -30.29 -70.67`,
  '05': `Valparaíso; Casablanca; Concón; Juan Fernández -33.64 -78.83; Puchuncaví; Quintero; Viña del Mar;
    Isla de Pascua=Hanga Roa; Los Andes; Calle Larga; Rinconada=Rinconada de Los Andes; San Esteban; La Ligua; Cabildo;
    Papudo; Petorca; Zapallar -32.55 -71.46; Quillota; La Calera; Hijuelas; La Cruz; Nogales; San Antonio; Algarrobo;
    Cartagena; El Quisco; El Tabo; Santo Domingo; San Felipe; Catemu; Llaillay; Panquehue; Putaendo; Santa María; Quilpué;
    Limache; Olmué; Villa Alemana`,
  '13': `Santiago; Cerrillos -33.5 -70.71; Cerro Navia -33.42 -70.74; Conchalí -33.38 -70.67; El Bosque -33.57 -70.68;
    Estación Central -33.46 -70.7; Huechuraba -33.37 -70.64; Independencia -33.42 -70.66; La Cisterna -33.53 -70.66;
    La Florida -33.52 -70.6; La Granja -33.54 -70.62; La Pintana; La Reina -33.45 -70.54; Las Condes -33.41 -70.57;
    Lo Barnechea -33.35 -70.52; Lo Espejo -33.52 -70.69; Lo Prado; Macul -33.49 -70.6; Maipú; Ñuñoa;
    Pedro Aguirre Cerda -33.49 -70.67; Peñalolén; Providencia; Pudahuel -33.44 -70.76; Quilicura; Quinta Normal -33.43 -70.7;
    Recoleta -33.41 -70.64; Renca; San Joaquín -33.5 -70.63; San Miguel -33.5 -70.65; San Ramón -33.54 -70.64;
    Vitacura -33.39 -70.57; Puente Alto; Pirque; San José de Maipo; Colina; Lampa; Tiltil; San Bernardo; Buin;
    Calera de Tango; Paine; Melipilla; Alhué=Villa Alhué; Curacaví; María Pinto; San Pedro -33.89 -71.46; Talagante;
    El Monte; Isla de Maipo; Padre Hurtado; Peñaflor`,
  '06': `Rancagua; Codegua; Coinco -34.27 -70.95; Coltauco; Doñihue; Graneros; Las Cabras; Machalí;
    Malloa=Rinconada de Malloa; Mostazal=San Francisco de Mostazal; Olivar; Peumo; Pichidegua; Quinta de Tilcoco; Rengo;
    Requínoa; San Vicente=San Vicente de Tagua Tagua; Pichilemu; La Estrella -34.2 -71.66; Litueche -34.12 -71.73; Marchihue;
    Navidad -33.95 -71.83; Paredones; San Fernando -34.59 -70.99; Chépica; Chimbarongo; Lolol; Nancagua; Palmilla;
    Peralillo; Placilla -34.64 -71.12; Pumanque -34.61 -71.64; Santa Cruz`,
  '07': `Talca; Constitución; Curepto -35.09 -72.02; Empedrado; Maule; Pelarco; Pencahue; Río Claro -35.28 -71.26; San Clemente;
    San Rafael; Cauquenes; Chanco; Pelluhue -35.82 -72.57; Curicó; Hualañé=Hualañe; Licantén -34.99 -72.0; Molina; Rauco;
    Romeral; Sagrada Familia; Teno; Vichuquén -34.88 -72.01; Linares; Colbún; Longaví; Parral; Retiro; San Javier;
    Villa Alegre; Yerbas Buenas`,
  '16': `Chillán; Bulnes; Chillán Viejo; El Carmen; Pemuco; Pinto; Quillón; San Ignacio; Yungay; Quirihue; Cobquecura; Coelemu;
    Ninhue; Portezuelo -36.53 -72.43; Ránquil -36.65 -72.61; Treguaco -36.43 -72.67; San Carlos; Coihueco;
    Ñiquén -36.28 -71.9; San Fabián=San Fabián de Alico; San Nicolás`,
  '08': `Concepción; Coronel; Chiguayante; Florida; Hualqui; Lota; Penco; San Pedro de la Paz; Santa Juana; Talcahuano; Tomé;
    Hualpén; Lebu; Arauco; Cañete; Contulmo; Curanilahue; Los Álamos; Tirúa; Los Ángeles; Antuco; Cabrero; Laja; Mulchén;
    Nacimiento; Negrete; Quilaco; Quilleco; San Rosendo -37.27 -72.72; Santa Bárbara; Tucapel; Yumbel; Alto Biobío -38.05 -71.32`,
  '09': `Temuco; Carahue; Cunco; Curarrehue; Freire; Galvarino; Gorbea; Lautaro; Loncoche; Melipeuco; Nueva Imperial;
    Padre Las Casas; Perquenco; Pitrufquén; Pucón; Saavedra; Teodoro Schmidt; Toltén=Nueva Toltén; Vilcún; Villarrica;
    Cholchol; Angol; Collipulli; Curacautín; Ercilla; Lonquimay; Los Sauces; Lumaco; Purén; Renaico; Traiguén; Victoria`,
  '14': `Valdivia; Corral; Lanco; Los Lagos; Máfil -39.67 -72.96; Mariquina=San José de la Mariquina; Paillaco; Panguipulli;
    La Unión; Futrono; Lago Ranco; Río Bueno`,
  '10': `Puerto Montt; Calbuco; Cochamó; Fresia; Frutillar; Los Muermos; Llanquihue; Maullín; Puerto Varas; Castro; Ancud;
    Chonchi; Curaco de Vélez -42.44 -73.6; Dalcahue; Puqueldón -42.6 -73.67; Queilén -42.9 -73.48; Quellón;
    Quemchi -42.14 -73.47; Quinchao -42.47 -73.49; Osorno; Puerto Octay -40.97 -72.88; Purranque; Puyehue -40.68 -72.6;
    Río Negro; San Juan de la Costa -40.52 -73.4; San Pablo; Chaitén; Futaleufú; Hualaihué -42.02 -72.69; Palena`,
  '11': `Coyhaique; Lago Verde -44.24 -71.85; Aysén=Puerto Aysén; Cisnes=Puerto Cisnes; Guaitecas -43.88 -73.75; Cochrane;
    O'Higgins -48.47 -72.56; Tortel -47.8 -73.53; Chile Chico; Río Ibáñez -46.29 -71.93`,
  '12': `Punta Arenas; Laguna Blanca -52.3 -71.16; Río Verde -52.65 -71.47; San Gregorio -52.31 -69.68;
    Cabo de Hornos=Puerto Williams; Antártica -62.2 -58.96; Porvenir; Primavera -52.71 -69.25; Timaukel=Cámeron;
    Natales=Puerto Natales; Torres del Paine -51.27 -72.35`,
}

/** Regional capitals and large comunas in picker order. */
export const first = `Santiago; Valparaíso; Viña del Mar; Concepción; La Serena; Antofagasta; Temuco; Rancagua; Talca; Iquique; Arica;
  Puerto Montt; Chillán; Copiapó; Valdivia; Coyhaique; Punta Arenas; Providencia; Las Condes; Ñuñoa; Maipú; Puente Alto; La Florida;
  Vitacura; San Bernardo; Peñalolén; Pudahuel; Quilicura; La Reina; Lo Barnechea; Macul; San Miguel; Recoleta; Independencia;
  Estación Central; Huechuraba; Colina; Talcahuano; San Pedro de la Paz; Los Ángeles; Coronel; Hualpén; Chiguayante; Coquimbo; Ovalle;
  Calama; Quilpué; Villa Alemana; Quillota; San Antonio; Los Andes; San Felipe; Concón; Curicó; Linares; Osorno; Puerto Varas; Castro;
  Alto Hospicio; Vallenar; Machalí; San Fernando; Angol; Villarrica; Pucón; Padre Las Casas; San Carlos; Natales; Aysén`
