import {
  lineGrossCents,
  ORDER_LIMITS,
  quantitySteps,
  quantityTaken,
  type Allergen,
  type BasketLine,
  type LineChange,
} from '@simplato/domain';
import { MessageCircleQuestionMark, SlidersHorizontal } from 'lucide-react';
import { SUMMARY_MESSAGES } from '../../../i18n/es/orders.ts';
import { TABLE_AVOIDANCE_MESSAGES } from '../../../i18n/es/table-avoidance.ts';
import { useAllergenList } from '../../../i18n/use-allergen-list.ts';
import { useMessages, useEuros, useLanguage } from '../../../i18n/i18n-context.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { InLanguage } from '../../../i18n/in-language.tsx';
import { TableAvoids } from '../basket/table-avoids.tsx';
import { LineDifferences } from './line-differences.tsx';
import { LineNote } from './line-note.tsx';
import { LineUnfit } from './line-unfit.tsx';
import type { Unfit } from './unfit-for.ts';
import type { Summary } from './use-summary.ts';
import { withDifference } from './line-changes.ts';
import { type LineTexts, OptionTexts } from '../../orders/line-texts.tsx';
import css from './summary-table.module.css';

interface SummaryRowProps {
  line: BasketLine;
  words: LineTexts;
  change: LineChange | undefined;
  /** Why it does not fit what the diner avoids. */
  unfit: Unfit | null;
  /** What of it is avoided at the table. */
  avoided: ReturnType<Summary['avoidedAtTable']>;
  isLocked: boolean;
  /** Undefined if the product has no options. */
  onChoose: (() => void) | undefined;
  onAddOne: () => void;
  onTakeOne: () => void;
  onDrop: () => void;
  onNote: (text: string) => void;
  /** Asks the kitchen by this note, and says so. */
  onAsk: (asked: string, told: string) => void;
}

export function SummaryRow({
  line,
  words,
  change,
  unfit,
  avoided,
  isLocked,
  ...on
}: SummaryRowProps) {
  const euros = useEuros();
  const copy = useMessages(SUMMARY_MESSAGES);
  const name = words.name.text;
  const taken = quantityTaken(line);
  const isGone = change !== undefined && change.kind !== 'different' && change.kind !== 'same';
  // The line as used in the total.
  const now = change?.kind === 'different' ? withDifference(line, change) : line;
  // Another may be left, as its sheet says.
  const isFormatOut = change?.kind === 'sold-out' && line.formatId !== null;
  const canChoose =
    on.onChoose && !isLocked && (!isGone || change.kind === 'options' || isFormatOut);
  return (
    <tr className={classNames(css.row, isGone && css.gone)}>
      <th scope="row" className={css.product}>
        <span className={css.name}>
          <InLanguage {...words.name} />
        </span>
        {words.options.length > 0 && (
          <span className={css.options}>
            <OptionTexts options={words.options} />
          </span>
        )}
        <ChangeText line={line} change={change} words={words} />
        {unfit !== null && <LineUnfit unfit={unfit} />}
        {avoided && (
          <TableAvoids
            verdict={avoided.verdict}
            of={avoided.of}
            isUnstatedShown={unfit?.isUnstated}
          />
        )}
        {isGone && line.note !== '' && <span className={css.note}>{line.note}</span>}
        <div className={css.edits}>
          {canChoose && (
            <Button
              variant={change?.kind === 'options' ? 'soft' : 'ghost'}
              className={change?.kind === 'options' ? undefined : css.edit}
              icon={<SlidersHorizontal aria-hidden="true" />}
              aria-label={copy.chooseFor(name)}
              aria-haspopup="dialog"
              onClick={on.onChoose}
            >
              {copy.choose}
            </Button>
          )}
          {!isGone && (
            <LineNote name={name} note={line.note} isLocked={isLocked} onNote={on.onNote} />
          )}
          {!isGone && !isLocked && avoided?.asked && (
            <AskWithout
              name={name}
              contained={avoided.contained}
              onAsk={on.onAsk.bind(null, avoided.asked)}
            />
          )}
        </div>
      </th>
      <td className={css.quantity}>
        <QuantityStepper
          label={name}
          value={line.quantity}
          max={ORDER_LIMITS.quantity}
          step={quantitySteps(line).step}
          taken={taken}
          disabled={isLocked || isGone}
          onChange={(quantity) => (quantity > line.quantity ? on.onAddOne() : on.onTakeOne())}
        />
      </td>
      <td className={css.price}>{euros(now.unitGrossCents)}</td>
      <td className={css.subtotal}>{euros(lineGrossCents(now))}</td>
      <td className={css.action}>
        <Button
          variant="ghost"
          // An unavailable line is removed with one tap, whatever its quantity.
          aria-label={isGone ? copy.removeAll(name) : copy.removeOne(name, taken)}
          disabled={isLocked}
          onClick={isGone ? on.onDrop : on.onTakeOne}
        >
          {copy.remove}
        </Button>
      </td>
    </tr>
  );
}

interface AskWithoutProps {
  name: string;
  contained: readonly Allergen[];
  onAsk: (told: string) => void;
}

/** Only a question: whether it can be made without is for the kitchen to say. */
function AskWithout({ name, contained, onAsk }: AskWithoutProps) {
  const { ask } = useMessages(TABLE_AVOIDANCE_MESSAGES);
  const label = ask.label(useAllergenList()(contained));
  return (
    <Button
      variant="ghost"
      className={css.edit}
      icon={<MessageCircleQuestionMark aria-hidden="true" />}
      aria-label={`${label}: ${name}`}
      onClick={() => onAsk(ask.done)}
    >
      {label}
    </Button>
  );
}

type Changed = Pick<SummaryRowProps, 'line' | 'words' | 'change'>;

function ChangeText({ line, words, change }: Changed) {
  const language = useLanguage();
  const copy = useMessages(SUMMARY_MESSAGES);
  switch (change?.kind) {
    case 'gone':
      return <Badge tone="alert">{copy.changed.gone}</Badge>;
    case 'sold-out':
      return <Badge tone="alert">{copy.changed.soldOut}</Badge>;
    case 'not-served':
      return <Badge tone="alert">{copy.changed.notServed}</Badge>;
    case 'options':
      if (change.soldOut) {
        return <SoldOutOptions line={line} words={words} soldOut={change.soldOut} />;
      }
      // The problem names the group in Spanish; readers of another language get a general
      // instruction.
      return (
        <Badge tone="alert">{(language === 'es' && change.problem) || copy.changed.options}</Badge>
      );
    case 'different':
      return <LineDifferences difference={change} />;
    case 'same':
    case undefined:
      return null;
  }
}

/** Which products of a set menu have run out. */
function SoldOutOptions({
  line,
  words,
  soldOut,
}: Omit<Changed, 'change'> & { soldOut: readonly number[] }) {
  const { optionOut } = useMessages(SUMMARY_MESSAGES).changed;
  return line.options.map(
    ({ optionId, name }, index) =>
      soldOut.includes(optionId) && (
        <Badge key={optionId} tone="alert">
          {optionOut(words.options[index]?.text ?? name)}
        </Badge>
      ),
  );
}
