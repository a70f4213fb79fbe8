import type { Order } from '@simplato/domain';
import { startTransition, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Heights,
  lanesInSight,
  type OutOfSight,
  outOfSight,
  packSlips,
  placesNear,
  shiftOf,
  type SlipLayout,
  type SlipPlace,
  type View,
} from './slip-layout.ts';

interface SlipWindow extends OutOfSight {
  /** The slips to be drawn. */
  drawn: readonly SlipPlace[];
  /** Brings a slip into view, with the focus: what was tapped to go there may be gone by then. */
  goTo: (order: Order) => void;
}

interface LaidOut {
  orders: readonly Order[];
  lanes: number;
  heights: Heights;
  layout: SlipLayout;
}

/** Drawn beyond what is seen, in views: what a thumb scrolls to is there already. */
const MARGIN = 0.75;
/** So many new ones are drawn a frame: what is drawn together is laid out together. */
const AT_ONCE = 2;
/** Farther than so many views, going there slowly would draw everything on the way. */
const FAR = 2;

/**
 * Draws the slips of a list that are seen, and some more: two hundred open orders take no longer than
 * twenty. The others have a place and a height; `li[data-order]` are given theirs here.
 */
export function useSlipWindow(
  list: RefObject<HTMLElement | null>,
  orders: readonly Order[],
  lanes: number,
): SlipWindow {
  const [view, setView] = useState<View>(() => ({ top: 0, height: window.innerHeight }));
  const [heights, setHeights] = useState<Heights>(() => new Map());
  const [laidOut, setLaidOut] = useState<LaidOut | null>(null);
  /** It stays, wherever the list is scrolled. */
  const [focused, setFocused] = useState<number | null>(null);

  let now = laidOut;
  if (now?.orders !== orders || now.lanes !== lanes || now.heights !== heights) {
    const isSame = now?.orders === orders && now.lanes === lanes;
    const kept = now && isSame ? lanesInSight(now.layout, view, now.heights) : undefined;
    now = { orders, lanes, heights, layout: packSlips(orders, lanes, heights, kept) };
    setLaidOut(now);
  }
  const { layout } = now;

  const near = useMemo(() => {
    const places = new Set(placesNear(layout, view, view.height * MARGIN));
    return layout.places.filter((one) => places.has(one) || one.order.orderId === focused);
  }, [layout, view, focused]);
  const first = useMemo(() => {
    const held = layout.places.filter(({ order }) => order.orderId === focused);
    return new Set([...held, ...placesNear(layout, view, 0)]);
  }, [layout, view, focused]);
  const drawn = useGradually(near, first);

  const shown = useRef<SlipLayout | null>(null);
  /** Asking the list itself would lay out everything at once. */
  const scrolled = useRef(0);
  const [observer] = useState(() =>
    'ResizeObserver' in window
      ? new ResizeObserver((entries) => {
          // It is called before they are painted, and so are they in their places.
          flushSync(() => setHeights((before) => measure(before, targets(entries))));
        })
      : undefined,
  );
  useLayoutEffect(() => () => observer?.disconnect(), [observer]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // Those that are observed already are left alone.
    for (const slip of slipsIn(element)) observer?.observe(slip);
    scrolled.current = show(element, layout, shown.current, scrolled.current);
    shown.current = layout;
  }, [list, observer, layout, drawn]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const seen = viewOf(element);
      scrolled.current = seen.top;
      setView((before) => (isSameSight(shown.current, before, seen) ? before : seen));
    };
    const hold = ({ target }: Event) => {
      const slip = target instanceof Element && target.closest<HTMLElement>('[data-order]');
      if (slip) setFocused(Number(slip.dataset['order']));
    };
    element.addEventListener('scroll', look, { passive: true });
    element.addEventListener('focusin', hold);
    const resizes = 'ResizeObserver' in window ? new ResizeObserver(look) : undefined;
    resizes?.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      element.removeEventListener('focusin', hold);
      resizes?.disconnect();
    };
  }, [list]);

  return {
    ...useMemo(() => outOfSight(layout, view), [layout, view]),
    drawn,
    goTo(order) {
      const wanted = layout.places.find((one) => one.order.orderId === order.orderId);
      const element = list.current;
      if (!wanted || !element) return;
      flushSync(() => setFocused(order.orderId));
      const slip = slipsIn(element).find(({ dataset }) => dataset['order'] === `${order.orderId}`);
      slip?.focus({ preventScroll: true });
      const isFar = Math.abs(wanted.top - element.scrollTop) > view.height * FAR;
      const top = wanted.top - (Number.parseFloat(getComputedStyle(element).scrollPaddingTop) || 0);
      element.scrollTo({ top, behavior: isFar ? 'instant' : 'smooth' });
    },
  };
}

