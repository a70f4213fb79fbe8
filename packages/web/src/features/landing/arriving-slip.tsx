import { LANDING_COPY } from '../../copy/landing.ts';
import { Badge } from '../../ui/badge.tsx';
import { Slip } from '../../ui/slip.tsx';
import { SlipHeading } from '../../ui/slip-heading.tsx';
import { SlipLine, SlipLines } from '../../ui/slip-line.tsx';
import css from './landing-page.module.css';

const copy = LANDING_COPY.slip;

/** One comanda on the kitchen's wall: what the promise looks like. */
export function ArrivingSlip() {
  return (
    <figure className={css.figureSlip} aria-label={copy.example}>
      <Slip
        as="div"
        age="fresh"
        header={<SlipHeading title={copy.table} detail={copy.number} level={2} />}
        footer={
          <Badge tone="ready" stamp>
            {copy.stamp}
          </Badge>
        }
      >
        <SlipLines>
          {copy.lines.map((line) => (
            <SlipLine
              key={line.name}
              quantity={line.quantity}
              note={'note' in line ? line.note : undefined}
            >
              {line.name}
            </SlipLine>
          ))}
        </SlipLines>
      </Slip>
    </figure>
  );
}
