import type { TableVisitWire } from '@simplato/contract';
import { enterTable } from '@simplato/contract/endpoints';
import { codeFromScan, decodeTableCode, isTabAsked } from '@simplato/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { CookiesBlockedError, RefusedError } from '../../api/call-error.ts';
import { announceSessionChange } from '../../api/session-changes.ts';
import type { SCAN_MESSAGES } from '../../i18n/es/scan.ts';
import type { Messages } from '../../i18n/messages.ts';
import { PATHS } from '../../paths.ts';
import { openSession } from '../session/open-session.ts';
import { claimBasket } from '../checkout/basket/basket-store.ts';

/** The text is not a table code of ours, which is known without asking the server. */
export class NotOurCodeError extends Error {
  override readonly name = 'NotOurCodeError';
}

/** Joins the table of a scanned, linked or typed code, and opens the diner's home, or the question at its door. */
export function useEnterTable() {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (scanned: string): Promise<TableVisitWire> => {
      const codigo = codeFromScan(scanned);
      if (decodeTableCode(codigo) === null) throw new NotOurCodeError();
      return await openSession(enterTable, { body: { codigo } });
    },
    onSuccess: (visit) => {
      claimBasket(visit.identerprise);
      // Another table or restaurant: cached answers are no longer valid.
      queryClient.removeQueries();
      announceSessionChange();
      // Whose the table's tab is, is asked before anything else.
      const isAsked = isTabAsked(visit.idcuenta, visit.cuentaabierta);
      navigate(isAsked ? PATHS.tab : PATHS.dinerHome, { replace: true });
    },
  });
}

export interface EntryProblem {
  title: string;
  /** Null where the error says it itself. */
  text: string | null;
  /** Whether the same code may work a moment later. */
  canRetry: boolean;
}

export function entryProblem(
  error: unknown,
  { problem }: Pick<Messages<typeof SCAN_MESSAGES>, 'problem'>,
): EntryProblem {
  if (error instanceof NotOurCodeError) return { ...problem.notOurs, canRetry: false };
  if (error instanceof CookiesBlockedError) return { ...problem.cookiesBlocked, canRetry: true };
  if (!(error instanceof RefusedError)) return { ...problem.noNetwork, canRetry: true };
  if (error.code === 'unknown_code') return { ...problem.notOurs, canRetry: false };
  if (error.code === 'restaurant_gone') return { ...problem.restaurantGone, canRetry: false };
  return { title: problem.other.title, text: null, canRetry: true };
}
