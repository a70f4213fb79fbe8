import type {
  MenuPlan,
  Outcome,
  PlannedCategory,
  PlannedProduct,
  RowProblem,
} from '@simplato/domain';
import * as z from 'zod/mini';

const OUTCOME_TO_WIRE = {
  new: 'nuevo',
  changed: 'cambia',
  same: 'igual',
  refused: 'error',
} as const satisfies Record<Outcome, string>;
export const OUTCOMES_WIRE = ['nuevo', 'cambia', 'igual', 'error'] as const;
export type OutcomeWire = (typeof OUTCOMES_WIRE)[number];

/** A line of the preview: what a row of the file would do, in words. */
const previewRow = z.object({
  /** Its row in the sheet, or its number in the list of a JSON file. */
  fila: z.int(),
  tipo: z.enum(['categoria', 'producto']),
  name: z.string(),
  nombrecategoria: z.string(),
  /** The row leaves its category out: it is taken from the row above. */
  categoriaheredada: z.boolean(),
  /** What may be meant otherwise: it is stored as it is written, if whoever imports it confirms. */
  dudas: z.array(z.object({ campo: z.string(), texto: z.string() })),
  resultado: z.enum(OUTCOMES_WIRE),
  cambios: z.array(z.object({ campo: z.string(), antes: z.string(), despues: z.string() })),
  errores: z.array(z.object({ campo: z.string(), texto: z.string() })),
});
export type PreviewRowWire = z.output<typeof previewRow>;

const counts = z.object({
  nuevo: z.int(),
  cambia: z.int(),
  igual: z.int(),
  error: z.int(),
});

export const menuCountsWire = z.object({ productos: counts, categorias: counts });
export type MenuCountsWire = z.output<typeof menuCountsWire>;

export const menuPreviewWire = z.object({
  formato: z.enum(['csv', 'json']),
  /** Sent back with the same file to confirm: exactly the previewed changes are made, or none. */
  huella: z.string(),
  total: menuCountsWire,
  filas: z.array(previewRow),
  /** Headings of the sheet's columns that are not used. */
  sinusar: z.array(z.string()),
});
export type MenuPreviewWire = z.output<typeof menuPreviewWire>;

export function menuPreviewToWire(
  plan: MenuPlan,
  { format, fingerprint, unused }: PreviewedFile,
): MenuPreviewWire {
  // A sheet has no rows for categories: of those it names, unchanged ones are not listed.
  const categories = plan.categories.filter(
    ({ outcome }) => format === 'json' || outcome !== 'same',
  );
  return {
    formato: format,
    huella: fingerprint,
    total: menuCountsToWire(plan),
    filas: [
      ...categories.map((one) => rowToWire('categoria', one.name, one)),
      ...plan.products.map((one) => rowToWire('producto', one.categoryName, one)),
    ],
    sinusar: [...unused],
  };
}

export interface PreviewedFile {
  format: 'csv' | 'json';
  fingerprint: string;
  unused: readonly string[];
}

export function menuCountsToWire({ products, categories }: MenuPlan): MenuCountsWire {
  return { productos: countsOf(products), categorias: countsOf(categories) };
}

function countsOf(rows: readonly { outcome: Outcome }[]) {
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
  return {
    nuevo: count('new'),
    cambia: count('changed'),
    igual: count('same'),
    error: count('refused'),
  };
}

function rowToWire(
  kind: PreviewRowWire['tipo'],
  categoryName: string,
  planned: PlannedCategory | PlannedProduct,
): PreviewRowWire {
  return {
    fila: planned.row,
    tipo: kind,
    name: planned.name,
    nombrecategoria: categoryName,
    categoriaheredada: 'inheritsCategory' in planned && planned.inheritsCategory,
    dudas: 'doubts' in planned ? planned.doubts.map(rowTextToWire) : [],
    resultado: OUTCOME_TO_WIRE[planned.outcome],
    cambios: planned.changes.map(({ field, from, to }) => ({
      campo: field,
      antes: from,
      despues: to,
    })),
    errores: planned.problems.map(rowTextToWire),
  };
}

const rowTextToWire = ({ field, text }: RowProblem) => ({ campo: field, texto: text });

const someProducts = { nuevo: 1, cambia: 1, igual: 0, error: 0 };
export const menuCountsExample: MenuCountsWire = {
  productos: someProducts,
  categorias: { nuevo: 0, cambia: 0, igual: 1, error: 0 },
};

export const menuPreviewExample: MenuPreviewWire = {
  formato: 'csv',
  huella: '9f2c4b1d7e60a853',
  total: menuCountsExample,
  filas: [
    {
      fila: 2,
      tipo: 'producto',
      name: 'Salmorejo',
      nombrecategoria: 'Primeros',
      categoriaheredada: false,
      dudas: [],
      resultado: 'cambia',
      cambios: [{ campo: 'Precio con IVA', antes: '7,00 €', despues: '7,50 €' }],
      errores: [],
    },
    {
      fila: 3,
      tipo: 'producto',
      name: 'Croquetas de jamón',
      nombrecategoria: 'Primeros',
      categoriaheredada: false,
      dudas: [],
      resultado: 'nuevo',
      cambios: [{ campo: 'Precio con IVA', antes: '', despues: '9,50 €' }],
      errores: [],
    },
  ],
  sinusar: ['Proveedor'],
};
