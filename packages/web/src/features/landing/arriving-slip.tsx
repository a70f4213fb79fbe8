import { LANDING_MESSAGES } from '../../i18n/es/landing.ts';
import { Badge } from '../../ui/badge.tsx';
import { Slip } from '../../ui/slip.tsx';
import { SlipLine, SlipLines } from '../../ui/slip-line.tsx';
import css from './arriving-slip.module.css';
import { EXAMPLE_LINES } from './example-order.ts';

const copy = LANDING_MESSAGES.example;

/** The example order as it arrives on the kitchen's board. */
export function ArrivingSlip({ className }: { className?: string | undefined }) {
  return (
    <div role="img" aria-label={copy.slip} className={className}>
      <div className={css.slip}>
        <Slip
          as="div"
          age="fresh"
          header={
            <div className={css.heading}>
              <b className={css.table}>{copy.table}</b>
              <span className={css.number}>{copy.number}</span>
              <b className={css.now}>{copy.now}</b>
            </div>
          }
          footer={
            <Badge tone="ready" stamp>
              {copy.stamp}
            </Badge>
          }
        >
          <SlipLines>
            {EXAMPLE_LINES.map((line) => (
              <SlipLine key={line.name} quantity={line.quantity} note={line.note}>
                {line.name}
              </SlipLine>
            ))}
          </SlipLines>
        </Slip>
      </div>
    </div>
  );
}
