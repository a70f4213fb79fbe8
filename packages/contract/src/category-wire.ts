import {
  applyChange,
  CATEGORY_LENGTHS,
  PLAIN_CATEGORY,
  type Category,
  type Change,
  type NewCategory,
} from '@simplato/domain';
import * as z from 'zod/mini';
import {
  servedHoursFromWire,
  servedHoursInput,
  servedHoursToWire,
  servedHoursWire,
} from './served-hours-wire.ts';
import { nameTranslations, nameTranslationsInput } from './translations-wire.ts';
import { byField, fromWire, toWire, type WireNames, type Written } from './wire-names.ts';
import { courseNumber, flag, id, menuName, text } from './wire-fields.ts';

export const categoryWire = z.object({
  idcategoria: id,
  identerprise: id,
  nombrecategoria: z.string(),
  curso: z.int(),
  activo: flag,
  imgurl: z.string(),
  color: z.string(),
  /** When it is served; null: always. */
  horario: servedHoursWire,
  traducciones: nameTranslations,
  orden: z.int(),
  /** Increases with every change; a PUT with an older version is refused. */
  version: z.int(),
});
export type CategoryWire = z.output<typeof categoryWire>;

/** What a restaurant writes about a category. */
export const WRITTEN_CATEGORY = {
  name: 'nombrecategoria',
  course: 'curso',
  isActive: { name: 'activo', to: (isActive) => (isActive ? 1 : 0), from: isOn },
  imageUrl: 'imgurl',
  color: 'color',
  servedHours: { name: 'horario', to: servedHoursToWire, from: servedHoursFromWire },
  translations: 'traducciones',
} as const satisfies WireNames<NewCategory, CategoryWire>;

const CATEGORY = {
  ...WRITTEN_CATEGORY,
  categoryId: 'idcategoria',
  restaurantId: 'identerprise',
  position: 'orden',
  version: 'version',
} as const satisfies WireNames<Category, CategoryWire>;

function isOn(sent: 0 | 1): boolean {
  return sent === 1;
}

export function categoryToWire(category: Category): CategoryWire {
  return toWire(CATEGORY, category);
}

export function categoryFromWire(wire: CategoryWire): Category {
  return fromWire(CATEGORY, wire);
}

/**
 * What a caller may write; a field that is not sent keeps its value, or gets the default in a new
 * category.
 */
export const writtenCategory = {
  identerprise: z.optional(id),
  nombrecategoria: z.optional(menuName(CATEGORY_LENGTHS.name)),
  curso: z.optional(courseNumber),
  activo: z.optional(flag),
  imgurl: z.optional(text(CATEGORY_LENGTHS.imageUrl)),
  color: z.optional(text(CATEGORY_LENGTHS.color)),
  horario: z.optional(servedHoursInput),
  traducciones: z.optional(nameTranslationsInput),
} satisfies Written<typeof WRITTEN_CATEGORY>;

export const newCategoryWire = z.object({
  ...writtenCategory,
  nombrecategoria: menuName(CATEGORY_LENGTHS.name),
});
export const changedCategoryWire = z.object({
  ...writtenCategory,
  idcategoria: id,
  version: z.optional(z.int().check(z.minimum(1))),
});

export function categoryChangeFromWire(
  wire: Omit<z.output<typeof changedCategoryWire>, 'idcategoria'>,
): Change<NewCategory> {
  return {
    ...byField(WRITTEN_CATEGORY, wire),
    isActive: wire.activo === undefined ? undefined : isOn(wire.activo),
    servedHours: wire.horario === undefined ? undefined : servedHoursFromWire(wire.horario),
  };
}

export function newCategoryFromWire(wire: z.output<typeof newCategoryWire>): NewCategory {
  const plain: NewCategory = { ...PLAIN_CATEGORY, name: wire.nombrecategoria };
  return applyChange(plain, categoryChangeFromWire(wire));
}

export const categoryExample: CategoryWire = {
  idcategoria: 11,
  identerprise: 1001,
  nombrecategoria: 'Menú del día',
  curso: 1,
  activo: 1,
  imgurl: '',
  color: '',
  horario: [{ dias: [1, 2, 3, 4, 5], desde: '13:00', hasta: '16:00' }],
  traducciones: { en: 'Set lunch' },
  orden: 1,
  version: 1,
};
