import type { TabWire, WishedLineWire } from '@simplato/contract';
import { type Cents, parseCents, partCents } from '@simplato/domain';
import { CHARGING_MESSAGES } from '../../i18n/es/charging.ts';
import { nameAtTab } from './room-view.ts';
import type { RoomTab } from './room-book.ts';

/** Somebody's dishes that nobody has paid and nobody is paying, as they are charged. */
export interface MemberPart {
  cents: Cents;
  lines: readonly WishedLineWire[];
}

/** @param openCents what can be charged at most: others may have paid on account */
export function partOfMember(
  { pedidos }: Pick<TabWire, 'pedidos'>,
  memberId: number,
  openCents: Cents,
): MemberPart {
  let cents = 0;
  const lines: WishedLineWire[] = [];
  for (const { idorder, lineas } of pedidos) {
    for (const [index, line] of lineas.entries()) {
      if (line.idcomensal !== memberId) continue;
      const unitCents = parseCents(line.preciounitario) ?? 0;
      const linea = index + 1;
      // The most parts first, so that each finds a unit that has as many.
      for (const { de, libres } of line.compartidas.toSorted(
        (one, other) => other.libres.length - one.libres.length,
      )) {
        if (libres.length === 0) continue;
        lines.push({ idorder, linea, unidades: 1, partes: { de, tomo: libres.length } });
        for (const part of libres) cents += partCents(unitCents, de, part);
      }
      if (line.libre === 0) continue;
      lines.push({ idorder, linea, unidades: line.libre });
      cents += line.libre * unitCents;
    }
  }
  return { cents: Math.min(cents, openCents), lines };
}

/** What can be charged while phones keep what they are paying. */
export function openCentsOf({ dueCents, reservedCents }: RoomTab): Cents {
  return Math.max(0, dueCents - reservedCents);
}

/** Whose money it is: a member's name, or the table. */
export function payerName(tab: Pick<RoomTab, 'members'>, memberId: number | null): string {
  const name = nameAtTab(tab, memberId);
  return name === '' ? CHARGING_MESSAGES.payments.table : name;
}

/** The notes that a waiter is handed. */
export const NOTES = [5, 10, 20, 50] as const;
