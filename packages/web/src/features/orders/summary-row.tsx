import {
  formatEuros,
  lineGrossCents,
  ORDER_LIMITS,
  type BasketLine,
  type LineChange,
} from '@simplato/domain';
import { Plus } from 'lucide-react';
import { SUMMARY_COPY as copy } from '../../copy/orders.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LineNote } from './line-note.tsx';
import css from './summary-table.module.css';

interface SummaryRowProps {
  line: BasketLine;
  change: LineChange | undefined;
  isLocked: boolean;
  onAddOne: () => void;
  onTakeOne: () => void;
  onNote: (text: string) => void;
}

export function SummaryRow({
  line,
  change,
  isLocked,
  onAddOne,
  onTakeOne,
  onNote,
}: SummaryRowProps) {
  const isGone = change?.kind === 'gone';
  return (
    <tr className={classNames(css.row, isGone && css.gone)}>
      <th scope="row" className={css.product}>
        <span className={css.name}>{line.name}</span>
        <ChangeWords change={change} />
        {!isGone && (
          <LineNote name={line.name} note={line.note} isLocked={isLocked} onNote={onNote} />
        )}
      </th>
      <td className={css.quantity}>
        <span className={css.stepper}>
          {line.quantity}
          <IconButton
            label={copy.addOne(line.name)}
            icon={<Plus aria-hidden="true" />}
            disabled={isLocked || isGone || line.quantity >= ORDER_LIMITS.quantity}
            onClick={onAddOne}
          />
        </span>
      </td>
      <td className={css.price}>{formatEuros(line.unitGrossCents)}</td>
      <td className={css.subtotal}>{formatEuros(lineGrossCents(line))}</td>
      <td className={css.action}>
        <Button
          variant="ghost"
          aria-label={copy.removeOne(line.name)}
          disabled={isLocked}
          onClick={onTakeOne}
        >
          {copy.remove}
        </Button>
      </td>
    </tr>
  );
}

function ChangeWords({ change }: { change: LineChange | undefined }) {
  switch (change?.kind) {
    case 'gone':
      return <Badge tone="alert">{copy.changed.gone}</Badge>;
    case 'price':
      return (
        <Badge tone="wait">
          {copy.changed.price(
            formatEuros(change.nowGrossCents),
            formatEuros(change.shownGrossCents),
          )}
        </Badge>
      );
    case 'same':
    case undefined:
      return null;
  }
}
