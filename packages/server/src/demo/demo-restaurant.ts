// The demo restaurant: an invented tavern in Aranjuez with its staff login, tables, categories and menu,
// and a diner with an account.
// Data only; the loader converts the gross prices to the net ones that are stored.
// It must not lead to anybody real: no such company, a reserved mail domain, no social accounts.

import type { ServedHours } from '@simplato/domain';

interface DemoRestaurant {
  /** What people call the restaurant; `legalName` is the company behind it. */
  name: string;
  taxId: string;
  legalName: string;
  address: string;
  city: string;
  province: string;
  postalCode: string;
  country: string;
  phone: string;
  vatPercent: number;
  facebook: string;
  instagram: string;
  google: string;
}

export interface DemoProduct {
  category: string;
  name: string;
  description: string;
  /** Euros with a decimal comma, VAT included, as the staff would type it. */
  grossPrice: string;
  vatPercent: number;
  reference: string;
}

export const demoRestaurant = {
  name: 'Taberna del Palacio',
  // The control digit (2) is valid, but the province code (00) belongs to no Spanish province.
  taxId: 'B00283002',
  legalName: 'Taberna del Palacio, S.L.',
  address: 'Calle de los Jardineros, 7',
  city: 'Aranjuez',
  province: 'Madrid',
  postalCode: '28300',
  country: 'España',
  phone: '910000283',
  vatPercent: 10,
  facebook: '',
  instagram: '',
  google: '',
} as const satisfies DemoRestaurant;

export const demoStaff = {
  email: 'cocina@tabernadelpalacio.example',
  username: 'cocina',
  password: 'Comanda2026',
};

export const demoDiner = {
  name: 'Lucía Vega',
  email: 'comensal@correo.example',
  username: 'comensal',
  password: 'Servilleta2026',
};

// No dashes: the table's QR code separates table and restaurant with one.
export const demoTables: readonly string[] = ['1', '2', '3', '4', 'Terraza 1', 'Terraza 2'];

interface DemoCategory {
  name: string;
  course: number;
  servedHours?: NonNullable<ServedHours>;
}

export const demoCategories: readonly DemoCategory[] = [
  { name: 'Primeros', course: 1 },
  { name: 'Segundos', course: 2 },
  { name: 'Postres', course: 3 },
  { name: 'Bebidas', course: 4 },
  { name: 'Complementos', course: 5 },
  {
    name: 'Menú del día',
    course: 2,
    servedHours: [{ days: [1, 2, 3, 4, 5], from: '13:00', to: '16:00' }],
  },
];

type Entry = Omit<DemoProduct, 'category' | 'vatPercent'>;

/** Whatever is consumed on the premises, alcohol included, is a restaurant service: 10%. */
const served = (category: string, entries: readonly Entry[]): DemoProduct[] =>
  entries.map((entry) => ({ category, ...entry, vatPercent: 10 }));

/** Alcohol and gifts that leave the restaurant are a sale of goods at the general rate: 21%. */
const takenAway = (category: string, entries: readonly Entry[]): DemoProduct[] =>
  entries.map((entry) => ({ category, ...entry, vatPercent: 21 }));

