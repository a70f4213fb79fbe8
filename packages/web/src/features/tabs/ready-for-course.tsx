import { fireOwnCourse } from '@simplato/contract/endpoints';
import { nextCourse, type Order } from '@simplato/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../api/call.ts';
import type { TabOfMember } from '../../api/read-place.ts';
import { useFailureMessage } from '../../forms/failure-message.ts';
import { DINER_COURSE_MESSAGES } from '../../i18n/es/diner-courses.ts';
import { forCourse } from '../../i18n/for-course.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { Slip } from '../../ui/slip.tsx';
import { useToast } from '../../ui/toast.tsx';
import { mergeOrders, ownOrdersQuery } from '../orders/own-orders-query.ts';
import { placeQuery } from '../place/place-query.ts';
import { syncTab } from '../place/sync-tab.ts';
import { restaurantQuery } from '../restaurant/restaurant-query.ts';
import { useSession } from '../session/session-store.ts';
import css from './ready-for-course.module.css';

interface ReadyForCourseProps {
  tab: TabOfMember;
  /** This phone's orders, which it may know better than its tab does. */
  own: readonly Order[];
}

/** While a course of the table is held, and it may fire it itself: tells the kitchen with one press. */
export function ReadyForCourse({ tab, own }: ReadyForCourseProps) {
  const { restaurantId } = useSession();
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  const ofTab = tab.orders.map(({ order }) => order);
  const isOfTab = ({ orderId }: Order) => ofTab.some((order) => order.orderId === orderId);
  const course = nextCourse(mergeOrders(ofTab, own.filter(isOfTab)));
  // Keyed by its course, so that a second tap does not fire the one after it.
  return course === null || !restaurant?.dinersFire ? null : (
    <HeldCourse key={course} tabId={tab.tabId} course={course} />
  );
}

function HeldCourse({ tabId, course }: { tabId: number; course: number }) {
  const copy = useMessages(DINER_COURSE_MESSAGES);
  const failureMessage = useFailureMessage();
  const { restaurantId } = useSession();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const headingId = useId();
  const firing = useMutation({
    mutationFn: async () => call(fireOwnCourse, { body: { curso: course, idcuenta: tabId } }),
    onSuccess: (wire) => {
      if (restaurantId !== null) syncTab(queryClient, restaurantId, wire);
      show({ text: forCourse(copy.fired, course), tone: 'success' });
    },
    // It may be another tab by now, and without an answer the kitchen may know.
    onError: () => void queryClient.invalidateQueries(placeQuery(restaurantId)),
    onSettled: () => void queryClient.invalidateQueries(ownOrdersQuery(restaurantId)),
  });
  return (
    <Slip as="section" labelledBy={headingId}>
      <h2 id={headingId} className={css.heading}>
        {forCourse(copy.held, course)}
      </h2>
      <p className={css.text}>{copy.heldText}</p>
      <Button
        size="big"
        wide
        variant="dark"
        className={css.ready}
        pending={firing.isPending}
        onClick={() => firing.mutate()}
      >
        {forCourse(copy.ready, course)}
      </Button>
      {firing.isError && (
        <p role="alert" className={css.failed}>
          {copy.failed} {failureMessage(firing.error)}
        </p>
      )}
    </Slip>
  );
}
