import { wallTime, type OrderPromise } from '@simplato/domain';
import { PROMISE_MESSAGES } from '../../i18n/es/promises.ts';
import { useMessages } from '../../i18n/i18n-context.ts';

interface PromisedTimeProps {
  promise: OrderPromise;
  /** Whether the rest is held. */
  isOfFirst: boolean;
}

export function PromisedTime({ promise: { from, until }, isOfFirst }: PromisedTimeProps) {
  const copy = useMessages(PROMISE_MESSAGES);
  const [first, last] = [from, until].map((time) => wallTime(Date.parse(time)).time) as [
    string,
    string,
  ];
  return <p>{isOfFirst ? copy.firstReady(first, last) : copy.ready(first, last)}</p>;
}
