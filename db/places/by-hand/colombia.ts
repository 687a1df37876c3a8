/** DANE department code → name. GeoNames keeps the DANE code of each municipality, so nothing is matched by name. */
export const departments: Readonly<Record<string, string>> = {
  '05': 'Antioquia',
  '08': 'Atlántico',
  '11': 'Bogotá D.C.',
  '13': 'Bolívar',
  '15': 'Boyacá',
  '17': 'Caldas',
  '18': 'Caquetá',
  '19': 'Cauca',
  '20': 'Cesar',
  '23': 'Córdoba',
  '25': 'Cundinamarca',
  '27': 'Chocó',
  '41': 'Huila',
  '44': 'La Guajira',
  '47': 'Magdalena',
  '50': 'Meta',
  '52': 'Nariño',
  '54': 'Norte de Santander',
  '63': 'Quindío',
  '66': 'Risaralda',
  '68': 'Santander',
  '70': 'Sucre',
  '73': 'Tolima',
  '76': 'Valle del Cauca',
  '81': 'Arauca',
  '85': 'Casanare',
  '86': 'Putumayo',
  '88': 'San Andrés y Providencia',
  '91': 'Amazonas',
  '94': 'Guainía',
  '95': 'Guaviare',
  '97': 'Vaupés',
  '99': 'Vichada',
}

/** By DANE code: names that GeoNames writes in English, without accent or with 'Municipio de'. */
export const corrections: Readonly<Record<string, string>> = {
  '11001': 'Bogotá',
  '15842': 'Úmbita',
  '19517': 'Páez',
  '19418': 'López de Micay',
  '19760': 'Sotará',
  '05664': 'San Pedro de los Milagros',
  '05237': 'Donmatías',
  '05042': 'Santa Fe de Antioquia',
  '27025': 'Alto Baudó',
  '27099': 'Bojayá',
  '27150': 'Carmen del Darién',
  '13442': 'María La Baja',
  '41357': 'Íquira',
  '47660': 'Sabanas de San Ángel',
  '52427': 'Magüí',
  '52835': 'Tumaco',
  '73443': 'Mariquita',
  '88001': 'San Andrés',
  '91460': 'Mirití-Paraná',
  '13001': 'Cartagena',
  '86573': 'Puerto Leguízamo',
}

/** By DANE code: coordinates missing in the extract, from maps, to two decimals. */
export const coordinates: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  '15842': [5.22, -73.46],
  '25839': [4.74, -73.53],
  '15816': [5.94, -73.51],
  '54800': [8.44, -73.29],
  '15798': [5.08, -73.42],
  '15778': [5.02, -73.45],
  '13760': [10.39, -75.14],
  '05761': [6.5, -75.74],
  '47745': [10.77, -74.72],
  '13667': [8.94, -74.04],
  '25662': [4.85, -74.62],
  '27660': [4.9, -76.23],
  '13650': [9.21, -74.32],
  '25653': [5.33, -74.02],
  '54660': [7.77, -72.81],
  '05541': [6.22, -75.24],
  '15518': [5.29, -72.7],
  '15511': [5.14, -73.4],
  '27495': [5.71, -77.27],
  '17433': [5.25, -75.16],
  '25386': [4.63, -74.46],
  '66383': [5.0, -76.0],
  '15380': [5.1, -73.44],
  '25245': [4.58, -74.44],
  '27245': [5.9, -76.14],
  '54206': [8.47, -73.34],
  '15185': [6.03, -73.45],
  '13140': [10.25, -74.92],
  '70124': [8.79, -75.12],
  '17042': [5.24, -75.78],
  '41006': [1.8, -75.89],
  '05858': [6.77, -74.8],
  '17388': [5.4, -75.55],
  '52694': [1.55, -77.12],
  '52390': [2.4, -78.19],
  '52520': [2.04, -78.66],
  '25123': [4.73, -74.44],
  '52083': [1.6, -77.02],
  '23580': [7.89, -75.67],
  '27450': [5.09, -76.7],
  '05585': [6.19, -74.59],
  '23350': [8.05, -75.34],
  '13268': [8.99, -73.95],
  '13620': [10.39, -75.07],
}

/** Names for labels and chips where the full name does not fit. */
export const shortNames: Readonly<Record<string, string>> = {
  'Guadalajara de Buga': 'Buga',
  'San Pedro de los Milagros': 'San Pedro',
  'El Carmen de Viboral': 'Carmen de Viboral',
}

/** Department capitals and large municipalities in picker order; the number is the DANE code where two share a name. */
export const first = `Bogotá; Medellín; Cali; Barranquilla; Cartagena; Bucaramanga; Cúcuta; Pereira; Santa Marta; Ibagué; Manizales;
  Villavicencio; Pasto; Montería; Neiva; Armenia@63; Valledupar; Popayán; Sincelejo; Tunja; Riohacha; Florencia@18; Quibdó; Yopal;
  Arauca; Mocoa; San José del Guaviare; San Andrés@88; Leticia; Inírida; Mitú; Puerto Carreño; Soacha; Chía; Bello; Envigado; Itagüí;
  Sabaneta; Rionegro@05; Soledad; Palmira; Floridablanca; Girón; Piedecuesta; Dosquebradas; Zipaquirá; Facatativá; Fusagasugá;
  Girardot; Cajicá; Mosquera@25; Madrid; Funza; Jamundí; Yumbo; Tuluá; Guadalajara de Buga; Buenaventura; Cartago;
  Barrancabermeja; Duitama; Sogamoso; Apartadó; Turbo; Malambo; Puerto Colombia@08; Maicao; Magangué; Lorica; Ipiales; Tumaco; Pitalito;
  Aguachica; Ocaña; La Dorada; Espinal; Acacías; Granada@50; La Ceja; Caldas@05; Copacabana; Santa Rosa de Cabal; Calarcá; Villa del Rosario;
  Los Patios`
