/** Marks the element that dishes fly to: the basket bar. */
export const FLIGHT_TARGET = 'data-basket';
