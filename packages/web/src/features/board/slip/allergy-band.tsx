import {
  type AllergyNote,
  avoidanceText,
  isOpen,
  nameWithOptions,
  type Order,
} from '@simplato/domain';
import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { restaurantTime } from '../../../i18n/describe-when.ts';
import { UNSENT_MESSAGES } from '../../../i18n/es/board-unsent.ts';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import css from './allergy-band.module.css';

interface AllergyBandProps {
  order: Order;
  notes: readonly AllergyNote[];
  /** The id of the slip's heading. */
  describedBy: string;
  /** Confirmed here without a connection. */
  isUnsent: boolean;
  onSeen: (order: Order) => Promise<void>;
}

/** Longer texts are smaller, and still larger than the products. */
const LONG = 60;

const copy = BOARD_MESSAGES.allergy;

/**
 * What somebody at the table must not eat, as they have told it or in their own words: first on the
 * slip, and always red. Nothing but its own button confirms that the kitchen has seen it.
 */
export function AllergyBand({ order, notes, describedBy, isUnsent, onSeen }: AllergyBandProps) {
  const [isSending, setIsSending] = useState(false);
  const confirm = async () => {
    setIsSending(true);
    await onSeen(order);
    setIsSending(false);
  };
  return (
    <div className={css.band}>
      <TriangleAlert aria-hidden="true" />
      <div className={css.words}>
        <strong className={css.title}>{copy.title}</strong>
        {order.avoidances.map((avoidance) => (
          <Text key={avoidance.forName} text={avoidanceText(avoidance)} />
        ))}
        {notes.map(({ text, lineNumber }) => (
          <Text
            key={lineNumber}
            text={text}
            line={lineNumber === null ? undefined : order.lines[lineNumber - 1]}
          />
        ))}
      </div>
      {order.allergySeenAt === null && !isUnsent && isOpen(order.status) && (
        <Button
          className={css.see}
          aria-describedby={describedBy}
          pending={isSending}
          onClick={() => void confirm()}
        >
          {copy.see}
        </Button>
      )}
      {order.allergySeenAt === null && isUnsent && (
        <p className={css.seen}>
          <CloudOff aria-hidden="true" />
          {UNSENT_MESSAGES.seen}
        </p>
      )}
      {order.allergySeenAt !== null && (
        <p className={css.seen}>
          <Check aria-hidden="true" />
          {copy.seenAt(restaurantTime(Date.parse(order.allergySeenAt)))}
        </p>
      )}
    </div>
  );
}

function Text({ text, line }: { text: string; line?: Order['lines'][number] | undefined }) {
  return (
    <p className={classNames(css.note, text.length > LONG && css.long)}>
      {text}
      {line && <span className={css.line}>{nameWithOptions(line)}</span>}
    </p>
  );
}
