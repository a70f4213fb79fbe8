import { categoryFromWire, fieldsByName, toWire, WRITTEN_CATEGORY } from '@simplato/contract';
import { changeCategory } from '@simplato/contract/staff-endpoints';
import { categoryNameRule, pick, type Category, type NewCategory } from '@simplato/domain';
import { call } from '../../../api/call.ts';
import type { RowKind } from '../rows/row-drafts.ts';

/** Edited in the list; the others are in files. */
const EDITED = {
  name: true,
  course: true,
  isActive: true,
  servedHours: true,
  translations: true,
  imageUrl: false,
  color: false,
} as const satisfies Record<keyof NewCategory, boolean>;

type EditedField = {
  [Field in keyof NewCategory]: (typeof EDITED)[Field] extends true ? Field : never;
}[keyof NewCategory];
const EDITED_FIELDS = (Object.keys(EDITED) as EditedField[]).filter((field) => EDITED[field]);
const EDITED_NAMES = pick(WRITTEN_CATEGORY, EDITED_FIELDS);

export type CategoryDraft = Pick<NewCategory, EditedField>;

export function categoryRows(
  onRead: (category: Category) => void,
): RowKind<Category, CategoryDraft> {
  return {
    idOf: ({ categoryId }) => categoryId,
    draftOf: (category) => pick(category, EDITED_FIELDS),
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
    send: async ({ categoryId, version }, typed) => {
      const body = { idcategoria: categoryId, version, ...toWire(EDITED_NAMES, typed) };
      return categoryFromWire(await call(changeCategory, { body }));
    },
    currentOf: ({ currentCategory }) => currentCategory && categoryFromWire(currentCategory),
    fieldOf: fieldsByName(EDITED_NAMES),
    onRead,
  };
}
