import { categoryFromWire, servedHoursToWire } from '@simplato/contract';
import { changeCategory } from '@simplato/contract/endpoints';
import { categoryNameRule, type Category, type NewCategory } from '@simplato/domain';
import { call } from '../../../api/call.ts';
import type { RowKind } from '../rows/row-drafts.ts';

/** The editable fields of a category. */
export type CategoryDraft = Pick<
  NewCategory,
  'name' | 'course' | 'isActive' | 'servedHours' | 'translations'
>;

export function categoryRows(
  onRead: (category: Category) => void,
): RowKind<Category, CategoryDraft> {
  return {
    idOf: ({ categoryId }) => categoryId,
    draftOf: ({ name, course, isActive, servedHours, translations }) => ({
      name,
      course,
      isActive,
      servedHours,
      translations,
    }),
    check: ({ name, servedHours }) => {
      const nameError = categoryNameRule(name);
      const lacksDays = servedHours?.some(({ days }) => days.length === 0);
      const lacksTime = servedHours?.some(({ from, to }) => from === '' || to === '');
      return {
        ...(nameError === null ? {} : { name: nameError }),
        ...(lacksTime ? { servedHours: 'Escribe desde qué hora y hasta cuál' } : {}),
        ...(lacksDays ? { servedHours: 'Elige al menos un día' } : {}),
      };
    },
    send: async ({ categoryId, version }, { name, course, isActive, servedHours, translations }) =>
      categoryFromWire(
        await call(changeCategory, {
          body: {
            idcategoria: categoryId,
            version,
            nombrecategoria: name,
            curso: course,
            activo: isActive === undefined ? undefined : isActive ? 1 : 0,
            horario: servedHours === undefined ? undefined : servedHoursToWire(servedHours),
            traducciones: translations,
          },
        }),
      ),
    currentOf: ({ currentCategory }) => currentCategory && categoryFromWire(currentCategory),
    fieldOf: {
      nombrecategoria: 'name',
      curso: 'course',
      horario: 'servedHours',
      traducciones: 'translations',
    },
    onRead,
  };
}
