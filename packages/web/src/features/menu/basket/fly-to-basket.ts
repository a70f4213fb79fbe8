import { copyOver, motionMs, moveAway } from '../../../ui/copy-over.ts';
import { FLIGHT_TARGET } from './flight-target.ts';

/**
 * Animates the product's picture into the basket (docs/design.md), using only transform and opacity.
 */
export function flyToBasket(picture: Element | null): void {
  const duration = motionMs('--motion-fly');
  if (!picture || duration === 0) return;
  // Measured in the next frame, when the bar exists even for the first product.
  requestAnimationFrame(() => {
    const target = document.querySelector(`[${FLIGHT_TARGET}]`);
    if (!target) return;
    const from = picture.getBoundingClientRect();
    const to = target.getBoundingClientRect();
    const flier = copyOver(picture, from);
    document.body.append(flier);
    const right = to.left + to.width / 2 - (from.left + from.width / 2);
    const down = to.top + to.height / 2 - (from.top + from.height / 2);
    moveAway(
      flier,
      [
        { transform: 'none', opacity: 0.9 },
        { transform: `translate(${right}px, ${down}px) scale(0.1)`, opacity: 0.5 },
      ],
      duration,
    );
  });
}
