import type { Order } from '@simplato/domain';
import { RowsPaper } from '../slip/ticket-paper.tsx';
import { useScreenPrinter } from './use-screen-printer.ts';

interface ScreenPrinterProps {
  /** The station whose tickets this screen prints; null if it prints none. */
  station: string | null;
  orders: ReadonlyMap<number, Order> | null;
}

/** Prints a station's tickets by the browser as they come, where the server cannot reach its printer. */
export function ScreenPrinter({ station, orders }: ScreenPrinterProps) {
  const { paper, onPrinted } = useScreenPrinter(station, orders);
  if (!paper) return null;
  return (
    <RowsPaper
      key={paper.ticketId}
      name={`comanda-${paper.ticketId}`}
      rows={paper.rows}
      onPrinted={onPrinted}
    />
  );
}
