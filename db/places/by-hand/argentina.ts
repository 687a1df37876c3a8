/** GeoNames admin1 code → INDEC province code and display name. */
export const provinces: Readonly<Record<string, readonly [code: string, name: string]>> = {
  '07': ['02', 'Ciudad Autónoma de Buenos Aires'],
  '01': ['06', 'Buenos Aires'],
  '02': ['10', 'Catamarca'],
  '05': ['14', 'Córdoba'],
  '06': ['18', 'Corrientes'],
  '03': ['22', 'Chaco'],
  '04': ['26', 'Chubut'],
  '08': ['30', 'Entre Ríos'],
  '09': ['34', 'Formosa'],
  '10': ['38', 'Jujuy'],
  '11': ['42', 'La Pampa'],
  '12': ['46', 'La Rioja'],
  '13': ['50', 'Mendoza'],
  '14': ['54', 'Misiones'],
  '15': ['58', 'Neuquén'],
  '16': ['62', 'Río Negro'],
  '17': ['66', 'Salta'],
  '18': ['70', 'San Juan'],
  '19': ['74', 'San Luis'],
  '20': ['78', 'Santa Cruz'],
  '21': ['82', 'Santa Fe'],
  '22': ['86', 'Santiago del Estero'],
  '23': ['94', 'Tierra del Fuego'],
  '24': ['90', 'Tucumán'],
}

/** GeoNames names → local names. An empty name drops a place that is not a town of its own. */
export const corrections: Readonly<Record<string, string>> = {
  Catamarca: 'San Fernando del Valle de Catamarca',
  'Gobernador Virasora': 'Gobernador Virasoro',
  Costasacate: 'Costa Sacate',
  'Santa Catalina - Dique Lujan': 'Dique Luján',
  'Villa General Guemes': 'Villa General Güemes',
  'Ciudad del Libertador General San Martín': 'San Martín',
  'Remedios de Escalada de San Martín': 'Remedios de Escalada',
  'Adolfo Gonzáles Chaves': 'Adolfo Gonzales Chaves',
  'San Marcos Sierra': 'San Marcos Sierras',
  Laferrere: 'Gregorio de Laferrere',
  Lules: 'San Isidro de Lules',
  'Colonia Wanda': 'Wanda',
  'Laguna Naick-Neck': 'Laguna Naineck',
  'El Quebachal': '',
  'Ciudad de Las Heras': '',
  'Barrio Sadop': '',
  'Barrio La Rotonda': '',
  'Barrio Costa Oeste': '',
  'Barrio Chacra Monte': '',
}

/** Names for labels and chips where the full name does not fit. */
export const shortNames: Readonly<Record<string, string>> = {
  'Ciudad Autónoma de Buenos Aires': 'CABA',
  'San Fernando del Valle de Catamarca': 'Catamarca',
  'San Salvador de Jujuy': 'Jujuy',
  'San Miguel de Tucumán': 'Tucumán',
  'San Carlos de Bariloche': 'Bariloche',
  'Presidencia Roque Sáenz Peña': 'Sáenz Peña',
  'San Nicolás de los Arroyos': 'San Nicolás',
  'San Ramón de la Nueva Orán': 'Orán',
  'Nuestra Señora del Rosario de Caá Catí': 'Caá Catí',
  'Libertador General San Martín': 'Ledesma',
  'San Carlos de Bolívar': 'Bolívar',
  'Profesor Salvador Mazza': 'Salvador Mazza',
  'Comandante Luis Piedrabuena': 'Piedrabuena',
  'Ingeniero Guillermo N. Juárez': 'Ingeniero Juárez',
  'Gregorio de Laferrere': 'Laferrere',
  'San José de los Cerrillos': 'Cerrillos',
  'San José de Jáchal': 'Jáchal',
  'San José de Metán': 'Metán',
}

