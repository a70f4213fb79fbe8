import type { Hex } from './restaurant-colour.ts';
import type { Kitchen } from './kitchen.ts';
import type { Photo } from '../menu/menu.ts';

/** A business as registered and as its diners may see it. */
export interface RegisteredRestaurant {
  restaurantId: number;
  taxId: string;
  legalName: string;
  country: string;
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

/** A restaurant as stored: its registration, and the settings its staff has changed since. */
export interface Restaurant extends RegisteredRestaurant {
  /** Increases with every change of the settings; pausing the kitchen does not count. */
  version: number;
  kitchen: Kitchen;
  /** Colour of the main actions on its guests' screens, as chosen; `accentOf` makes it legible. */
  accent: Hex;
  logo: Photo | null;
  /** Whether anybody may read its menu, at `publicMenuPath`. */
  hasPublicMenu: boolean;
  /** Whether diners can pay online at present, and whether they are then offered to leave a tip. */
  paysOnline: boolean;
  takesTips: boolean;
}
