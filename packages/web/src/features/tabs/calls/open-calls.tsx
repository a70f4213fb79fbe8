import { endOwnCall } from '@simplato/contract/endpoints';
import { wallTime } from '@simplato/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call as send } from '../../../api/call.ts';
import type { OpenCall } from '../../../api/read-place.ts';
import { useFailureMessage } from '../../../forms/failure-message.ts';
import { CALL_MESSAGES } from '../../../i18n/es/calls.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Slip } from '../../../ui/slip.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { useSession } from '../../session/session-store.ts';
import css from './open-calls.module.css';
import { syncCall } from '../../place/sync-tab.ts';

/** The open calls of a tab, on one slip: since when each rings, or who of the staff comes. */
export function OpenCalls({ calls }: { calls: readonly OpenCall[] }) {
  if (calls.length === 0) return null;
  return (
    <Slip as="section" age={calls.every(({ takenAt }) => takenAt !== null) ? 'fresh' : 'waiting'}>
      <ul role="list" className={css.calls}>
        {calls.map((one) => (
          <CallRow key={one.callId} call={one} isOnly={calls.length === 1} />
        ))}
      </ul>
    </Slip>
  );
}

function CallRow({ call, isOnly }: { call: OpenCall; isOnly: boolean }) {
  const copy = useMessages(CALL_MESSAGES);
  const failureMessage = useFailureMessage();
  const { restaurantId } = useSession();
  const queryClient = useQueryClient();
  const ending = useMutation({
    mutationFn: async () => send(endOwnCall, { params: { id: call.callId } }),
    onSuccess: (wire) => {
      if (restaurantId !== null) syncCall(queryClient, restaurantId, wire);
    },
  });
  const time = (instant: string) => wallTime(Date.parse(instant)).time;
  const reason = call.text === '' ? copy.reasons[call.kind] : call.text;
  return (
    <li className={css.call}>
      <div role="status">
        <p className={classNames(css.title, isOnly && css.large, call.takenAt && css.taken)}>
          {call.takenAt === null ? copy.rings(reason) : copy.comes(call.takenBy)}
        </p>
        {call.takenAt !== null && <p>{call.text === '' ? copy.comesFor[call.kind] : call.text}</p>}
      </div>
      <div className={css.foot}>
        <p className={css.since}>
          {call.takenAt === null
            ? copy.unseen(time(call.askedAt))
            : copy.seenAt(time(call.takenAt))}
        </p>
        <TextButton
          aria-label={copy.noMoreOf(reason)}
          disabled={ending.isPending}
          onClick={() => ending.mutate()}
        >
          {copy.noMore}
        </TextButton>
      </div>
      {ending.isError && (
        <p role="alert" className={css.failed}>
          {failureMessage(ending.error)}
        </p>
      )}
    </li>
  );
}
