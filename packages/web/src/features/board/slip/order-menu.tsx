import { canCancel, type Order, previousStatus } from '@simplato/domain';
import { Ellipsis, Printer, ReceiptText, Undo2, UtensilsCrossed, XCircle } from 'lucide-react';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { type MenuItem, MenuPopover } from '../../../ui/menu-popover.tsx';
import type { OrderAction } from './slip-surroundings.ts';

const copy = BOARD_TOOLS_MESSAGES.menu;

interface OrderMenuProps {
  order: Order;
  hasPrinter: boolean;
  onAction: (order: Order, action: OrderAction) => void;
}

/** The less frequent actions, away from the button that is always needed. */
export function OrderMenu({ order, hasPrinter, onAction }: OrderMenuProps) {
  const item = (label: string, action: OrderAction, Icon: typeof Printer): MenuItem => ({
    label,
    icon: <Icon aria-hidden="true" />,
    onSelect: () => onAction(order, action),
  });
  const items = [
    item(copy.detail, 'detail', ReceiptText),
    ...(hasPrinter ? [item(copy.printInKitchen, 'print-in-kitchen', UtensilsCrossed)] : []),
    item(copy.print, 'print', Printer),
    ...(previousStatus(order.status) === null ? [] : [item(copy.back, 'back', Undo2)]),
    // Offered to everybody for a paid order; people who may not refund are told so in the dialog.
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
