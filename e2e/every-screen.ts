import { DINER_ACCOUNT_TOUR, STAFF_ACCOUNT_TOUR } from './tours/account-tours.ts';
import { BOARD_TOUR } from './tours/board-tour.ts';
import { RESTAURANT_TOUR } from './tours/restaurant-tour.ts';
import { INVOICES_TOUR } from './tours/invoices-tour.ts';
import { MONEY_TOUR } from './tours/money-tour.ts';
import { PUBLIC_TOUR } from './tours/public-tour.ts';
import { RECORDING_TOUR } from './tours/recording-tour.ts';
import { ROOM_TOUR } from './tours/room-tour.ts';
import { TAB_TOUR } from './tours/tab-tour.ts';
import { TABLE_TOUR } from './tours/table-tour.ts';
import { TILL_TOUR } from './tours/till-tour.ts';
import type { Tour } from './tours/tour.ts';

/**
 * Every screen of the site in every state, with the steps that lead to it. The accessibility tests
 * and the pictures go through it. New screens must be added here; a missing address fails a test.
 */
export const TOURS: readonly Tour[] = [
  BOARD_TOUR,
  ROOM_TOUR,
  TILL_TOUR,
  RESTAURANT_TOUR,
  TABLE_TOUR,
  TAB_TOUR,
  DINER_ACCOUNT_TOUR,
  STAFF_ACCOUNT_TOUR,
  MONEY_TOUR,
  INVOICES_TOUR,
  RECORDING_TOUR,
  PUBLIC_TOUR,
];
