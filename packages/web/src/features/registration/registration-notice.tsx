import { FEES, formatEuros } from '@simplato/domain';
import { useState } from 'react';
import { RESTAURANT_REGISTRATION_MESSAGES } from '../../i18n/es/restaurant-registration.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import css from './registration-card.module.css';

const copy = RESTAURANT_REGISTRATION_MESSAGES.notice;
const { percent, perChargeCents } = FEES.registrationNotice;
const FEE = RESTAURANT_REGISTRATION_MESSAGES.fee(
  percent.toLocaleString('es'),
  formatEuros(perChargeCents),
);

/** What a restaurant should know before filling in the form. */
export function RegistrationNotice({ towns }: { towns: string }) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={copy.title}
      size="small"
      actions={<Button onClick={close}>{copy.action}</Button>}
    >
      <div className={css.notice}>
        <p>{copy.towns(towns)}</p>
        <p>
          {copy.fee(FEE)} {copy.free}
        </p>
      </div>
    </Dialog>
  );
}
