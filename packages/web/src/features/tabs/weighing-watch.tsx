import { lineGrossCents, nameWithWeight, type Order, weighingOf } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { WEIGHING_MESSAGES } from '../../i18n/es/weighing.ts';
import { useEuros, useMessages } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { useToast } from '../../ui/toast.tsx';
import { mergeOrders, ownOrdersQuery } from '../orders/own-orders-query.ts';
import { openTabOf } from '../place/place-query.ts';
import { usePlace } from '../place/use-place.ts';

const NONE: readonly Order[] = [];

/**
 * On every diner page but that of the table: what this phone, or a waiter for it, has ordered by weight is
 * weighed, and waits for an answer. It stays until it has one.
 */
export function WeighingWatch({ restaurantId }: { restaurantId: number | null }) {
  const copy = useMessages(WEIGHING_MESSAGES);
  const euros = useEuros();
  const [location, navigate] = useLocation();
  const { show, dismiss } = useToast();
  const { data: own = NONE } = useQuery(ownOrdersQuery(restaurantId));
  const ofWaiters = (openTabOf(usePlace())?.orders ?? []).flatMap(({ order, memberId }) =>
    memberId === null ? order : [],
  );
  const weighed = mergeOrders(own, ofWaiters).find((order) => weighingOf(order) === 'weighed');
  const isOnTab = location === PATHS.tab;
  const version = weighed?.version;

  const tell = useEffectEvent(() => {
    const line = weighed?.lines[0];
    return line
      ? show({
          text: copy.notice(nameWithWeight(line), euros(lineGrossCents(line))),
          durationMs: 0,
          action: { label: copy.see, onClick: () => navigate(PATHS.tab) },
        })
      : null;
  });
  useEffect(() => {
    if (version === undefined || isOnTab) return;
    const shown = tell();
    return () => {
      if (shown !== null) dismiss(shown);
    };
  }, [version, isOnTab, dismiss]);
  return null;
}
