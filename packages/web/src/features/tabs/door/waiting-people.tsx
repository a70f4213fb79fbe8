import { letIn } from '@simplato/contract/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Person, TabOfMember } from '../../../api/read-place.ts';
import { call } from '../../../api/call.ts';
import { useFailureMessage } from '../../../forms/failure-message.ts';
import { TAB_MESSAGES } from '../../../i18n/es/tabs.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useSession } from '../../session/session-store.ts';
import { syncTab } from '../../place/sync-tab.ts';
import { useNames } from '../use-names.ts';
import { putWaitingAside, useWaitingPeople } from './waiting-aside.ts';

/** Those who wait at the door, shown to everybody who is in. */
export function WaitingPeople({ tab }: { tab: TabOfMember }) {
  return useWaitingPeople(tab).map((person) => (
    <WaitingPerson key={person.memberId} tab={tab} person={person} />
  ));
}

function WaitingPerson({ tab, person }: { tab: TabOfMember; person: Person }) {
  const { asking } = useMessages(TAB_MESSAGES);
  const { restaurantId } = useSession();
  const queryClient = useQueryClient();
  const failureMessage = useFailureMessage();
  const { show } = useToast();
  const name = useNames(tab).given(person);
  const admission = useMutation({
    mutationFn: async () =>
      call(letIn, { body: { idcomensal: person.memberId, idcuenta: tab.tabId } }),
    onSuccess: (wire) => {
      if (restaurantId !== null) syncTab(queryClient, restaurantId, wire);
      show({ text: asking.done(name), tone: 'success' });
    },
  });
  return (
    <Notice
      tone="wait"
      role="status"
      title={asking.title(name)}
      action={
        <>
          <Button variant="dark" pending={admission.isPending} onClick={() => admission.mutate()}>
            {asking.letIn}
          </Button>
          <Button
            variant="ghost"
            disabled={admission.isPending}
            onClick={() => putWaitingAside(tab.tabId, person.memberId)}
          >
            {asking.notNow}
          </Button>
        </>
      }
    >
      {admission.isError ? failureMessage(admission.error) : asking.text}
    </Notice>
  );
}
