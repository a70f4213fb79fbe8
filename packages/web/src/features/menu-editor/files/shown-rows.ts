import type { OutcomeWire, PreviewRowWire } from '@simplato/contract';
import { MENU_FILE_MESSAGES } from '../../../i18n/es/menu-file.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';

const copy = MENU_FILE_MESSAGES.preview;

export const OUTCOME_TONES = {
  nuevo: 'ready',
  cambia: 'paid',
  igual: 'neutral',
  error: 'alert',
} as const satisfies Record<OutcomeWire, BadgeTone>;

/** Which rows of a preview are shown. */
export type Shown = 'news' | 'errors' | 'all';

const OUTCOMES: Readonly<Record<Shown, readonly OutcomeWire[]>> = {
  news: ['nuevo', 'cambia'],
  errors: ['error'],
  all: ['nuevo', 'cambia', 'igual', 'error'],
};

export function rowsShown(rows: readonly PreviewRowWire[], shown: Shown): PreviewRowWire[] {
  return rows.filter(({ resultado }) => OUTCOMES[shown].includes(resultado));
}

/** Rows with errors first; if there are none, the changes. */
export function firstShown(rows: readonly PreviewRowWire[]): Shown {
  if (rowsShown(rows, 'errors').length > 0) return 'errors';
  return rowsShown(rows, 'news').length > 0 ? 'news' : 'all';
}

/** The errors filter is not offered if there are no errors. */
export function shownChoices(rows: readonly PreviewRowWire[]): { value: Shown; label: string }[] {
  return (['errors', 'news', 'all'] as const).flatMap((value) => {
    const count = rowsShown(rows, value).length;
    return value === 'errors' && count === 0 ? [] : [{ value, label: copy.filters[value](count) }];
  });
}
