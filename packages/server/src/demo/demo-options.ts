/** The options of some products of the demo restaurant, by the product's reference. */
export interface DemoOptionGroup {
  name: string;
  english: string;
  min: number;
  max: number;
  /** `grossPrice` is the extra price, in euros with a decimal comma, VAT included. */
  options: readonly { name: string; english: string; grossPrice: string }[];
}

const free = (name: string, english: string) => ({ name, english, grossPrice: '0' });
const costing = (grossPrice: string, name: string, english: string) => ({
  name,
  english,
  grossPrice,
});

const oneOf = (
  name: string,
  english: string,
  options: DemoOptionGroup['options'],
): DemoOptionGroup => ({ name, english, min: 1, max: 1, options });

export const demoOptions: Readonly<Record<string, readonly DemoOptionGroup[]>> = {
  'MEN-01': [
    oneOf('Primero', 'First course', [
      free('Crema de verduras', 'Vegetable cream soup'),
      free('Ensalada de la casa', 'House salad'),
      free('Espárragos con huevo', 'Asparagus with egg'),
    ]),
    oneOf('Segundo', 'Second course', [
      free('Pollo de corral al ajillo', 'Free-range chicken with garlic'),
      free('Bacalao con tomate', 'Cod in tomato sauce'),
      costing('3,50', 'Entrecot a la parrilla', 'Grilled entrecôte'),
    ]),
    oneOf('Para acabar', 'To finish', [free('Postre del día', 'Dessert'), free('Café', 'Coffee')]),
  ],
  'PRI-07': [
    oneOf('Tamaño', 'Size', [
      free('Ocho unidades', 'Eight pieces'),
      costing('5,90', 'Doce unidades', 'Twelve pieces'),
    ]),
  ],
  'SEG-15': [
    oneOf('Punto de la carne', 'How would you like it?', [
      free('Poco hecho', 'Rare'),
      free('Al punto', 'Medium'),
      free('Muy hecho', 'Well done'),
    ]),
    {
      name: 'Guarnición',
      english: 'Side dishes',
      min: 0,
      max: 2,
      options: [
        costing('2,50', 'Patatas fritas', 'French fries'),
        costing('3,00', 'Pimientos asados', 'Roasted peppers'),
        costing('2,50', 'Ensalada verde', 'Green salad'),
      ],
    },
    {
      name: 'Salsa',
      english: 'Sauce',
      min: 0,
      max: 1,
      options: [
        costing('1,80', 'De queso azul', 'Blue cheese'),
        costing('1,80', 'A la pimienta', 'Pepper'),
      ],
    },
  ],
  'BEB-15': [
    oneOf('Cómo lo quieres', 'How would you like it?', [
      free('Solo', 'Black'),
      free('Cortado', 'With a dash of milk'),
      free('Con leche', 'With milk'),
    ]),
    {
      name: 'Y además',
      english: 'Extras',
      min: 0,
      max: 2,
      options: [free('Con hielo', 'On ice'), costing('0,30', 'Bebida de avena', 'Oat milk')],
    },
  ],
};

/** A few names and descriptions in English, by reference. */
export const demoEnglish: Readonly<Record<string, { name: string; description: string }>> = {
  'MEN-01': {
    name: 'Set lunch',
    description: 'First and second course, dessert or coffee, bread and a drink.',
  },
  'PRI-01': {
    name: 'Grilled green asparagus from Aranjuez',
    description: 'Thick and tender, with flaked salt and extra virgin olive oil.',
  },
  'PRI-07': {
    name: 'Iberian ham croquettes',
    description: 'Fried to order, with hand-cut Iberian ham.',
  },
  'SEG-04': {
    name: 'Oxtail stew',
    description: 'Simmered in red wine for five hours, with diced fried potatoes.',
  },
  'SEG-15': {
    name: 'Beef tenderloin',
    description: 'Two hundred and fifty grams, charcoal-grilled.',
  },
  'POS-01': {
    name: 'Aranjuez strawberries with cream',
    description: 'Cut to order, with lightly sweetened whipped cream.',
  },
  'BEB-15': { name: 'Coffee', description: 'Natural roast.' },
};

/** Sold out until changed by hand. */
export const demoSoldOut: readonly string[] = ['POS-05'];
