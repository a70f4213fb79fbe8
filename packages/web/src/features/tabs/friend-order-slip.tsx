import {
  lineGrossCents,
  type OrderLine,
  type Product,
  wallTime,
  isCharged,
  weighingOf,
} from '@simplato/domain';
import { useId } from 'react';
import type { TabOfMember, TabOrder } from '../../api/read-place.ts';
import { OWN_ORDERS_MESSAGES } from '../../i18n/es/orders.ts';
import { TAB_MESSAGES } from '../../i18n/es/tabs.ts';
import { WEIGHING_MESSAGES } from '../../i18n/es/weighing.ts';
import { useEuros, useMenuLanguage, useMessages } from '../../i18n/i18n-context.ts';
import { InLanguage } from '../../i18n/in-language.tsx';
import { MemberToken } from '../../ui/member-token.tsx';
import { Slip } from '../../ui/slip.tsx';
import { SlipHeading } from '../../ui/slip-heading.tsx';
import { SlipLine } from '../../ui/slip-line.tsx';
import { removedUnits } from '../orders/removed-units.ts';
import { lineTexts, OptionTexts } from '../orders/line-texts.tsx';
import { ReportedAllergy } from './own-orders/reported-allergy.tsx';
import { OrderBadge } from './own-orders/order-badge.tsx';
import css from './friend-order-slip.module.css';
import { LineMember } from './line-member.tsx';
import { OrderLines } from './order-lines.tsx';
import { useNames } from './use-names.ts';
import { WeighingAnswer } from './weighing-answer.tsx';

interface FriendOrderSlipProps extends TabOrder {
  tab: TabOfMember;
  /** The menu's products by id, for their translated names. */
  products: ReadonlyMap<number, Product>;
}

/** What somebody else at the table has ordered, or the waiter for it. */
export function FriendOrderSlip({
  order,
  memberId,
  lineMembers,
  tab,
  products,
}: FriendOrderSlipProps) {
  const copy = useMessages(TAB_MESSAGES);
  const orders = useMessages(OWN_ORDERS_MESSAGES);
  const euros = useEuros();
  const language = useMenuLanguage();
  const scale = useMessages(WEIGHING_MESSAGES);
  const weighing = weighingOf(order);
  const headingId = useId();
  const who = useNames(tab).showMember(memberId);
  /** Of a round; a line of whoever ordered says nothing. */
  const memberFor = (line: OrderLine) => {
    const lineMember = lineMembers[order.lines.indexOf(line)] ?? null;
    return lineMember === memberId ? null : lineMember;
  };
  return (
    <Slip
      as="li"
      labelledBy={headingId}
      age={order.status === 'ready' ? 'fresh' : 'none'}
      header={
        <div className={css.head}>
          {who && <MemberToken {...who} />}
          <SlipHeading
            id={headingId}
            level={2}
            title={copy.orderOf(who?.name ?? copy.waiter, order.orderId)}
            detail={orders.placedAt(wallTime(Date.parse(order.placedAt)).time)}
          />
        </div>
      }
      footer={
        <p className={css.total}>
          <span>{orders.total}</span>{' '}
          <span>
            {weighing === 'asked' && `${scale.about} `}
            {euros(order.totalCents)}
          </span>
        </p>
      }
    >
      <p className={css.state}>
        <OrderBadge order={order} />
      </p>
      <WeighingAnswer order={order} isOwn={false} />
      {/* The reader's own, in a round that somebody else has sent. */}
      {order.status !== 'cancelled' && (
        <div role="status">
          <ReportedAllergy order={order} />
        </div>
      )}
      <OrderLines
        order={order}
        renderLine={(line, index) => {
          const words = lineTexts(line, products.get(line.productId), language);
          return (
            <SlipLine
              key={index}
              quantity={line.quantity}
              removed={removedUnits(line, orders.removed)}
              options={words.options.length > 0 && <OptionTexts options={words.options} />}
              // The reader's own: those of others come without.
              note={line.note}
              amount={isCharged(line) && weighing !== 'asked' && euros(lineGrossCents(line))}
            >
              <InLanguage {...words.name} />
              <LineMember tab={tab} memberId={memberFor(line)} />
            </SlipLine>
          );
        }}
      />
      {order.note !== '' && <p className={css.note}>{order.note}</p>}
    </Slip>
  );
}