/** A few a frame, so that the browser answers in between; the `first` before others. */
function useGradually(
  wanted: readonly SlipPlace[],
  first: ReadonlySet<SlipPlace>,
): readonly SlipPlace[] {
  const [known, setKnown] = useState<ReadonlySet<number>>(() => new Set());
  const drawn = useMemo(() => {
    const isNew = ({ order }: SlipPlace) => !known.has(order.orderId);
    const inTurn = new Set([...first, ...wanted]);
    const next = new Set([...inTurn].filter(isNew).slice(0, AT_ONCE));
    return wanted.filter((one) => next.has(one) || !isNew(one));
  }, [wanted, first, known]);

  useLayoutEffect(() => {
    if (drawn.every(({ order }) => known.has(order.orderId))) return;
    const next = new Set(drawn.map(({ order }) => order.orderId));
    // A transition, or it would be drawn together with the heights of those before.
    const frame = requestAnimationFrame(() => startTransition(() => setKnown(next)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, known]);
  return drawn;
}

function slipsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-order]')];
}

function targets(entries: readonly ResizeObserverEntry[]): HTMLElement[] {
  return entries.map(({ target }) => target).filter((target) => target instanceof HTMLElement);
}

/** The same object where nothing is new; without a layout, as in tests, nothing has a height. */
function measure(before: Heights, slips: readonly HTMLElement[]): Heights {
  const after = new Map(before);
  let isChanged = false;
  for (const slip of slips) {
    const orderId = Number(slip.dataset['order']);
    const height = slip.offsetHeight;
    if (height === 0 || before.get(orderId) === height) continue;
    after.set(orderId, height);
    isChanged = true;
  }
  return isChanged ? after : before;
}

/** Puts the slips in their places, and keeps in place what somebody reads. Returns how far it is scrolled. */
function show(
  list: HTMLElement,
  layout: SlipLayout,
  before: SlipLayout | null,
  scrolled: number,
): number {
  putInPlace(list, layout);
  if (before === null || before === layout || scrolled === 0) return scrolled;
  const shift = shiftOf(before, layout, scrolled);
  if (shift !== 0) list.scrollTop = scrolled + shift;
  return scrolled + shift;
}

function putInPlace(list: HTMLElement, layout: SlipLayout): void {
  const places = new Map(layout.places.map((one) => [String(one.order.orderId), one]));
  for (const slip of slipsIn(list)) {
    const own = places.get(slip.dataset['order'] ?? '');
    if (!own) continue;
    // Nothing that a slip's elements inherit: all of them would be styled again.
    slip.style.top = `${own.top}px`;
    slip.style.left = `calc(${own.lane} * (100% + var(--gap)) / ${layout.lanes})`;
  }
  // The list's last item holds nothing and makes it as high as all slips, drawn or not.
  if (list.lastElementChild instanceof HTMLElement) {
    list.lastElementChild.style.height = `${layout.height}px`;
  }
}

function viewOf(list: HTMLElement): View {
  return { top: list.scrollTop, height: list.clientHeight || window.innerHeight };
}

function isSameSight(layout: SlipLayout | null, one: View, other: View): boolean {
  if (!layout || one.height !== other.height) return false;
  const idsOf = (orders: readonly Order[]) => orders.map(({ orderId }) => orderId).join();
  const sight = (view: View) => {
    const { above, below } = outOfSight(layout, view);
    const near = placesNear(layout, view, view.height * MARGIN).map(({ order }) => order);
    return `${above.length} ${idsOf(below)} ${idsOf(near)}`;
  };
  return sight(one) === sight(other);
}
