import {
  ALLERGENS,
  type AllergyConflict,
  allergyConflict,
  byCourse,
  isOpen,
  isPending,
  type Order,
  type Product,
} from '@simplato/domain';
import { Ban, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { BOARD_TOOLS_MESSAGES as copy } from '../../../i18n/es/board-tools.ts';
import { REMOVAL_MESSAGES } from '../../../i18n/es/removals.ts';
import { SOLD_OUT_MESSAGES } from '../../../i18n/es/sold-out.ts';
import { SlipLine, SlipLines } from '../../../ui/slip-line.tsx';
import { removedUnits } from '../../orders/removed-units.ts';
import css from './order-slip.module.css';
import type { SlipSurroundings } from './slip-surroundings.ts';

interface StationLinesProps extends Pick<
  SlipSurroundings,
  'isShown' | 'products' | 'onTick' | 'onRunOut'
> {
  order: Order;
}

/** An order's lines: this station's, to be ticked; the others' are folded behind their number. */
export function StationLines(props: StationLinesProps) {
  const { order, products, isShown, onTick, onRunOut } = props;
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
      note={
        <>
          {line.note !== '' && <span className={css.wish}>{line.note}</span>}
          <Conflict
            conflict={allergyConflict(order, line.number, products.get(line.productId)?.allergens)}
          />
          {isPending(order, line.number - 1) && <Gone product={products.get(line.productId)} />}
        </>
      }
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

/** Ordered before it ran out. */
function Gone({ product }: { product: Product | undefined }) {
  if (!product || product.soldOut === 'no') return null;
  return (
    <span className={css.gone}>
      <Ban aria-hidden="true" /> {SOLD_OUT_MESSAGES.words[product.soldOut]}
    </span>
  );
}

/** Where the restaurant has not stated what a line holds it says that, and never that it is free of it. */
function Conflict({ conflict }: { conflict: AllergyConflict | null }) {
  if (conflict === null) return null;
  const { held, isOwnNote } = conflict;
  return (
    <span className={held.length > 0 || isOwnNote ? css.conflict : css.unstated}>
      <TriangleAlert aria-hidden="true" /> {conflictText(conflict)}
    </span>
  );
}

function conflictText({ held, isUnstated }: AllergyConflict): string {
  const { holds, unstated, ownNote } = BOARD_MESSAGES.allergy;
  if (held.length > 0) return holds(held.map((allergen) => ALLERGENS[allergen]));
  return isUnstated ? unstated : ownNote;
}
