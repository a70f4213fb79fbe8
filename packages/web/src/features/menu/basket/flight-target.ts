/** Marks the element that products fly to: the basket bar. */
export const FLIGHT_TARGET = 'data-basket';