/** Towns missing in GeoNames' extract, by INDEC province; coordinates from maps, to two decimals. */
export const additions: Readonly<Record<string, string>> = {
  '06': `Ramos Mejía -34.64 -58.56; Ciudadela -34.64 -58.54; Villa Ballester -34.54 -58.56; Vicente López -34.53 -58.48;
    Florida -34.53 -58.49; Munro -34.53 -58.52; La Lucila -34.5 -58.49; Martínez -34.49 -58.5; Acassuso -34.47 -58.5;
    Béccar -34.46 -58.53; Boulogne Sur Mer -34.5 -58.57; Villa Adelina -34.52 -58.54; San Fernando -34.44 -58.56;
    Virreyes -34.46 -58.57; Victoria -34.45 -58.55; Florencio Varela -34.8 -58.28; Bosques -34.82 -58.22;
    Temperley -34.77 -58.4; Turdera -34.79 -58.4; Llavallol -34.79 -58.43; Wilde -34.7 -58.32; Dock Sud -34.65 -58.34;
    Gerli -34.69 -58.37; Villa Domínico -34.69 -58.33; Bernal -34.71 -58.28; Ezpeleta -34.75 -58.23;
    Don Bosco -34.7 -58.29; San Francisco Solano -34.78 -58.31; Ranelagh -34.79 -58.2; Hudson -34.79 -58.15;
    Plátanos -34.78 -58.17; Villa Luzuriaga -34.66 -58.59; Lomas del Mirador -34.66 -58.53; La Tablada -34.69 -58.53;
    Tapiales -34.71 -58.51; Aldo Bonzi -34.71 -58.52; Ciudad Evita -34.72 -58.53; González Catán -34.77 -58.65;
    Rafael Castillo -34.72 -58.62; Virrey del Pino -34.84 -58.67; Villa Madero -34.69 -58.5; Grand Bourg -34.49 -58.72;
    Malvinas Argentinas -34.48 -58.69; Garín -34.42 -58.73; Ingeniero Maschwitz -34.38 -58.74; Matheu -34.38 -58.85;
    Del Viso -34.45 -58.8; Villa Rosa -34.42 -58.87; Presidente Derqui -34.49 -58.84; Manzanares -34.46 -59.0;
    Monte Grande -34.82 -58.47; El Jagüel -34.82 -58.49; Luis Guillón -34.8 -58.45; Rafael Calzada -34.79 -58.36;
    José Mármol -34.79 -58.37; Claypole -34.8 -58.34; Longchamps -34.86 -58.39; Glew -34.89 -58.38;
    Ministro Rivadavia -34.85 -58.37; Alejandro Korn -34.98 -58.38; Libertad -34.69 -58.69; Mariano Acosta -34.72 -58.79;
    Paso del Rey -34.65 -58.76; La Reja -34.64 -58.83; Francisco Álvarez -34.63 -58.86; Trujui -34.59 -58.76;
    Villa Tesei -34.62 -58.63; William C. Morris -34.59 -58.66; Villa Bosch -34.59 -58.58; Sáenz Peña -34.6 -58.53;
    Villa Elisa -34.84 -58.07; City Bell -34.87 -58.05; Manuel B. Gonnet -34.87 -58.01; Tolosa -34.89 -57.97;
    Los Hornos -34.96 -57.98; Ringuelet -34.88 -57.98; Lisandro Olmos -35.0 -58.04; Remedios de Escalada -34.73 -58.4;
    Ostende -37.13 -56.88; Valeria del Mar -37.14 -56.89; Mar de las Pampas -37.33 -57.02; Batán -38.01 -57.71;
    Quequén -38.53 -58.7; Ingeniero White -38.78 -62.27; Casbas -36.76 -62.5; Rivadavia -35.49 -62.97`,
  '10': 'Valle Viejo -28.47 -65.73',
  '14': `Villa Santa Rosa -31.15 -63.4; Villa Yacanto -32.11 -64.75; La Cumbrecita -31.9 -64.77; Bialet Massé -31.31 -64.46;
    Santa María de Punilla -31.27 -64.46; Tanti -31.36 -64.59; Estación Juárez Celman -31.26 -64.16`,
  '22': 'Miraflores -25.65 -60.93; Fuerte Esperanza -25.16 -61.84; El Sauzalito -24.44 -61.68; Isla del Cerrito -27.29 -58.62',
  '26': 'Epuyén -42.23 -71.37; Cholila -42.51 -71.43; Corcovado -43.54 -71.47; Puerto Pirámides -42.57 -64.28',
  '30': 'San José -32.2 -58.22; Villa Clara -31.83 -58.82; Estancia Grande -31.35 -58.1',
  '34': 'Mayor Vicente Villafañe -26.19 -59.08; Laguna Blanca -25.13 -58.25; Misión Tacaaglé -24.98 -58.82',
  '38': 'Perico -24.38 -65.11; Monterrico -24.44 -65.16; Purmamarca -23.75 -65.5; Volcán -23.92 -65.47; Iturbe -22.97 -65.35',
  '50': `Guaymallén -32.9 -68.79; Uspallata -32.59 -69.35; Chacras de Coria -32.98 -68.88; Palmira -33.05 -68.57;
    Eugenio Bustos -33.78 -69.07; Lavalle -32.72 -68.59; Potrerillos -32.96 -69.2; Carrodilla -32.96 -68.84`,
  '58': 'San Patricio del Chañar -38.63 -68.3; Villa Traful -40.65 -71.4; Caviahue -37.87 -71.05; El Chocón -39.25 -68.78',
  '62': 'Las Grutas -40.81 -65.09; Luis Beltrán -39.31 -65.76; Campo Grande -38.68 -68.19; Guardia Mitre -40.43 -63.67',
  '70': 'Villa Ibáñez -31.46 -68.73; Ullum -31.46 -68.73; Zonda -31.55 -68.73',
  '74': 'Potrero de los Funes -33.22 -66.23; Juana Koslay -33.29 -66.25; Quines -32.23 -65.8; Carpintería -32.41 -65.01',
  '78': 'Tres Lagos -49.6 -71.45; Cañadón Seco -46.56 -67.62; Koluel Kayke -46.72 -68.23',
  '82': `Villa Gobernador Gálvez -33.02 -60.63; Puerto General San Martín -32.72 -60.73; Sauce Viejo -31.77 -60.84;
    Barrancas -32.24 -60.98; San Genaro -32.37 -61.36; Romang -29.5 -59.75; Florencia -28.04 -59.22; Teodelina -34.19 -61.53;
    Pujato -33.02 -61.04; Zavalla -33.02 -60.88; Ibarlucea -32.85 -60.79; Pueblo Esther -33.07 -60.58; Maciel -32.46 -60.89;
    Wheelwright -33.79 -61.21; Elortondo -33.7 -61.62; Humboldt -31.4 -61.08; San Jerónimo Norte -31.55 -61.08`,
  '86': 'Loreto -28.31 -64.19; Pinto -29.15 -62.65; Forres -27.87 -63.97; San Pedro -27.96 -65.17',
  '90': `Juan Bautista Alberdi -27.59 -65.62; Las Talitas -26.77 -65.2; El Manantial -26.85 -65.28; San Pablo -26.88 -65.31;
    Ranchillos -26.95 -65.05; Amaicha del Valle -26.6 -65.92; San Pedro de Colalao -26.24 -65.49; El Mollar -26.94 -65.71;
    Delfín Gallo -26.85 -65.09; Los Ralos -26.89 -65.03; Río Seco -27.27 -65.56; Santa Ana -27.47 -65.68`,
}

