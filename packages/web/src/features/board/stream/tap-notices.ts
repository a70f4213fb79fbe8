import type { Toast } from '../../../ui/toast.tsx';

/**
 * The offer to undo is shown for less time than the server allows, so that a late tap still works.
 */
export const UNDO_OFFER_MS = 8_000;

/** More than these would cover the slips. */
const MOST = 2;

export type TapNotices = ReturnType<typeof createTapNotices>;

/** What taps did, with a way to undo them: of the same thing the last alone, which alone can be undone. */
export function createTapNotices(toaster: {
  show: (toast: Toast) => number;
  dismiss: (id: number) => void;
}) {
  /** Oldest first. */
  const shown = new Map<string, number>();

  function withdraw(about: string): void {
    const notice = shown.get(about);
    if (notice !== undefined) toaster.dismiss(notice);
    shown.delete(about);
  }

  return {
    /** `most` stay, this one among them. */
    show(about: string, toast: Toast, most = MOST): void {
      const notice = toaster.show(toast);
      withdraw(about);
      shown.set(about, notice);
      for (const older of [...shown.keys()].slice(0, -most)) withdraw(older);
    },
    withdraw,
  };
}

export function aboutOrder(orderId: number): string {
  return `order ${orderId}`;
}

export function aboutPayment(orderId: number): string {
  return `payment ${orderId}`;
}

export function aboutProduct(productId: number): string {
  return `product ${productId}`;
}
