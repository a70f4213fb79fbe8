import { invitePerson } from '@simplato/contract/endpoints';
import { emailRule } from '@simplato/domain';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FORM_MESSAGES } from '../../i18n/es/forms.ts';
import { TEAM_MESSAGES } from '../../i18n/es/team.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { useShowTeam } from './team-query.ts';
import css from './team.module.css';

const copy = TEAM_MESSAGES.invite;
const RULES = { email: emailRule };
const ROLES = [
  { value: 0, label: TEAM_MESSAGES.roles.staff },
  { value: 1, label: TEAM_MESSAGES.roles.owner },
] as const;

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
}

export function InviteDialog({ open, onClose }: InviteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <InviteForm onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const showTeam = useShowTeam();
  const { show } = useToast();
  const [role, setRole] = useState<0 | 1>(0);
  const form = useServerForm({
    defaultValues: { email: '' },
    rules: RULES,
    fieldOf: { mail: 'email', email_taken: 'email' },
    send: async ({ email }) => {
      showTeam(await call(invitePerson, { body: { mail: email, esowner: role } }));
      onClose();
      show({ text: copy.done(email.trim()), tone: 'success' });
    },
  });
  return (
    <div className={css.dialog}>
      <p>{copy.text}</p>
      <FormShell
        {...form.shell}
        submitLabel={copy.submit}
        secondary={
          <Button variant="outline" size="big" onClick={onClose}>
            {TEAM_MESSAGES.cancel}
          </Button>
        }
      >
        <EmailField label={FORM_MESSAGES.email} autoComplete="off" {...form.field('email')} />
        <Segmented
          legend={copy.role}
          showLegend
          options={ROLES}
          value={role}
          onChange={setRole}
          disabled={form.pending}
        />
      </FormShell>
    </div>
  );
}
