import { type ComponentProps, lazy } from 'react';
import { LatePart } from './late-part.tsx';
import type { Plate as PlateOf } from './plate.tsx';
import css from './plate.module.css';
import { useIsNear } from './use-is-near.ts';

const Plate = lazy(async () => ({ default: (await import('./plate.tsx')).Plate }));

/**
 * A plate that is rendered when it comes near the viewport: a menu has a hundred, and a screen
 * shows four.
 */
export function PlateLater(props: ComponentProps<typeof PlateOf>) {
  const [ref, isNear] = useIsNear<HTMLSpanElement>();
  return (
    <span ref={ref} className={css.later}>
      {isNear && (
        <LatePart>
          <Plate {...props} />
        </LatePart>
      )}
    </span>
  );
}
