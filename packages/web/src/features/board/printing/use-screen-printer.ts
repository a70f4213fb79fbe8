import { ticketRowFromWire } from '@simplato/contract';
import { confirmTicket, takeTicket } from '@simplato/contract/staff-endpoints';
import type { TicketRow } from '@simplato/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';

/** What another screen has taken and not printed comes back by itself. */
const LOOK_MS = 15_000;
const RETRY_MS = 3_000;
/**
 * By then the browser has printed it, or has what it prints where printing does not hold up the page. In a kiosk
 * some never say so, and one ticket would hold up all that follow.
 */
const TAKEN_MS = 1_000;
/** Afterwards its lease is over, and it is printed again as a copy. */
const TRIES = 10;

export interface ScreenPaper {
  ticketId: number;
  rows: TicketRow[];
}

interface ScreenPrinter {
  paper: ScreenPaper | null;
  /** The browser has printed it. */
  onPrinted: () => void;
}

/**
 * The tickets that this screen prints for its station, one by one: asked for whenever `news` changes, and
 * now and then. The server gives each to one screen, however many show the station. Null prints nothing.
 */
export function useScreenPrinter(station: string | null, news: unknown): ScreenPrinter {
  const [paper, setPaper] = useState<ScreenPaper | null>(null);
  const isBusy = useRef(false);
  const isAsked = useRef(false);

  const take = useCallback(async () => {
    isAsked.current = true;
    // What is out of sight may not be able to print; a screen in sight asks too.
    if (station === null || isBusy.current || document.visibilityState === 'hidden') return;
    isBusy.current = true;
    let next: ScreenPaper | null = null;
    while (isAsked.current && next === null) {
      isAsked.current = false;
      next = await askForNext(station);
    }
    if (next) setPaper(next);
    else isBusy.current = false;
  }, [station]);

  useEffect(() => {
    void take();
  }, [take, news]);
  useEffect(() => {
    const timer = setInterval(() => void take(), LOOK_MS);
    return () => clearInterval(timer);
  }, [take]);

  const ticketId = paper?.ticketId;
  const onPrinted = useCallback(() => {
    if (ticketId === undefined) return;
    setPaper(null);
    void confirm(ticketId).then(async () => {
      isBusy.current = false;
      await take();
    });
  }, [ticketId, take]);
  useEffect(() => {
    // The paper has opened the browser's printing by now, which mostly has held up this page until its end.
    const timer = setTimeout(onPrinted, TAKEN_MS);
    return () => clearTimeout(timer);
  }, [onPrinted]);
  return { paper, onPrinted };
}

/** Null too where there is no answer: it is asked again. */
async function askForNext(station: string): Promise<ScreenPaper | null> {
  try {
    const { comanda } = await call(takeTicket, { body: { partida: station } });
    return comanda && { ticketId: comanda.idcomanda, rows: comanda.filas.map(ticketRowFromWire) };
  } catch {
    return null;
  }
}

async function confirm(id: number): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    try {
      await call(confirmTicket, { params: { id } });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
