import { type ReactNode, useState } from 'react';
import { type StaffPlace, storedStaffPlace } from '../basket/basket-place.ts';
import { basketOf, startAfresh, storedNote } from '../basket/basket-store.ts';
import { pendingOrderOf } from '../sending/pending-order-store.ts';
import { TableChangeDialog } from './table-change-dialog.tsx';

interface OrderStart {
  /** Begins a waiter's order, or asks first what becomes of one that was begun for somebody else. */
  start: (place: StaffPlace) => void;
  question: ReactNode;
}

export function useOrderStart(restaurantId: number | null, onStart: () => void): OrderStart {
  const [asked, setAsked] = useState<StaffPlace | null>(null);
  const goTo = (place: StaffPlace) => {
    setAsked(null);
    storedStaffPlace.write(place);
    onStart();
  };
  const start = (place: StaffPlace) => {
    if (restaurantId !== null && isForAnother(place) && hasUnsent(restaurantId)) setAsked(place);
    else goTo(place);
  };
  return {
    start,
    question: asked !== null && restaurantId !== null && (
      <TableChangeDialog
        from={storedStaffPlace.read().tableName}
        to={asked.tableName}
        onTake={() => goTo(asked)}
        onEmpty={() => {
          startAfresh(restaurantId);
          goTo(asked);
        }}
        onClose={() => setAsked(null)}
      />
    ),
  };
}

/** Another table, or another party at the same one. */
function isForAnother({ tableName, tabId }: StaffPlace): boolean {
  const before = storedStaffPlace.read();
  const isOtherParty = tabId !== null && before.tabId !== null && tabId !== before.tabId;
  return tableName !== before.tableName || isOtherParty;
}

/** Whether products or a note were left unsent; while they are being sent, they are not. */
function hasUnsent(restaurantId: number): boolean {
  if (pendingOrderOf(restaurantId) !== null) return false;
  return basketOf(restaurantId).length > 0 || storedNote.read().trim() !== '';
}
