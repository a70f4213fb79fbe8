import type { Order } from '@simplato/domain';

/** Letters as the ear has them: no case, no accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es').trim();
}

/** What is meant of what is typed: 'mesa 4' and 'nº 128' are '4' and '128'. */
export function searchTerm(typed: string): string {
  return typed.trim().replace(/^(?:mesa\s+|n[ºo°.]+\s*|#)/i, '');
}

/** A dish answers to any part of its name. */
export function nameAnswersTo(name: string, search: string): boolean {
  return plain(name).includes(plain(search));
}

/** An order answers to its table and to its own number. */
export function answersTo(order: Order, search: string): boolean {
  const wanted = plain(searchTerm(search));
  if (wanted === '') return true;
  return plain(order.tableName).includes(wanted) || String(order.orderId) === wanted;
}
