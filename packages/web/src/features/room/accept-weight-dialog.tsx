import type { ColleagueWire } from '@simplato/contract';
import { listColleagues } from '@simplato/contract/staff-endpoints';
import { formatEuros, type Order, pinRule } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../api/call.ts';
import { sealPassword } from '../../api/seal-password.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import { ROOM_MESSAGES } from '../../i18n/es/room.ts';
import { SWITCH_MESSAGES } from '../../i18n/es/team.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Select } from '../../ui/select.tsx';
import { FactChanges } from '../orders/fact-changes.tsx';
import { toReadAnew, type ReadAnew } from '../orders/read-anew.ts';
import { useSession } from '../session/session-store.ts';
import type { RoomActions } from './use-room-actions.ts';
import css from './weigh-dialog.module.css';
import { lineToWeigh, weighingFailure, type LineToWeigh } from './weighed-order.ts';

const copy = ROOM_MESSAGES.weighing;

const RULES = { pin: (pin: string) => (pin === '' ? pinRule(pin) : null) };

interface AcceptWeightDialogProps {
  restaurantId: number;
  order: Order;
  actions: RoomActions;
  onClose: () => void;
}

/** Weight and price are accepted for a table without a phone, by somebody who has a PIN. */
export function AcceptWeightDialog(props: AcceptWeightDialogProps) {
  const { restaurantId, order, onClose } = props;
  const line = lineToWeigh(order);
  const { userName } = useSession();
  const colleagues = useQuery({
    queryKey: ['colleagues', restaurantId],
    queryFn: async () => await call(listColleagues),
    // Fetched every time: somebody may just have set a PIN.
    gcTime: 0,
  });
  if (!line) return null;
  const people = colleagues.data?.toSorted(
    (one, other) =>
      Number(other.nombreusuario === userName) - Number(one.nombreusuario === userName),
  );
  return (
    <Dialog open size="small" title={copy.acceptTitle} onClose={onClose}>
      <div className={css.accepted}>
        <p className={css.asked}>{copy.acceptText(line.name)}</p>
        <p className={css.price} role="status">
          {copy.priced(line.grams, formatEuros(line.unitGrossCents))}
        </p>
      </div>
      {colleagues.isPending && <p role="status">{SWITCH_MESSAGES.loading}</p>}
      {colleagues.isError && (
        <Notice
          tone="alert"
          role="alert"
          action={
            <Button pending={colleagues.isFetching} onClick={() => void colleagues.refetch()}>
              {ROOM_MESSAGES.retry}
            </Button>
          }
        >
          {SWITCH_MESSAGES.failed}
        </Notice>
      )}
      {people?.length === 0 && (
        <Notice tone="info" action={<Link href={PATHS.staffAccount}>{copy.setPin}</Link>}>
          {copy.noPin}
        </Notice>
      )}
      {people && people.length > 0 && <PinForm {...props} line={line} people={people} />}
    </Dialog>
  );
}

interface PinFormProps extends AcceptWeightDialogProps {
  line: LineToWeigh;
  people: readonly ColleagueWire[];
}

function PinForm({ restaurantId, order, line, people, actions, onClose }: PinFormProps) {
  const [anew, setAnew] = useState<ReadAnew | null>(null);
  const form = useServerForm({
    defaultValues: { who: String(people[0]?.idusuario ?? ''), pin: '' },
    rules: RULES,
    fieldOf: { wrong_pin: 'pin' },
    words: weighingFailure,
    send: async ({ who, pin }) => {
      const body = {
        gramos: line.grams,
        leido: anew?.facts,
        idusuario: Number(who),
        pinacceso: await sealPassword(pin, restaurantId),
      };
      try {
        await actions.acceptWeight(order, line.number, body);
      } catch (error) {
        setAnew((read) => toReadAnew(error) ?? read);
        throw error;
      }
      onClose();
    },
  });
  return (
    <FormShell
      {...form.shell}
      submitLabel={copy.accept}
      secondary={
        <Button variant="outline" size="big" onClick={onClose}>
          {ROOM_MESSAGES.keep}
        </Button>
      }
    >
      {anew && (
        <p className={css.changes}>
          <FactChanges changes={anew.changes} />
        </p>
      )}
      <Select label={SWITCH_MESSAGES.who} {...form.field('who')}>
        {people.map(({ idusuario, nombreusuario }) => (
          <option key={idusuario} value={idusuario}>
            {nombreusuario}
          </option>
        ))}
      </Select>
      <PasswordField
        label={SWITCH_MESSAGES.pin}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('pin')}
      />
    </FormShell>
  );
}
