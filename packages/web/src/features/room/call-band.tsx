import { type Call, tableLabel, waitedMinutes } from '@simplato/domain';
import { BellRing, Footprints, ReceiptText } from 'lucide-react';
import { restaurantTime } from '../../i18n/describe-when.ts';
import { describeCall, ROOM_MESSAGES as copy } from '../../i18n/es/room.ts';
import { Button } from '../../ui/button.tsx';
import css from './call-band.module.css';
import type { RoomTab } from './room-book.ts';
import type { RoomActions } from './use-room-actions.ts';

interface CallBandProps {
  tab: RoomTab;
  call: Call;
  nowMs: number;
  actions: RoomActions;
}

/** A call of the open tab, across its head: first who goes, then that it is done. */
export function CallBand({ tab, call, nowMs, actions }: CallBandProps) {
  const isTaken = call.takenBy !== '';
  const isBill = call.kind === 'bill';
  const Icon = isTaken ? Footprints : isBill ? ReceiptText : BellRing;
  const who = tab.members.find(({ memberId }) => memberId === call.memberId)?.name ?? '';
  const minute = waitedMinutes(Date.parse(call.askedAt), nowMs);
  const detail = isTaken
    ? copy.details.attended(describeCall(call), restaurantTime(Date.parse(call.askedAt)))
    : copy.details.call(minute, who);
  const form = call.form === null ? '' : ` · ${copy.forms[call.form]}`;
  return (
    <div className={css.band} data-look={isTaken ? 'taken' : isBill ? 'bill' : 'call'}>
      <Icon aria-hidden="true" />
      <p className={css.words}>
        <strong>
          {isTaken
            ? copy.needs.goes(call.takenBy)
            : (isBill ? copy.needs.bill : copy.calls(call)) + form}
        </strong>{' '}
        <span className={css.detail}>{detail}</span>
      </p>
      <Button
        size="big"
        variant="outline"
        className={css.answer}
        pending={actions.isPending(`call-${call.callId}`)}
        aria-label={`${isTaken ? copy.done : copy.goes}: ${tableLabel(tab.tableName)}, ${describeCall(call)}`}
        onClick={() => (isTaken ? actions.end(tab, call) : actions.take(tab, call))}
      >
        {isTaken ? copy.done : copy.goes}
      </Button>
    </div>
  );
}
