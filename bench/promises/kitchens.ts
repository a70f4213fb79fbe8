/** A product as it is made: nobody but the simulator knows this of it. */
export interface TrueProduct {
  name: string;
  course: number;
  station: string;
  /** With nothing else to make. */
  minutes: number;
  /** By how much that varies, as the standard deviation of its logarithm. */
  varies: number;
}

export interface TrueKitchen {
  name: string;
  /** How many lines each station can make at a time; the only one is '' where none are named. */
  places: Readonly<Record<string, number>>;
  products: readonly TrueProduct[];
  /** Of an evening, one with the other. */
  parties: number;
  /** How much slower or faster a whole evening is. */
  nightVaries: number;
  /** Each line is ticked as it is made; otherwise the whole order, with its last one. */
  ticksLines: boolean;
  isByCourses: boolean;
}

const [STARTER, MAIN, DESSERT, DRINK] = [1, 2, 3, 4] as const;

function product(
  name: string,
  course: number,
  station: string,
  minutes: number,
  varies = 0.2,
): TrueProduct {
  return { name, course, station, minutes, varies };
}

/** A bar: what is quick, from three stations, all at once. */
const TAVERN: TrueKitchen = {
  name: 'Taberna',
  places: { Plancha: 5, Fríos: 2, Barra: 2 },
  products: [
    product('Calamares', STARTER, 'Plancha', 7),
    product('Oreja', STARTER, 'Plancha', 9, 0.3),
    product('Montado de lomo', STARTER, 'Plancha', 5),
    product('Ensaladilla', STARTER, 'Fríos', 2),
    product('Anchoas', STARTER, 'Fríos', 3),
    product('Tomate aliñado', STARTER, 'Fríos', 3),
    product('Caña', DRINK, 'Barra', 1.2),
    product('Vermú', DRINK, 'Barra', 1.6),
    product('Agua', DRINK, 'Barra', 0.8),
  ],
  parties: 60,
  nightVaries: 0.08,
  ticksLines: true,
  isByCourses: false,
};

/** Dinner in courses, which are fired one after the other. */
const BY_COURSES: TrueKitchen = {
  name: 'Por tiempos',
  places: { Cocina: 9, Fríos: 2, Postres: 2, Barra: 2 },
  products: [
    product('Croquetas', STARTER, 'Cocina', 8),
    product('Puerros', STARTER, 'Cocina', 10),
    product('Salmorejo', STARTER, 'Fríos', 3),
    product('Tartar', STARTER, 'Fríos', 7),
    product('Rabo de toro', MAIN, 'Cocina', 9),
    product('Lubina', MAIN, 'Cocina', 14, 0.25),
    product('Arroz meloso', MAIN, 'Cocina', 18),
    product('Torrija', DESSERT, 'Postres', 5),
    product('Queso', DESSERT, 'Postres', 2),
    product('Vino', DRINK, 'Barra', 1.5),
    product('Agua', DRINK, 'Barra', 0.8),
  ],
  parties: 38,
  nightVaries: 0.06,
  ticksLines: true,
  isByCourses: true,
};

/** Seafood by whoever is free: no stations, long and uneven times, no line ticked. */
const SEAFOOD: TrueKitchen = {
  name: 'Marisquería',
  places: { '': 9 },
  products: [
    product('Navajas', STARTER, '', 5, 0.3),
    product('Gambas', STARTER, '', 6, 0.3),
    product('Pulpo', MAIN, '', 11, 0.25),
    product('Parrillada', MAIN, '', 17, 0.25),
    product('Arroz caldoso', MAIN, '', 20, 0.25),
    product('Ensalada', STARTER, '', 4, 0.3),
  ],
  parties: 34,
  nightVaries: 0.1,
  ticksLines: false,
  isByCourses: false,
};

export const KITCHENS = [TAVERN, BY_COURSES, SEAFOOD] as const;

/** The second one, if it fired everything as it is ordered. */
export const ALL_AT_ONCE: TrueKitchen = {
  ...BY_COURSES,
  name: 'Todo junto',
  isByCourses: false,
};
