import { readBoardSettings } from '@simplato/contract';
import { DEFAULT_WAITING_LIMITS, type WaitingLimits } from '@simplato/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export interface BoardSettings extends WaitingLimits {
  /** Empty without a printer. */
  printer: string;
}

const DEFAULTS: BoardSettings = { ...DEFAULT_WAITING_LIMITS, printer: '' };
/** The other tablets learn of a change within this time. */
const LOOK_MS = 20_000;

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
    staleTime: LOOK_MS,
    refetchInterval: LOOK_MS,
  });
}

/** How the house wants its board; the usual until it is known, so that no order waits for it. */
export function useBoardSettings(restaurantId: number): BoardSettings {
  return useQuery(boardSettingsQuery(restaurantId)).data ?? DEFAULTS;
}
