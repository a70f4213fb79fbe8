import type { ColleagueWire } from '@simplato/contract';
import { listColleagues, switchPerson } from '@simplato/contract/staff-endpoints';
import { pinRule } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { announceSessionChange } from '../../api/session-changes.ts';
import { SWITCH_MESSAGES as copy } from '../../i18n/es/team.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Select } from '../../ui/select.tsx';
import { useToast } from '../../ui/toast.tsx';
import { sealPassword } from '../../api/seal-password.ts';
import { openSession } from '../session/open-session.ts';
import { useSession } from '../session/session-store.ts';
import { discardUnsaved } from '../../forms/unsaved-work.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import css from './team.module.css';

const RULES = { pin: (pin: string) => (pin === '' ? pinRule(pin) : null) };

interface SwitchPersonDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Lets somebody else log in on a shared tablet; the page underneath stays as it is. */
export function SwitchPersonDialog({ open, onClose }: SwitchPersonDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.title} size="small">
      <Colleagues onClose={onClose} />
    </Dialog>
  );
}

function Colleagues({ onClose }: { onClose: () => void }) {
  const { restaurantId, userName } = useSession();
  const colleagues = useQuery({
    queryKey: ['colleagues', restaurantId],
    queryFn: async () => await call(listColleagues),
    enabled: restaurantId !== null,
    // Fetched every time: somebody may just have set a PIN.
    gcTime: 0,
  });
  if (restaurantId === null) return null;
  if (colleagues.isError) {
    return (
      <Notice
        tone="alert"
        role="alert"
        action={
          <Button pending={colleagues.isFetching} onClick={() => void colleagues.refetch()}>
            {copy.retry}
          </Button>
        }
      >
        {copy.failed}
      </Notice>
    );
  }
  if (!colleagues.data) return <p role="status">{copy.loading}</p>;
  const others = colleagues.data.filter(({ nombreusuario }) => nombreusuario !== userName);
  return others.length === 0 ? (
    <Notice tone="info">{copy.nobody}</Notice>
  ) : (
    <PinForm restaurantId={restaurantId} others={others} onClose={onClose} />
  );
}

interface PinFormProps {
  restaurantId: number;
  others: readonly ColleagueWire[];
  onClose: () => void;
}

function PinForm({ restaurantId, others, onClose }: PinFormProps) {
  const { show } = useToast();
  const form = useServerForm({
    defaultValues: { who: String(others[0]?.idusuario ?? ''), pin: '' },
    rules: RULES,
    fieldOf: { wrong_pin: 'pin' },
    send: async ({ who, pin }) => {
      const pinacceso = await sealPassword(pin, restaurantId);
      const { nombreusuario } = await openSession(switchPerson, {
        body: { idusuario: Number(who), pinacceso },
      });
      onClose();
      discardUnsaved();
      announceSessionChange();
      show({ text: copy.done(nombreusuario), tone: 'success' });
    },
  });
  return (
    <div className={css.dialog}>
      <FormShell
        {...form.shell}
        submitLabel={copy.submit}
        secondary={
          <Button variant="outline" size="big" onClick={onClose}>
            {copy.cancel}
          </Button>
        }
      >
        <Select label={copy.who} {...form.field('who')}>
          {others.map(({ idusuario, nombreusuario }) => (
            <option key={idusuario} value={idusuario}>
              {nombreusuario}
            </option>
          ))}
        </Select>
        <PasswordField
          label={copy.pin}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('pin')}
        />
      </FormShell>
    </div>
  );
}
