import { Link } from 'wouter';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { PAID_MESSAGES } from '../../../i18n/es/paying.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Slip } from '../../../ui/slip.tsx';
import css from './confirmation-page.module.css';

/**
 * For a diner who returns from paying after their session has ended: whose order it is cannot be
 * verified, so only its number from the address is shown; of a share, nothing.
 */
export function PaidStrangerPage({ orderId }: { orderId: number | null }) {
  const copy = useMessages(PAID_MESSAGES);
  const share = useMessages(PAY_TAB_MESSAGES).outcome;
  const { title, text, scan, scanAgain, home } = copy.stranger;
  return (
    <main className={classNames(css.page, css.alone)}>
      <title>{copy.pageTitle}</title>
      <Slip as="section" age="waiting" className={css.slip}>
        <div className={css.words}>
          <h1>{title}</h1>
          {orderId !== null && <p className={css.number}>{orderId}</p>}
          <p className={css.text}>{orderId === null ? share.stranger : text(orderId)}</p>
          <p className={css.text}>{scan}</p>
          <div className={css.ways}>
            <Link href={PATHS.scan} className={buttonClass({ variant: 'dark' })}>
              {scanAgain}
            </Link>
            <Link href={PATHS.landing} className={buttonClass({ variant: 'ghost' })}>
              {home}
            </Link>
          </div>
        </div>
      </Slip>
    </main>
  );
}
