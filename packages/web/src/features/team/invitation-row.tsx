import type { InvitationWire } from '@simplato/contract';
import { invitePerson, withdrawInvitation } from '@simplato/contract/staff-endpoints';
import { RESTAURANT_TIME_ZONE } from '@simplato/domain';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { TEAM_MESSAGES } from '../../i18n/es/team.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { failureMessage } from '../../forms/failure-message.ts';
import { useShowTeam } from './team-query.ts';
import css from './team.module.css';

const copy = TEAM_MESSAGES.invitations;
const DAY = new Intl.DateTimeFormat('es', {
  day: 'numeric',
  month: 'long',
  timeZone: RESTAURANT_TIME_ZONE,
});

/** The day until which an invitation is good. */
export function dayOf(expiresAt: string): string {
  return DAY.format(new Date(expiresAt));
}

export function InvitationRow({ invitation }: { invitation: InvitationWire }) {
  const showTeam = useShowTeam();
  const { show } = useToast();
  const { idinvitacion: id, mail, esowner } = invitation;
  const until = dayOf(invitation.caduca);
  const onError = (failure: unknown) => show({ text: failureMessage(failure), tone: 'alert' });
  const sendAgain = useMutation({
    mutationFn: async () => await call(invitePerson, { body: { mail, esowner } }),
    onSuccess: (team) => {
      showTeam(team);
      show({ text: TEAM_MESSAGES.invite.done(mail), tone: 'success' });
    },
    onError,
  });
  const withdraw = useMutation({
    mutationFn: async () => await call(withdrawInvitation, { params: { id } }),
    onSuccess: (team) => {
      showTeam(team);
      show({ text: copy.withdrawn });
    },
    onError,
  });
  return (
    <li className={css.row}>
      <div className={css.who}>
        <p className={css.name}>{mail || copy.byLink}</p>
        <p className={css.detail}>{copy.until(until)}</p>
      </div>
      {esowner === 1 && <Badge tone="paid">{TEAM_MESSAGES.roles.owner}</Badge>}
      <div className={css.actions}>
        {mail !== '' && (
          <Button
            variant="soft"
            aria-label={copy.againTo(mail)}
            pending={sendAgain.isPending}
            onClick={() => sendAgain.mutate()}
          >
            {copy.again}
          </Button>
        )}
        <Button
          variant="ghost"
          aria-label={mail ? copy.withdrawFrom(mail) : copy.withdrawLink(until)}
          pending={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          {copy.withdraw}
        </Button>
      </div>
    </li>
  );
}
