import { readBoardSettings } from '@simplato/contract';
import { DEFAULT_WAITING_LIMITS, type WaitingLimits } from '@simplato/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export interface BoardSettings extends WaitingLimits {
  /** Empty without a printer. */
  printer: string;
}

const DEFAULTS: BoardSettings = { ...DEFAULT_WAITING_LIMITS, printer: '' };
export function boardSettingsQuery(restaurantId: number) {
  return queryOptions({
    queryKey: ['board-settings', restaurantId],
    queryFn: async (): Promise<BoardSettings> => {
      const wire = await call(readBoardSettings);
      return {
        waitingAfterMinutes: wire.avisominutos,
        lateAfterMinutes: wire.retrasominutos,
        printer: wire.impresora,
      };
    },
    // The stream says when to read them again, and says it each time that it opens.
    staleTime: Infinity,
  });
}

/** How the house wants its board; the usual until it is known, so that no order waits for it. */
export function useBoardSettings(restaurantId: number): BoardSettings {
  return useQuery(boardSettingsQuery(restaurantId)).data ?? DEFAULTS;
}
