import { changePersonRole, removePerson, type PersonWire } from '@simplato/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { TEAM_COPY as copy } from '../../copy/team.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { failureWords } from '../session/failure-words.ts';
import { useShowTeam } from './team-query.ts';
import css from './team.module.css';

export type PersonChange = 'makeOwner' | 'makeStaff' | 'remove';

interface ChangePersonDialogProps {
  person: PersonWire;
  /** Null: nothing is asked. */
  change: PersonChange | null;
  onClose: () => void;
}

/** Asks before somebody's rights change, and says what that does to them. */
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
    <Dialog
      open={change !== null}
      onClose={close}
      size="small"
      title={change && titleOf(change, name)}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {copy.cancel}
          </Button>
          <Button
            pending={mutation.isPending}
            onClick={() => {
              if (change) mutation.mutate(change);
            }}
          >
            {isRemoval ? copy.removeDialog.confirm : copy.roleDialog.confirm}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <p>{isRemoval ? copy.removeDialog.text : copy.roleDialog.text}</p>
        {mutation.isError && (
          <Notice tone="alert" role="alert">
            {failureWords(mutation.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function titleOf(change: PersonChange, name: string): string {
  return change === 'remove' ? copy.removeDialog.title(name) : copy.roleDialog[change](name);
}
