import { courseName, type MenuLanguage, type ServedHours } from '@simplato/domain';
import { CATEGORIES_MESSAGES as copy } from '../../../i18n/es/categories.ts';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import type { DraftTexts } from '../rows/draft-texts.ts';
import type { CategoryDraft } from './category-draft.ts';

export const categoryTexts: DraftTexts<CategoryDraft> = {
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
        return describeHours(draft.servedHours);
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
export function describeHours(hours: ServedHours): string {
  if (hours === null) return copy.always;
  return hours
    .map(({ days, from, to }) => {
      const initials = days.map((day) => copy.hours.initials[day - 1]).join(' ');
      return `${initials} ${from}–${to}`;
    })
    .join(', ');
}
