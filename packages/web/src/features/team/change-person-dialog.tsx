import type { PersonWire } from '@simplato/contract';
import { changePersonRole, removePerson } from '@simplato/contract/staff-endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { TEAM_MESSAGES as copy } from '../../i18n/es/team.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { failureMessage } from '../../forms/failure-message.ts';
import { useShowTeam } from './team-query.ts';

export type PersonChange = 'makeOwner' | 'makeStaff' | 'remove';

interface ChangePersonDialogProps {
  person: PersonWire;
  /** Null: closed. */
  change: PersonChange | null;
  onClose: () => void;
}

/** Asks for confirmation of a change of somebody's rights, and explains its effect. */
export function ChangePersonDialog({ person, change, onClose }: ChangePersonDialogProps) {
  const showTeam = useShowTeam();
  const { show } = useToast();
  const { nombreusuario: name } = person;
  const isRemoval = change === 'remove';
  const mutation = useMutation({
    mutationFn: async (wanted: PersonChange) => {
      const params = { id: person.idusuario };
      return wanted === 'remove'
        ? await call(removePerson, { params })
        : await call(changePersonRole, {
            params,
            body: { esowner: wanted === 'makeOwner' ? 1 : 0 },
          });
    },
    onSuccess: (team, wanted) => {
      close();
      showTeam(team);
      const text = wanted === 'remove' ? copy.removed(name) : copy.changed(name);
      show({ text, tone: 'success' });
    },
  });

  function close() {
    mutation.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      open={change !== null}
      title={change && titleOf(change, name)}
      confirm={isRemoval ? copy.removeDialog.confirm : copy.roleDialog.confirm}
      cancel={copy.cancel}
      pending={mutation.isPending}
      error={mutation.error && failureMessage(mutation.error)}
      onConfirm={() => {
        if (change) mutation.mutate(change);
      }}
      onClose={close}
    >
      <p>{isRemoval ? copy.removeDialog.text : copy.roleDialog.text}</p>
    </ConfirmDialog>
  );
}

function titleOf(change: PersonChange, name: string): string {
  return change === 'remove' ? copy.removeDialog.title(name) : copy.roleDialog[change](name);
}
