import { canCancel, type Order, previousStatus } from '@simplato/domain';
import { Ellipsis, Printer, ReceiptText, Undo2, UtensilsCrossed, XCircle } from 'lucide-react';
import { BOARD_TOOLS_COPY } from '../../copy/board-tools.ts';
import { type MenuItem, MenuPopover } from '../../ui/menu-popover.tsx';
import type { OrderWish } from './slip-surroundings.ts';

const copy = BOARD_TOOLS_COPY.menu;

interface OrderMenuProps {
  order: Order;
  hasPrinter: boolean;
  onWish: (order: Order, wish: OrderWish) => void;
}

/** What is needed seldom, away from the one button that is needed always. */
export function OrderMenu({ order, hasPrinter, onWish }: OrderMenuProps) {
  const item = (label: string, wish: OrderWish, Icon: typeof Printer): MenuItem => ({
    label,
    icon: <Icon aria-hidden="true" />,
    onSelect: () => onWish(order, wish),
  });
  const items = [
    item(copy.detail, 'detail', ReceiptText),
    ...(hasPrinter ? [item(copy.printInKitchen, 'print-in-kitchen', UtensilsCrossed)] : []),
    item(copy.print, 'print', Printer),
    ...(previousStatus(order.status) === null ? [] : [item(copy.back, 'back', Undo2)]),
    // One that is paid is asked for too: the server says why not.
    ...(canCancel(order.status, order.payment, true)
      ? [{ ...item(copy.cancel, 'cancel', XCircle), tone: 'alert' as const }]
      : []),
  ];
  return (
    <MenuPopover label={copy.label(order.orderId)} items={items}>
      <Ellipsis aria-hidden="true" />
    </MenuPopover>
  );
}
