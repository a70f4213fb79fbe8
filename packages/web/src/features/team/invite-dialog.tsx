import type { InvitationWire } from '@simplato/contract';
import { inviteByLink, invitePerson } from '@simplato/contract/staff-endpoints';
import { emailRule } from '@simplato/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { QrCode as QrIcon, Share } from 'lucide-react';
import { useMemo, useState } from 'react';
import { call } from '../../api/call.ts';
import { FORM_MESSAGES } from '../../i18n/es/forms.ts';
import { TEAM_MESSAGES } from '../../i18n/es/team.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QrCode, qrPicture } from '../../ui/qr-code.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { shareLink } from '../../ui/share-link.ts';
import { useToast } from '../../ui/toast.tsx';
import { failureMessage } from '../../forms/failure-message.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import { dayOf } from './invitation-row.tsx';
import { useShowTeam, useTeamQuery } from './team-query.ts';
import css from './team.module.css';

const copy = TEAM_MESSAGES.invite;
const RULES = { email: emailRule };
const ROLES = [
  { value: 0, label: TEAM_MESSAGES.roles.staff },
  { value: 1, label: TEAM_MESSAGES.roles.owner },
] as const;
/** How often an invitation on the screen looks whether it has been accepted. */
const LOOK_MS = 3_000;

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
}

interface ShownLink {
  url: string;
  invitation: InvitationWire;
}

/** Invites by mail, or by a QR for whoever stands next to the screen. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const [link, setLink] = useState<ShownLink | null>(null);
  const close = () => {
    setLink(null);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={link ? copy.link.title : copy.title}>
      {link ? (
        <LinkToShow link={link} onClose={close} />
      ) : (
        <InviteForm onLink={setLink} onClose={close} />
      )}
    </Dialog>
  );
}

interface InviteFormProps {
  onLink: (link: ShownLink) => void;
  onClose: () => void;
}

function InviteForm({ onLink, onClose }: InviteFormProps) {
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
  const byLink = useMutation({
    mutationFn: async () => await call(inviteByLink, { body: { esowner: role } }),
    onSuccess: ({ enlace, ...team }) => {
      showTeam(team);
      const invitation = team.invitaciones.at(-1);
      if (invitation) onLink({ url: enlace, invitation });
    },
  });
  return (
    <div className={css.dialog}>
      <p>{copy.text}</p>
      <Segmented
        legend={copy.role}
        showLegend
        options={ROLES}
        value={role}
        onChange={setRole}
        disabled={form.pending || byLink.isPending}
      />
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
      </FormShell>
      <div className={css.otherWay}>
        {byLink.isError && (
          <Notice tone="alert" role="alert">
            {failureMessage(byLink.error)}
          </Notice>
        )}
        <Button
          variant="soft"
          size="big"
          wide
          icon={<QrIcon aria-hidden="true" />}
          pending={byLink.isPending}
          onClick={() => byLink.mutate()}
        >
          {copy.byLink}
        </Button>
      </div>
    </div>
  );
}

function LinkToShow({ link, onClose }: { link: ShownLink; onClose: () => void }) {
  const { url, invitation } = link;
  const words = copy.link;
  const { show } = useToast();
  const team = useQuery({ ...useTeamQuery(), refetchInterval: LOOK_MS });
  const [before] = useState(() => new Set(team.data?.personas.map(({ idusuario }) => idusuario)));
  const picture = useMemo(() => qrPicture(url), [url]);
  const isOpen = team.data?.invitaciones.some(
    ({ idinvitacion }) => idinvitacion === invitation.idinvitacion,
  );
  const newcomer = team.data?.personas.find(({ idusuario }) => !before.has(idusuario));

  const share = async () => {
    const outcome = await shareLink({ title: words.shareTitle, text: words.shareText, url });
    if (outcome === 'copied') show({ text: words.copied, tone: 'success' });
    if (outcome === 'failed') show({ text: words.copyFailed });
  };
  if (isOpen === false) {
    return (
      <div className={css.dialog}>
        <Notice tone={newcomer ? 'success' : 'info'} role="status">
          {newcomer ? words.used(newcomer.nombreusuario) : words.gone}
        </Notice>
        <Button variant="dark" size="big" wide onClick={onClose}>
          {words.close}
        </Button>
      </div>
    );
  }
  const role = words.roles[invitation.esowner === 1 ? 'owner' : 'staff'];
  return (
    <div className={css.dialog}>
      <p>{words.text(role, dayOf(invitation.caduca))}</p>
      <QrCode picture={picture} alt={words.alt} />
      <CopyField
        label={words.label}
        value={url}
        words={{ copy: words.copy, copied: words.copied, failed: words.copyFailed }}
      />
      <div className={css.linkActions}>
        <Button
          variant="outline"
          size="big"
          icon={<Share aria-hidden="true" />}
          onClick={() => void share()}
        >
          {words.share}
        </Button>
        <Button variant="dark" size="big" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}
