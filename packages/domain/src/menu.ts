import type { NetMicros } from './money.ts';

/** A dish or drink as a restaurant keeps it. */
export interface Product {
  productId: number;
  restaurantId: number;
  categoryId: number;
  name: string;
  description: string;
  netMicros: NetMicros;
  vatPercent: number;
  /** Units in stock; the older client sends 1000 and nothing counts them down. */
  quantity: number;
  imageUrl: string;
  brand: string;
  reference: string;
  barcode: string;
  /** False while the dish is sold out or switched off ("agotado"). */
  isAvailable: boolean;
}

export interface Category {
  categoryId: number;
  restaurantId: number;
  name: string;
  course: number;
  isActive: boolean;
  imageUrl: string;
  color: string;
}

/** Names of the five courses (spec §3). The course orders the menu and the kitchen's lines. */
const COURSES: Readonly<Record<number, string>> = {
  1: 'Primeros',
  2: 'Segundos',
  3: 'Postres',
  4: 'Bebidas',
  5: 'Complementos',
};

export const DEFAULT_COURSE = 1;

/** Spec §3: any other number is shown as 'Unknown'. */
export function courseName(course: number): string {
  return COURSES[course] ?? 'Unknown';
}
