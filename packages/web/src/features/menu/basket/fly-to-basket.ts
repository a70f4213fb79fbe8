import { FLIGHT_TARGET } from './flight-target.ts';

/**
 * Animates the product's picture into the basket (docs/design.md), using only transform and opacity.
 */
export function flyToBasket(picture: Element | null): void {
  const duration = Number.parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue('--motion-fly'),
  );
  if (!picture || !(duration > 0)) return;
  // Measured in the next frame, when the bar exists even for the first product.
  requestAnimationFrame(() => {
    const target = document.querySelector(`[${FLIGHT_TARGET}]`);
    if (!target) return;
    const from = picture.getBoundingClientRect();
    const to = target.getBoundingClientRect();
    const flier = copyOf(picture, from);
    document.body.append(flier);
    const right = to.left + to.width / 2 - (from.left + from.width / 2);
    const down = to.top + to.height / 2 - (from.top + from.height / 2);
    const flight = flier.animate(
      [
        { transform: 'none', opacity: 0.9 },
        { transform: `translate(${right}px, ${down}px) scale(0.1)`, opacity: 0.5 },
      ],
      { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
    );
    const land = () => flier.remove();
    flight.finished.then(land, land);
  });
}

function copyOf(picture: Element, { top, left, width, height }: DOMRect): HTMLElement {
  const flier = document.createElement('div');
  flier.setAttribute('aria-hidden', 'true');
  flier.append(picture.cloneNode(true));
  Object.assign(flier.style, {
    position: 'fixed',
    zIndex: 'var(--z-toast)',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    borderRadius: 'var(--radius-card)',
    overflow: 'hidden',
    pointerEvents: 'none',
  });
  return flier;
}
