import type { Hex } from './restaurant-colour.ts';
import type { Kitchen } from './kitchen.ts';
import type { Photo } from '../menu/menu.ts';
import type { OpeningHours } from './opening-hours.ts';

/** What a business states when it registers, and may change in its settings. */
interface BusinessDetails {
  province: string;
  city: string;
  postalCode: string;
  address: string;
  phone: string;
  vatPercent: number;
  facebook: string;
  instagram: string;
  google: string;
}

/** A business as registered and as its diners may see it. */
export interface RegisteredRestaurant extends BusinessDetails {
  restaurantId: number;
  taxId: string;
  legalName: string;
  country: string;
}

/** What its staff may change, all in one form. */
export interface Settings extends BusinessDetails {
  /** What its guests call it; empty if that is its legal name. */
  tradeName: string;
  /** Colour of the main actions on its guests' screens, as chosen; `accentOf` makes it legible. */
  accent: Hex;
  /** Whether anybody may read its menu, at `publicMenuPath`. */
  hasPublicMenu: boolean;
  /** Whether a diner's order comes by courses, where it can, unless they choose otherwise. */
  suggestsCourses: boolean;
  /** Whether a table says itself when its next course is to be made. */
  dinersFire: boolean;
  hours: OpeningHours;
}

/** A restaurant as stored: its registration, and the settings its staff has changed since. */
export interface Restaurant extends RegisteredRestaurant, Omit<Settings, 'hours'> {
  /** Increases with every change of the settings; pausing the kitchen does not count. */
  version: number;
  /** Its hours, and whether it is paused. */
  kitchen: Kitchen;
  logo: Photo | null;
  /** Whether diners can pay online at present, and whether they are then offered to leave a tip. */
  paysOnline: boolean;
  /** Its account with the payment provider, which is charged then; empty if it may not be. */
  chargedAccountId: string;
  takesTips: boolean;
}
