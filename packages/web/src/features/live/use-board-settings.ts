import { readBoardSettings } from '@simplato/contract/staff-endpoints';
import { DEFAULT_WAITING_LIMITS, type WaitingLimits } from '@simplato/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export interface BoardSettings extends WaitingLimits {
  /** Empty if there is no printer. */
  printer: string;
  /** Whether somebody tends the room; true until it is known. */
  usesRoom: boolean;
}

const DEFAULTS: BoardSettings = { ...DEFAULT_WAITING_LIMITS, printer: '', usesRoom: true };
export function boardSettingsQuery(restaurantId: number) {
  return queryOptions({
    queryKey: ['board-settings', restaurantId],
    queryFn: async (): Promise<BoardSettings> => {
      const wire = await call(readBoardSettings);
      return {
        waitingAfterMinutes: wire.avisominutos,
        lateAfterMinutes: wire.retrasominutos,
        printer: wire.impresora,
        usesRoom: wire.usasala ?? true,
      };
    },
    // The stream invalidates them when they change, and each time it connects.
    staleTime: Infinity,
  });
}

/**
 * The restaurant's board settings; the defaults until they are loaded, so that no order waits for them.
 */
export function useBoardSettings(restaurantId: number): BoardSettings {
  return useQuery(boardSettingsQuery(restaurantId)).data ?? DEFAULTS;
}
