import { changeBoardSettings } from '@simplato/contract/staff-endpoints';
import {
  LONGEST_WAITING_LIMIT,
  readPrinterAddress,
  PRINTER_ADDRESS_TEXT,
  waitingLimitsRule,
} from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormShell } from '../../../ui/form-shell.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import css from './settings-dialog.module.css';
import { BOARD_SIZES, chooseBoardSize, useBoardSize } from '../size/board-size.ts';
import { type BoardSettings, boardSettingsQuery } from '../../live/use-board-settings.ts';

const copy = BOARD_TOOLS_MESSAGES.settings;

interface SettingsFormProps {
  restaurantId: number;
  settings: BoardSettings;
  onSaved: () => void;
  onClose: () => void;
}

interface Values {
  waiting: string;
  late: string;
  printer: string;
}

const RULES = {
  waiting: (text: string) => (readMinutes(text) === null ? copy.notMinutes : null),
  late: (text: string, { waiting }: Values) => {
    const [first, second] = [readMinutes(waiting), readMinutes(text)];
    if (second === null) return copy.notMinutes;
    if (first === null) return null;
    return waitingLimitsRule({ waitingAfterMinutes: first, lateAfterMinutes: second });
  },
  // The form accepts a printer on the server's own machine; only the server knows whether that is
  // allowed.
  printer: (text: string) =>
    text.trim() === '' || readPrinterAddress(text, { withOwnMachine: true })
      ? null
      : PRINTER_ADDRESS_TEXT,
};

interface SettingsDialogProps extends SettingsFormProps {
  /** Whether these people may change what is the whole restaurant's. */
  mayChange: boolean;
}

/** How large this screen is drawn, for everybody; and what all screens share. */
export function SettingsDialog({ mayChange, ...form }: SettingsDialogProps) {
  const size = useBoardSize();
  return (
    <Dialog open title={copy.title} onClose={form.onClose}>
      <div className={css.size}>
        <Segmented
          legend={copy.size}
          showLegend
          options={BOARD_SIZES.map((value) => ({ value, label: copy.sizes[value] }))}
          value={size}
          onChange={chooseBoardSize}
        />
        <p className={css.text}>{copy.sizeHint}</p>
      </div>
      {mayChange ? (
        <SettingsForm {...form} />
      ) : (
        <Button variant="dark" size="big" wide onClick={form.onClose}>
          {copy.done}
        </Button>
      )}
    </Dialog>
  );
}

function SettingsForm({ restaurantId, settings, onSaved, onClose }: SettingsFormProps) {
  const queryClient = useQueryClient();
  const form = useServerForm<Values>({
    defaultValues: {
      waiting: String(settings.waitingAfterMinutes),
      late: String(settings.lateAfterMinutes),
      printer: settings.printer,
    },
    rules: RULES,
    fieldOf: { avisominutos: 'waiting', retrasominutos: 'late', impresora: 'printer' },
    send: async ({ waiting, late, printer }) => {
      await call(changeBoardSettings, {
        body: {
          avisominutos: readMinutes(waiting) ?? 0,
          retrasominutos: readMinutes(late) ?? 0,
          impresora: printer.trim(),
        },
      });
      await queryClient.invalidateQueries({ queryKey: boardSettingsQuery(restaurantId).queryKey });
      onSaved();
    },
  });
  return (
    <FormShell
      {...form.shell}
      submitLabel={copy.submit}
      secondary={
        <Button variant="outline" size="big" onClick={onClose}>
          {copy.cancel}
        </Button>
      }
    >
      <p className={css.text}>{copy.text}</p>
      <div className={css.limits}>
        <Field
          label={copy.waiting}
          inputMode="numeric"
          suffix={copy.minutes}
          {...form.field('waiting')}
        />
        <Field
          label={copy.late}
          inputMode="numeric"
          suffix={copy.minutes}
          {...form.field('late')}
        />
      </div>
      <Field
        label={copy.printer}
        hint={copy.printerHint}
        autoComplete="off"
        spellCheck={false}
        {...form.field('printer')}
        required={false}
      />
    </FormShell>
  );
}

function readMinutes(text: string): number | null {
  const minutes = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0;
  return minutes >= 1 && minutes <= LONGEST_WAITING_LIMIT ? minutes : null;
}
