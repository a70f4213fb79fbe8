import type { Order } from '@simplato/domain';

/** Without case and accents, for comparison. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es').trim();
}

/** The part of the typed text to search for: 'mesa 4' and 'nº 128' become '4' and '128'. */
export function searchTerm(typed: string): string {
  return typed.trim().replace(/^(?:mesa\s+|n[ºo°.]+\s*|#)/i, '');
}

/** A product matches by any part of its name. */
export function nameAnswersTo(name: string, search: string): boolean {
  return plain(name).includes(plain(search));
}

/** An order matches by its table or its exact number. */
export function answersTo(order: Order, search: string): boolean {
  const wanted = plain(searchTerm(search));
  if (wanted === '') return true;
  return plain(order.tableName).includes(wanted) || String(order.orderId) === wanted;
}
