import { kitchenTicket, type Order } from '@simplato/domain';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { restaurantTime } from '../../../i18n/describe-when.ts';
import css from './ticket-paper.module.css';

interface TicketPaperProps {
  order: Order;
  onPrinted: () => void;
}

const PX_PER_MM = 96 / 25.4;
const PAPER_WIDTH_MM = 80;

/**
 * A kitchen ticket for 80 mm paper, printed by the browser. It is placed off screen, is the only
 * visible part of the page while printing, and sets the paper's length to its own height.
 */
export function TicketPaper({ order, onPrinted }: TicketPaperProps) {
  const paper = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const height = paper.current?.getBoundingClientRect().height ?? 0;
    const sheet = new CSSStyleSheet();
    const lengthMm = Math.ceil(height / PX_PER_MM) + 1;
    sheet.replaceSync(`@page { size: ${PAPER_WIDTH_MM}mm ${lengthMm}mm; margin: 0; }`);
    document.adoptedStyleSheets.push(sheet);
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => {
      window.removeEventListener('afterprint', onPrinted);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [order, onPrinted]);

  const rows = kitchenTicket(order, restaurantTime(Date.parse(order.placedAt)));
  return createPortal(
    <div ref={paper} className={css.paper} data-ticket={order.orderId} aria-hidden="true">
      {rows.map((row, index) =>
        row.kind === 'rule' ? (
          <hr key={index} className={css.rule} />
        ) : (
          <p key={index} className={css[row.kind]}>
            {row.kind === 'product' && <span className={css.quantity}>{row.quantity}</span>}
            <span>{row.text}</span>
          </p>
        ),
      )}
    </div>,
    document.body,
  );
}
