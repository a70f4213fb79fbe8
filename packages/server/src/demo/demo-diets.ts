import type { Diet } from '@simplato/domain';

/**
 * By the product's reference. No entry means "not stated", as for wines or cheese with animal rennet.
 */
export const demoDiets: Readonly<Record<string, Diet>> = {
  'PRI-01': 'vegano',
  'PRI-03': 'vegetariano',
  'PRI-08': 'vegetariano',
  'PRI-11': 'vegetariano',
  'POS-01': 'vegetariano',
  'POS-02': 'vegano',
  'POS-03': 'vegetariano',
  'POS-04': 'vegetariano',
  'POS-06': 'vegetariano',
  'POS-07': 'vegetariano',
  'POS-08': 'vegetariano',
  'POS-10': 'vegetariano',
  'BEB-01': 'vegano',
  'BEB-02': 'vegano',
  'BEB-03': 'vegano',
  'BEB-04': 'vegano',
  'BEB-05': 'vegano',
  'BEB-06': 'vegano',
  'BEB-13': 'vegano',
  'BEB-15': 'vegetariano',
  'BEB-16': 'vegano',
  'COM-01': 'vegano',
  'COM-02': 'vegano',
  'COM-03': 'vegano',
  'COM-04': 'vegano',
  'COM-05': 'vegano',
  'COM-06': 'vegetariano',
};
