import { createStoredValue, useStoredValue } from '../../../storage/stored-value.ts';
import { NARROWEST_SUB_COLUMN } from '../columns/sub-columns.ts';

/** How far away a board is read from. */
export const BOARD_SIZES = ['normal', 'large', 'very-large'] as const;
export type BoardSize = (typeof BOARD_SIZES)[number];

/** The least width of a slip whose lines are that large. */
export const NARROWEST: Readonly<Record<BoardSize, number>> = {
  normal: NARROWEST_SUB_COLUMN,
  large: 400,
  'very-large': 500,
};

/** Of this device: the tablet by the stove is read from further away than the one in the bar. */
const store = createStoredValue<BoardSize>({
  key: 'tamanoTablero',
  empty: 'normal',
  parse: (json) => BOARD_SIZES.find((size) => size === json) ?? null,
  toJson: (size) => size,
});

export const chooseBoardSize = store.write;

export function useBoardSize(): BoardSize {
  return useStoredValue(store, 'normal');
}