/** Capitals and large towns in picker order: GeoNames' extract has no population. */
export const first = `CABA; La Plata; Mar del Plata; Rosario; Córdoba; Mendoza; San Miguel de Tucumán; Salta; Santa Fe; San Juan;
  Resistencia; Corrientes; Posadas; Neuquén; Paraná; San Salvador de Jujuy; Santiago del Estero; Formosa; San Luis; La Rioja;
  San Fernando del Valle de Catamarca; Santa Rosa@42; Rawson@26; Viedma; Río Gallegos; Ushuaia; Lanús; Quilmes; Lomas de Zamora;
  Morón; San Isidro@06; Vicente López; San Martín@06; Avellaneda@06; Bahía Blanca; Merlo@06; Moreno; Pilar@06; Tigre; San Justo@06;
  Ramos Mejía; Berazategui; Florencio Varela; San Miguel@06; José C. Paz; Ituzaingó@06; Ezeiza; Adrogué; Belén de Escobar; Campana;
  Zárate; Luján@06; Pergamino; Junín@06; Tandil; Olavarría; San Nicolás de los Arroyos; Necochea; Azul; Río Cuarto; Villa María;
  San Francisco; Villa Carlos Paz; Alta Gracia; Godoy Cruz; Guaymallén; Maipú@50; Luján de Cuyo; San Rafael; Rafaela; Reconquista;
  Venado Tuerto; Santo Tomé@82; Esperanza; Concordia; Gualeguaychú; Concepción del Uruguay; Presidencia Roque Sáenz Peña;
  Barranqueras; Villa Ángela; Goya; Paso de los Libres; Mercedes@18; Curuzú Cuatiá; Oberá; Eldorado; Puerto Iguazú;
  Comodoro Rivadavia; Trelew; Puerto Madryn; Esquel; San Carlos de Bariloche; General Roca@62; Cipolletti; Caleta Olivia;
  El Calafate; Río Grande; General Pico; Villa Mercedes@74; Merlo@74; Palpalá; San Pedro de Jujuy; Libertador General San Martín;
  Perico; Tartagal; San Ramón de la Nueva Orán; Cafayate; Yerba Buena; Tafí Viejo; Concepción@90; Banda del Río Salí; La Banda;
  Termas de Río Hondo; Chilecito; Clorinda; Rivadavia@70; Villa Krause; Caucete; San Martín de los Andes; Plottier; Cutral-Có;
  Zapala; Villa La Angostura; Tinogasta; Belén`