export const demoProducts: readonly DemoProduct[] = [
  ...served('Primeros', [
    {
      reference: 'PRI-01',
      name: 'Espárragos verdes de Aranjuez a la plancha',
      description:
        'Gruesos y tiernos, con sal en escamas y un hilo de aceite de oliva virgen extra.',
      grossPrice: '15,50',
    },
    {
      reference: 'PRI-02',
      name: 'Espárragos con huevo y jamón',
      description: 'Espárragos verdes salteados, huevo de corral escalfado y jamón ibérico.',
      grossPrice: '16,80',
    },
    {
      reference: 'PRI-03',
      name: 'Crema de espárragos',
      description: 'Crema templada de espárrago verde con picatostes y unas puntas salteadas.',
      grossPrice: '9,90',
    },
    {
      reference: 'PRI-04',
      name: 'Alcachofas confitadas',
      description:
        'Seis corazones confitados en aceite y dorados a la plancha, con virutas de jamón.',
      grossPrice: '16,50',
    },
    {
      reference: 'PRI-05',
      name: 'Alcachofas con almejas',
      description: 'Guisadas en salsa verde de perejil y ajo, con almejas y vino blanco de malvar.',
      grossPrice: '18,90',
    },
    {
      reference: 'PRI-06',
      name: 'Croquetas de faisán',
      description: 'Ocho croquetas de bechamel cremosa con carne de faisán estofado.',
      grossPrice: '13,50',
    },
    {
      reference: 'PRI-07',
      name: 'Croquetas de jamón ibérico',
      description: 'Ocho croquetas fritas al momento, con jamón ibérico cortado a cuchillo.',
      grossPrice: '12,80',
    },
    {
      reference: 'PRI-08',
      name: 'Ensalada de fresón y queso de cabra',
      description:
        'Hojas de la vega del Tajo, fresón, queso de cabra templado, nueces y vinagreta de miel.',
      grossPrice: '13,90',
    },
    {
      reference: 'PRI-09',
      name: 'Tomate aliñado con ventresca',
      description: 'Tomate pelado, ventresca de bonito en aceite, cebolleta dulce y orégano.',
      grossPrice: '14,50',
    },
    {
      reference: 'PRI-10',
      name: 'Ensaladilla con ventresca',
      description: 'Patata, zanahoria, huevo y mayonesa hecha en casa, con lomos de ventresca.',
      grossPrice: '11,80',
    },
    {
      reference: 'PRI-11',
      name: 'Pisto de la huerta con huevo frito',
      description:
        'Calabacín, pimiento, cebolla y tomate pochados por separado, con huevo de corral.',
      grossPrice: '12,90',
    },
    {
      reference: 'PRI-12',
      name: 'Sopa castellana',
      description: 'Caldo de jamón con ajo de Chinchón, pan asentado, pimentón y huevo escalfado.',
      grossPrice: '9,50',
    },
    {
      reference: 'PRI-13',
      name: 'Judiones con perdiz',
      description: 'Judiones de La Granja guisados con perdiz deshuesada, verduras y laurel.',
      grossPrice: '15,80',
    },
  ]),
  ...served('Segundos', [
    {
      reference: 'SEG-01',
      name: 'Faisán estofado',
      description:
        'Medio faisán guisado con vino tinto, cebollitas glaseadas, zanahoria y tomillo.',
      grossPrice: '24,50',
    },
    {
      reference: 'SEG-02',
      name: 'Perdiz en escabeche',
      description: 'Perdiz entera en escabeche suave de vinagre de vino, servida templada.',
      grossPrice: '21,80',
    },
    {
      reference: 'SEG-03',
      name: 'Arroz meloso de faisán y setas',
      description:
        'Arroz bomba en caldo de faisán, con setas de cardo y romero; precio por persona.',
      grossPrice: '19,90',
    },
    {
      reference: 'SEG-04',
      name: 'Rabo de toro',
      description: 'Guisado durante cinco horas con vino tinto, con patatas fritas en dados.',
      grossPrice: '22,90',
    },
    {
      reference: 'SEG-05',
      name: 'Paletilla de cordero lechal',
      description: 'Asada con agua, sal y manteca; sale con patatas panaderas y ensalada.',
      grossPrice: '29,50',
    },
    {
      reference: 'SEG-06',
      name: 'Lomo alto de vaca madurada',
      description: 'Trescientos gramos a la parrilla, con pimientos asados y patatas fritas.',
      grossPrice: '28,90',
    },
    {
      reference: 'SEG-07',
      name: 'Presa ibérica',
      description: 'A la parrilla y poco hecha, con puré de patata y mostaza antigua.',
      grossPrice: '21,50',
    },
    {
      reference: 'SEG-08',
      name: 'Carrilleras de cerdo ibérico',
      description: 'Estofadas con vino tinto y verduras, sobre crema suave de coliflor.',
      grossPrice: '18,90',
    },
    {
      reference: 'SEG-09',
      name: 'Albóndigas de ternera',
      description: 'Ternera de la Sierra de Guadarrama en salsa de almendra, con arroz blanco.',
      grossPrice: '15,90',
    },
    {
      reference: 'SEG-10',
      name: 'Callos a la madrileña',
      description: 'Con morro, pata, chorizo y morcilla; ligeramente picantes.',
      grossPrice: '16,50',
    },
    {
      reference: 'SEG-11',
      name: 'Conejo al ajillo',
      description: 'Troceado pequeño y frito con ajos de Chinchón, tomillo y vino blanco.',
      grossPrice: '16,90',
    },
    {
      reference: 'SEG-12',
      name: 'Bacalao con tomate',
      description: 'Lomo desalado en casa, sobre tomate frito con pimiento asado.',
      grossPrice: '20,90',
    },
    {
      reference: 'SEG-13',
      name: 'Merluza en salsa verde',
      description: 'Merluza de pincho con almejas, espárragos y guisantes.',
      grossPrice: '22,80',
    },
    {
      reference: 'SEG-14',
      name: 'Huevos rotos con jamón',
      description: 'Dos huevos de corral sobre patatas fritas, con jamón ibérico en lonchas finas.',
      grossPrice: '14,90',
    },
    {
      reference: 'SEG-15',
      name: 'Solomillo de vaca',
      description: 'Doscientos cincuenta gramos a la brasa, al punto que prefieras.',
      grossPrice: '26,50',
    },
  ]),
  ...served('Menú del día', [
    {
      reference: 'MEN-01',
      name: 'Menú del día',
      description: 'Primero, segundo, postre o café, con pan y bebida.',
      grossPrice: '14,50',
    },
  ]),
  ...served('Postres', [
    {
      reference: 'POS-01',
      name: 'Fresón de Aranjuez con nata',
      description: 'Fresón de la vega cortado al momento, con nata montada poco dulce.',
      grossPrice: '7,50',
    },
    {
      reference: 'POS-02',
      name: 'Fresón con zumo de naranja',
      description: 'Fresón macerado en zumo de naranja recién exprimido, con hierbabuena.',
      grossPrice: '6,90',
    },
    {
      reference: 'POS-03',
      name: 'Tarta de queso con fresón',
      description: 'Horneada cada mañana, de centro cremoso, con compota de fresón.',
      grossPrice: '7,80',
    },
    {
      reference: 'POS-04',
      name: 'Torrija caramelizada',
      description: 'Pan brioche empapado en leche con canela y limón, con helado de vainilla.',
      grossPrice: '7,50',
    },
    {
      reference: 'POS-05',
      name: 'Bartolillos con crema',
      description: 'Tres empanadillas fritas rellenas de crema pastelera, servidas templadas.',
      grossPrice: '6,80',
    },
    {
      reference: 'POS-06',
      name: 'Leche frita',
      description: 'Cuatro porciones templadas, rebozadas en azúcar y canela.',
      grossPrice: '6,50',
    },
    {
      reference: 'POS-07',
      name: 'Arroz con leche',
      description: 'Cremoso, con piel de limón y azúcar quemado por encima.',
      grossPrice: '6,20',
    },
    {
      reference: 'POS-08',
      name: 'Flan de huevo',
      description: 'Cuajado al baño maría, con caramelo oscuro y nata aparte.',
      grossPrice: '5,90',
    },
    {
      reference: 'POS-09',
      name: 'Queso manchego con membrillo',
      description: 'Manchego curado de oveja, dulce de membrillo y nueces.',
      grossPrice: '8,50',
    },
    {
      reference: 'POS-10',
      name: 'Helado de fresón',
      description: 'Dos bolas elaboradas con fresón de Aranjuez y leche fresca.',
      grossPrice: '5,80',
    },
  ]),
  ...served('Bebidas', [
    {
      reference: 'BEB-01',
      name: 'Agua mineral',
      description: 'Botella de medio litro, fría o del tiempo.',
      grossPrice: '2,40',
    },
    {
      reference: 'BEB-02',
      name: 'Agua con gas',
      description: 'Botella de un tercio, con hielo y limón si se desea.',
      grossPrice: '2,80',
    },
    {
      reference: 'BEB-03',
      name: 'Caña de cerveza',
      description: 'Vaso de veinte centilitros, tirada en dos tiempos.',
      grossPrice: '2,30',
    },
    {
      reference: 'BEB-04',
      name: 'Doble de cerveza',
      description: 'Vaso de cuarenta centilitros, de la misma cerveza rubia que la caña.',
      grossPrice: '3,60',
    },
    {
      reference: 'BEB-05',
      name: 'Cerveza sin alcohol',
      description: 'Botella de un tercio, cerveza tostada sin alcohol.',
      grossPrice: '3,20',
    },
    {
      reference: 'BEB-06',
      name: 'Clara con limón',
      description: 'Cerveza rubia con refresco de limón, en vaso de veinte centilitros.',
      grossPrice: '2,60',
    },
    {
      reference: 'BEB-07',
      name: 'Vermut de grifo',
      description: 'Vermut rojo con hielo, rodaja de naranja y aceituna.',
      grossPrice: '3,50',
    },
    {
      reference: 'BEB-08',
      name: 'Copa de tinto de Madrid',
      description: 'Tempranillo y garnacha de la denominación de origen Vinos de Madrid.',
      grossPrice: '3,90',
    },
    {
      reference: 'BEB-09',
      name: 'Copa de blanco de malvar',
      description: 'Blanco joven de malvar, uva propia de la comarca de Las Vegas.',
      grossPrice: '3,80',
    },
    {
      reference: 'BEB-10',
      name: 'Botella de tinto de Madrid',
      description: 'Tempranillo y garnacha, seis meses en barrica; setenta y cinco centilitros.',
      grossPrice: '19,50',
    },
    {
      reference: 'BEB-11',
      name: 'Botella de blanco de malvar',
      description: 'Blanco joven y seco, servido frío; setenta y cinco centilitros.',
      grossPrice: '18,50',
    },
    {
      reference: 'BEB-12',
      name: 'Refresco',
      description: 'De cola, de naranja o de limón; el sabor se elige al servirlo.',
      grossPrice: '2,90',
    },
    {
      reference: 'BEB-13',
      name: 'Zumo de naranja natural',
      description: 'Un cuarto de litro, exprimido al pedirlo.',
      grossPrice: '3,90',
    },
    {
      reference: 'BEB-14',
      name: 'Anís de Chinchón',
      description: 'Copa de anís dulce o seco, solo o con hielo.',
      grossPrice: '4,20',
    },
    {
      reference: 'BEB-15',
      name: 'Café',
      description: 'Solo, cortado o con leche, de tueste natural.',
      grossPrice: '1,80',
    },
    {
      reference: 'BEB-16',
      name: 'Infusión',
      description: 'Manzanilla, poleo menta, té negro o té verde.',
      grossPrice: '2,00',
    },
  ]),
  ...takenAway('Bebidas', [
    {
      reference: 'BEB-17',
      name: 'Botella de tinto para llevar',
      description: 'El mismo tinto de Madrid de la carta, cerrado y en bolsa de papel.',
      grossPrice: '12,50',
    },
    {
      reference: 'BEB-18',
      name: 'Botella de vermut para llevar',
      description: 'Un litro del vermut rojo que servimos de grifo, embotellado y precintado.',
      grossPrice: '13,90',
    },
  ]),
  ...served('Complementos', [
    {
      reference: 'COM-01',
      name: 'Pan de hogaza con aceite',
      description: 'Pan de corteza gruesa y aceite de oliva virgen extra de cornicabra.',
      grossPrice: '2,60',
    },
    {
      reference: 'COM-02',
      name: 'Aceitunas de Campo Real',
      description: 'Aliñadas con tomillo, hinojo, orégano y ajo.',
      grossPrice: '3,90',
    },
    {
      reference: 'COM-03',
      name: 'Patatas fritas',
      description: 'Cortadas a mano y fritas en aceite de oliva.',
      grossPrice: '4,80',
    },
    {
      reference: 'COM-04',
      name: 'Pimientos asados',
      description: 'Pimientos rojos asados y pelados en casa, con ajo y su propio jugo.',
      grossPrice: '6,50',
    },
    {
      reference: 'COM-05',
      name: 'Ensalada verde',
      description: 'Lechuga, cebolleta y tomate, con vinagre de vino y aceite de oliva.',
      grossPrice: '5,90',
    },
    {
      reference: 'COM-06',
      name: 'Mayonesa de ajo',
      description: 'Un cuenco de mayonesa de ajo asado, para pan o patatas.',
      grossPrice: '1,80',
    },
  ]),
  ...takenAway('Complementos', [
    {
      reference: 'COM-07',
      name: 'Plato de cerámica para llevar',
      description: 'Plato de postre pintado a mano con fresones, envuelto para regalo.',
      grossPrice: '19,90',
    },
    {
      reference: 'COM-08',
      name: 'Delantal de la taberna para llevar',
      description: 'Delantal de algodón grueso con el nombre de la casa bordado.',
      grossPrice: '22,00',
    },
  ]),
];
