import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { KITCHEN_MESSAGES } from '../../../i18n/es/kitchen.ts';
import { PROMISE_MESSAGES } from '../../../i18n/es/promises.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useUrlDialog } from '../../../url-state/use-url-dialog.ts';
import { useDelayMinutes } from './use-kitchen.ts';

/**
 * Asks whether to order all the same while the kitchen says that it takes longer: once each time, before anything is
 * sent. `order` is called with the minutes that were accepted, 0 if there are none. An open question follows what the
 * kitchen says, and closes unanswered when it no longer says so. Without a restaurant, for a waiter, nothing is asked.
 */
export function useDelayQuestion<Wish>(
  restaurantId: number | null,
  order: (wish: Wish, acceptedMinutes: number, askAgain: (delayMinutes: number) => void) => void,
) {
  const { delayed } = useMessages(KITCHEN_MESSAGES);
  const copy = useMessages(PROMISE_MESSAGES).delay;
  const delayMinutes = useDelayMinutes(restaurantId);
  /** What is being asked about, in minutes: a part of the address, so that the phone's back button closes it. */
  const { value: asked, open, close } = useUrlDialog('demora');
  const [wished, setWished] = useState<{ wish: Wish } | null>(null);
  const acceptedMinutes = useRef<number | null>(null);

  const followKitchen = useEffectEvent((minutes: number | null) => {
    if (asked === null) return;
    if (minutes === null) close();
    else open(String(minutes));
  });
  useEffect(() => followKitchen(delayMinutes), [delayMinutes]);

  // After a reload the address still asks, but what was wished for is gone.
  const isForgotten = asked !== null && wished === null;
  useEffect(() => {
    if (isForgotten) close();
  }, [isForgotten, close]);

  /** The server knew of a delay that this phone did not: the same is asked about, if it was wished for here. */
  const askAgain = (minutes: number): boolean => {
    if (wished !== null) open(String(minutes));
    return wished !== null;
  };
  const orderNow = (wish: Wish, minutes: number) => {
    const { pathname } = location;
    // Its page may have been left meanwhile.
    order(wish, minutes, (again) => location.pathname === pathname && open(String(again)));
  };
  const orderOrAsk = (wish: Wish) => {
    setWished({ wish });
    if (delayMinutes === null) orderNow(wish, 0);
    else open(String(delayMinutes));
  };

  const orderAccepted = useEffectEvent(() => {
    const minutes = acceptedMinutes.current;
    acceptedMinutes.current = null;
    if (wished !== null && minutes !== null) orderNow(wished.wish, minutes);
  });
  // Not before it is closed: that goes back in the history, and would undo the way to the next page.
  useEffect(() => {
    if (asked === null) orderAccepted();
  }, [asked]);

  const question = wished !== null && asked !== null && (
    <Dialog
      open
      size="small"
      title={delayed(Number(asked))}
      onClose={close}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {copy.notNow}
          </Button>
          <Button
            onClick={() => {
              acceptedMinutes.current = Number(asked);
              close();
            }}
          >
            {copy.order}
          </Button>
        </>
      }
    >
      <p>{copy.question}</p>
    </Dialog>
  );
  return { orderOrAsk, askAgain, question };
}
