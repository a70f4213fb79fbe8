import type { Hex } from './house-colour.ts';
import type { Kitchen } from './kitchen.ts';
import type { Photo } from './menu.ts';

/** A business as it registers and as its diners may see it. */
export interface Restaurant {
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

/** A restaurant as it is kept: what it registered with, and what its staff has set since. */
export interface House extends Restaurant {
  /** Rises with every change of the settings; a pause is none. */
  version: number;
  kitchen: Kitchen;
  /** Of the main actions on its guests' screens, as it was chosen: accentOf makes it readable. */
  accent: Hex;
  logo: Photo | null;
  /** Whether anybody may read its menu, at publicMenuPath. */
  hasPublicMenu: boolean;
  /** Whether diners may pay online now, and whether they are asked about a tip when they do. */
  paysOnline: boolean;
  takesTips: boolean;
}
