import { courseName, type MenuLanguage, type ServedHours } from '@simplato/domain';
import { CATEGORIES_MESSAGES as copy } from '../../../i18n/es/categories.ts';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import type { DraftWords } from '../rows/draft-words.ts';
import type { CategoryDraft } from './category-draft.ts';

export const categoryWords: DraftWords<CategoryDraft> = {
  nameOf: (field) => copy.fields[field],
  textOf: (field, draft) => {
    switch (field) {
      case 'name':
        return draft.name;
      case 'course':
        return courseName(draft.course);
      case 'isActive':
        return draft.isActive ? copy.shown : copy.hidden;
      case 'servedHours':
        return hoursInWords(draft.servedHours);
      case 'translations':
        return Object.entries(draft.translations)
          .map(
            ([language, name]) =>
              `${ROWS_MESSAGES.translations.languages[language as MenuLanguage]}: ${name}`,
          )
          .join(' · ');
    }
  },
};

/** 'L M X J V 13:00–16:00' */
export function hoursInWords(hours: ServedHours): string {
  if (hours === null) return copy.always;
  return hours
    .map(({ days, from, to }) => {
      const initials = days.map((day) => copy.hours.initials[day - 1]).join(' ');
      return `${initials} ${from}–${to}`;
    })
    .join(', ');
}
