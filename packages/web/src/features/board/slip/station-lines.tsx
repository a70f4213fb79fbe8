import { byCourse, isOpen, type Order } from '@simplato/domain';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { BOARD_TOOLS_MESSAGES as copy } from '../../../i18n/es/board-tools.ts';
import { REMOVAL_MESSAGES } from '../../../i18n/es/removals.ts';
import { SOLD_OUT_MESSAGES } from '../../../i18n/es/sold-out.ts';
import { SlipLine, SlipLines } from '../../../ui/slip-line.tsx';
import { removedUnits } from '../../orders/removed-units.ts';
import css from './order-slip.module.css';
import type { SlipSurroundings } from './slip-surroundings.ts';

interface StationLinesProps extends Pick<SlipSurroundings, 'isShown' | 'onTick' | 'onRunOut'> {
  order: Order;
}

/** An order's lines: this station's, to be ticked; the others' are folded behind their number. */
export function StationLines({ order, isShown, onTick, onRunOut }: StationLinesProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const lines = byCourse(order.lines.map((line, index) => ({ ...line, number: index + 1 })));
  const own = lines.filter(isShown);
  const others = lines.filter((line) => !isShown(line));
  const draw = (line: (typeof lines)[number], isOwn: boolean) => (
    <SlipLine
      key={line.number}
      quantity={line.quantity}
      removed={removedUnits(line, REMOVAL_MESSAGES.removed)}
      done={order.doneLines.includes(line.number)}
      faded={!isOwn}
      tickLabel={copy.line.tick}
      onTick={isOpen(order.status) ? () => onTick(order, line.number) : undefined}
      action={
        <button
          type="button"
          className={css.runOut}
          aria-label={SOLD_OUT_MESSAGES.board.lineOf(line.name)}
          title={SOLD_OUT_MESSAGES.board.lineOf(line.name)}
          aria-haspopup="dialog"
          onClick={() => onRunOut(line)}
        >
          <Ban aria-hidden="true" />
        </button>
      }
      options={
        line.options.length > 0 && (
          <span className={css.options}>{line.options.map(({ name }) => name).join(' · ')}</span>
        )
      }
      note={line.note !== '' && <span className={css.wish}>{line.note}</span>}
    >
      {line.name}
      {line.forName !== '' && <span className={css.forName}>{line.forName}</span>}
    </SlipLine>
  );
  return (
    <>
      <SlipLines>
        {own.map((line) => draw(line, true))}
        {isUnfolded && others.map((line) => draw(line, false))}
      </SlipLines>
      {others.length > 0 && (
        <button
          type="button"
          className={css.others}
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {copy.filter.others(others.length)}
        </button>
      )}
    </>
  );
}
