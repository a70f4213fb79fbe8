import {
  applyChange,
  MENU_LENGTHS,
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
import { flag, id, requiredText, text } from './wire-fields.ts';

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

export function categoryToWire(category: Category): CategoryWire {
  return {
    idcategoria: category.categoryId,
    identerprise: category.restaurantId,
    nombrecategoria: category.name,
    curso: category.course,
    activo: category.isActive ? 1 : 0,
    imgurl: category.imageUrl,
    color: category.color,
    horario: servedHoursToWire(category.servedHours),
    traducciones: category.translations,
    orden: category.position,
    version: category.version,
  };
}

export function categoryFromWire(wire: CategoryWire): Category {
  return {
    categoryId: wire.idcategoria,
    restaurantId: wire.identerprise,
    name: wire.nombrecategoria,
    course: wire.curso,
    isActive: wire.activo === 1,
    imageUrl: wire.imgurl,
    color: wire.color,
    servedHours: servedHoursFromWire(wire.horario),
    translations: wire.traducciones,
    position: wire.orden,
    version: wire.version,
  };
}

/**
 * What a caller may write; a field that is not sent keeps its value, or gets the default in a new
 * category.
 */
export const writtenCategory = {
  identerprise: z.optional(id),
  nombrecategoria: z.optional(requiredText(MENU_LENGTHS.categoryName)),
  curso: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
  activo: z.optional(flag),
  imgurl: z.optional(text(MENU_LENGTHS.imageUrl)),
  color: z.optional(text(MENU_LENGTHS.color)),
  horario: z.optional(servedHoursInput),
  traducciones: z.optional(nameTranslationsInput),
};

export const newCategoryWire = z.object({
  ...writtenCategory,
  nombrecategoria: requiredText(MENU_LENGTHS.categoryName),
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
    name: wire.nombrecategoria,
    course: wire.curso,
    isActive: wire.activo === undefined ? undefined : wire.activo === 1,
    imageUrl: wire.imgurl,
    color: wire.color,
    servedHours: wire.horario === undefined ? undefined : servedHoursFromWire(wire.horario),
    translations: wire.traducciones,
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
