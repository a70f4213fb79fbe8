import {
  chosenGrossCents,
  formatEuros,
  gramsFromTyped,
  kiloGrossCents,
  type Order,
  weightFault,
} from '@simplato/domain';
import { useServerForm } from '../../forms/use-server-form.ts';
import { ROOM_MESSAGES } from '../../i18n/es/room.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import type { RoomActions } from './use-room-actions.ts';
import { lineToWeigh, weighingFailure, type LineToWeigh } from './weighed-order.ts';
import css from './weigh-dialog.module.css';

const copy = ROOM_MESSAGES.weighing;

const RULES = {
  grams: (typed: string) => {
    const grams = gramsFromTyped(typed);
    return grams === null ? copy.noWeight : weightFault(grams);
  },
};

interface WeighDialogProps {
  order: Order;
  actions: RoomActions;
  onClose: () => void;
}

/** Notes what the scale says. Hands are wet: one field, and nothing small to press. */
export function WeighDialog({ order, actions, onClose }: WeighDialogProps) {
  const line = lineToWeigh(order);
  return (
    line && (
      <Dialog open size="small" title={copy.title(line.name)} onClose={onClose}>
        <WeighForm {...{ order, line, actions, onClose }} />
      </Dialog>
    )
  );
}

function WeighForm({ order, line, actions, onClose }: WeighDialogProps & { line: LineToWeigh }) {
  const form = useServerForm({
    defaultValues: { grams: line.isWeighed ? String(line.grams) : '' },
    rules: RULES,
    fieldOf: { gramos: 'grams' },
    words: weighingFailure,
    send: async ({ grams }) => {
      await actions.weigh(order, line.number, gramsFromTyped(grams) ?? 0);
      onClose();
    },
  });
  const kilo = formatEuros(kiloGrossCents(line));
  const grams = gramsFromTyped(form.watch('grams'));
  const isWeight = grams !== null && weightFault(grams) === null;
  return (
    <FormShell
      {...form.shell}
      submitLabel={copy.save}
      secondary={
        <Button variant="outline" size="big" onClick={onClose}>
          {ROOM_MESSAGES.keep}
        </Button>
      }
    >
      <p className={css.asked}>
        {line.isWeighed ? copy.kilo(kilo) : copy.askedFor(line.grams, kilo)}
      </p>
      <Field
        label={copy.grams}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        suffix="g"
        className={css.weight}
        {...form.field('grams')}
      />
      <output className={css.price}>
        {isWeight ? copy.priced(grams, formatEuros(chosenGrossCents({ ...line, grams }))) : '—'}
      </output>
    </FormShell>
  );
}
