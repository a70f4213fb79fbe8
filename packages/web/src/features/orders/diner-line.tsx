import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { loadAsking } from '../../api/answers.ts';
import type { OrderStreamState } from '../../api/order-stream.ts';
import { soon } from '../../soon.ts';

const CONNECTING: OrderStreamState = { status: 'connecting', lastWordAt: null };
const DOWN: OrderStreamState = { status: 'down', lastWordAt: null };
const Line = createContext(CONNECTING);

interface DinerLineProps {
  restaurantId: number | null;
  /** The menu is not what it was: at the start, and after every change of it. */
  onMenuChange: () => void;
  children: ReactNode;
}

/**
 * One line to the house for all of a diner's pages: it brings the visit's orders, and to somebody who is
 * still choosing it says whether the kitchen is open and that the menu has changed. Its chunk comes after
 * the page: nobody orders before they have read.
 */
export function DinerLine({ restaurantId, onMenuChange, children }: DinerLineProps) {
  const [line, setLine] = useState(CONNECTING);

  useEffect(() => {
    if (restaurantId === null) return;
    let close: (() => void) | undefined;
    let isLeft = false;
    const open = async () => {
      const [{ openDinerLine }, { queryClient }] = await Promise.all([
        import('./open-diner-line.ts'),
        loadAsking(),
      ]);
      if (isLeft) return;
      close = openDinerLine({ queryClient, restaurantId, onMenuChange, onState: setLine });
    };
    soon(() => void open().catch(() => setLine(DOWN)));
    return () => {
      isLeft = true;
      close?.();
    };
  }, [restaurantId, onMenuChange]);

  return <Line value={line}>{children}</Line>;
}

/** How the line is. */
export function useDinerLine(): OrderStreamState {
  return use(Line);
}
