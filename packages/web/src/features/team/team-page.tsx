import { UserPlus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TEAM_MESSAGES as copy } from '../../i18n/es/team.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryFailed } from '../../forms/query-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonRow } from './person-row.tsx';
import { useTeamQuery } from './team-query.ts';
import { StaffBand } from '../../ui/staff-band.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import css from './team.module.css';

/** Who works in the restaurant and who is invited. */
export function TeamPage() {
  const team = useQuery(useTeamQuery());
  const [isInviting, setIsInviting] = useState(false);
  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <StaffBand title={copy.title}>
        <Button
          variant="outline"
          icon={<UserPlus aria-hidden="true" />}
          onClick={() => setIsInviting(true)}
        >
          {copy.invite.action}
        </Button>
      </StaffBand>
      {team.isPending && <Overlay text={copy.loading} />}
      {team.isError && !team.data && (
        <QueryFailed title={copy.failed} safe={copy.failedText} query={team} />
      )}
      {team.data && (
        <>
          <Card as="section" labelledBy="equipo-personas" className={css.card}>
            <h2 id="equipo-personas">{copy.people}</h2>
            <p className={css.text}>{copy.rolesText}</p>
            <ul role="list" className={css.rows}>
              {team.data.personas.map((person) => (
                <PersonRow key={person.idusuario} person={person} />
              ))}
            </ul>
            {team.data.personas.length === 1 && team.data.invitaciones.length === 0 && (
              <Notice tone="info" title={copy.alone.title}>
                {copy.alone.text}
              </Notice>
            )}
          </Card>
          {team.data.invitaciones.length > 0 && (
            <Card as="section" labelledBy="equipo-invitaciones" className={css.card}>
              <h2 id="equipo-invitaciones">{copy.invitations.title}</h2>
              <ul role="list" className={css.rows}>
                {team.data.invitaciones.map((invitation) => (
                  <InvitationRow key={invitation.idinvitacion} invitation={invitation} />
                ))}
              </ul>
            </Card>
          )}
        </>
      )}
      <InviteDialog open={isInviting} onClose={() => setIsInviting(false)} />
    </StaffPage>
  );
}
