/** Where a dish flies to; the basket bar carries it. */
export const FLIGHT_TARGET = 'data-basket';
