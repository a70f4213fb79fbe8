import { useId } from 'react';
import { Link } from 'wouter';
import { LANDING_MESSAGES } from '../../i18n/es/landing.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { Plate } from '../../ui/plate.tsx';
import { EXAMPLE_STRIPS } from './example-order.ts';
import css from './try-out-section.module.css';

const copy = LANDING_MESSAGES.tryOut;

const [[product] = []] = EXAMPLE_STRIPS;

/** A table that anybody may try. */
export function TryOutSection({ code }: { code: string }) {
  const titleId = useId();
  return (
    <section className={css.section} aria-labelledby={titleId}>
      {product && (
        <div className={css.plate}>
          <Plate name={product.name} course={product.course} />
        </div>
      )}
      <div className={css.words}>
        <h2 id={titleId}>{copy.title}</h2>
        <p className={css.text}>{copy.text}</p>
        <Link
          href={`${PATHS.scan}?c=${encodeURIComponent(code)}`}
          className={buttonClass({ variant: 'dark', size: 'big' }, css.action)}
        >
          {copy.action}
        </Link>
      </div>
    </section>
  );
}
