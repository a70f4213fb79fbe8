import { MIN_ONLINE_CENTS, parseCents } from '@simplato/domain';
import type { TabOfMember } from '../../../api/read-place.ts';
import { useFailureMessage } from '../../../forms/failure-message.ts';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { useEuros, useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { PayingTrouble } from './use-share-payer.ts';

interface TroubleNoticeProps {
  trouble: PayingTrouble;
  tab: TabOfMember;
  /** Who has what was asked for: 'Marco e Inés'; empty where it is nobody in particular. */
  takers: string;
  isBusy: boolean;
  onRetry: () => void;
  onAskForBill: () => void;
}

/** Why the share could not be paid, what was kept, and what to do next. */
export function TroubleNotice(props: TroubleNoticeProps) {
  const copy = useMessages(PAY_TAB_MESSAGES);
  const euros = useEuros();
  const failureMessage = useFailureMessage();
  const { trouble, tab, takers } = props;
  const retry = (
    <Button variant="soft" pending={props.isBusy} onClick={props.onRetry}>
      {copy.retry}
    </Button>
  );
  const bill = (
    <Button variant="dark" aria-haspopup="dialog" onClick={props.onAskForBill}>
      {copy.askBill}
    </Button>
  );
  if (trouble.kind === 'busy') return <Notice role="status" title={copy.busy} />;
  if (trouble.kind === 'unanswered') {
    return (
      <Notice tone="wait" role="alert" title={copy.lost} action={retry}>
        {copy.lostText}
      </Notice>
    );
  }
  const { code, amount } = trouble.error;
  const alert = { tone: 'alert', role: 'alert' } as const;
  switch (code) {
    case 'amount_changed':
      return (
        <Notice {...alert} title={copy.refused.amount_changed}>
          {copy.nowIs(euros(parseCents(amount) ?? 0))}
        </Notice>
      );
    case 'share_taken':
      return (
        <Notice {...alert} title={copy.refused.share_taken}>
          {takers === '' ? copy.takenText : copy.takenBy(takers)}
        </Notice>
      );
    case 'other_parts':
      return (
        <Notice {...alert} title={copy.refused.other_parts}>
          {copy.partsAre(tab.claimable.division?.parts ?? 0)}
        </Notice>
      );
    case 'tips_off':
      return (
        <Notice {...alert} title={copy.refused.tips_off}>
          {copy.tipGone}
        </Notice>
      );
    case 'amount_too_small':
      return (
        <Notice {...alert} title={copy.refused.amount_too_small} action={bill}>
          {copy.least(euros(MIN_ONLINE_CENTS))}
        </Notice>
      );
    case 'no_online_payment':
      return (
        <Notice {...alert} title={copy.refused.no_online_payment} action={bill}>
          {copy.noOnlineText}
        </Notice>
      );
    case 'provider_silent':
      return (
        <Notice {...alert} title={copy.refused.provider_silent} action={retry}>
          {copy.silentText}
        </Notice>
      );
    case 'nothing_due':
    case 'tab_closed':
      return (
        <Notice {...alert} title={copy.refused[code]}>
          {failureMessage(trouble.error)}
        </Notice>
      );
    default:
      return (
        <Notice {...alert} title={copy.refusedOther} action={retry}>
          {Object.values(trouble.error.fields)[0] ?? failureMessage(trouble.error)}
        </Notice>
      );
  }
}
