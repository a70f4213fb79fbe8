import { formatEuros } from '@simplato/domain';
import { LANDING_MESSAGES } from '../../i18n/es/landing.ts';
import { CountDot } from '../../ui/count-dot.tsx';
import { Plate } from '../../ui/plate.tsx';
import { TileBand } from '../../ui/tile-band.tsx';
import { EXAMPLE_LINES, EXAMPLE_STRIPS } from './example-order.ts';
import css from './example-phone.module.css';

const copy = LANDING_MESSAGES.example;

const COUNT = EXAMPLE_LINES.reduce((sum, line) => sum + line.quantity, 0);
const TOTAL_CENTS = EXAMPLE_LINES.reduce((sum, line) => sum + line.quantity * line.grossCents, 0);

/** An illustration of the menu, using the menu's own plates; a single image for screen readers. */
export function ExamplePhone() {
  return (
    <div role="img" aria-label={copy.picture} className={css.phone}>
      <div className={css.screen}>
        <TileBand className={css.band} />
        <div className={css.bar}>
          <span className={css.restaurant}>{copy.restaurant}</span>
          <span className={css.table}>{copy.table}</span>
        </div>
        <div className={css.tabs}>
          {copy.courses.map((course, index) => (
            <span key={course} className={index === 0 ? css.current : css.tab}>
              {course}
            </span>
          ))}
        </div>
        {EXAMPLE_STRIPS.map((strip, index) => (
          <div key={copy.courses[index]} className={css.section}>
            <span className={css.heading}>{copy.courses[index]}</span>
            <div className={css.strip}>
              {strip.map((product) => (
                <div key={product.name} className={css.card}>
                  <div className={css.picture}>
                    <Plate name={product.name} course={product.course} />
                  </div>
                  <span className={css.name}>{product.name}</span>
                  <span className={css.description}>{product.description}</span>
                  <span className={css.foot}>
                    <b>{formatEuros(product.grossCents)}</b>
                    <span className={css.add}>{copy.add}</span>
                  </span>
                </div>
              ))}
            </div>
          </div>
        ))}
        <div className={css.basket}>
          <CountDot count={COUNT} className={css.count} />
          <span className={css.basketLabel}>{copy.basket}</span>
          <b>{formatEuros(TOTAL_CENTS)}</b>
        </div>
      </div>
    </div>
  );
}
