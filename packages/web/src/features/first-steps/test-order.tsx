import { tableLabel } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FIRST_STEPS_MESSAGES } from '../../i18n/es/first-steps.ts';
import { TABLES_MESSAGES } from '../../i18n/es/tables.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import { QrCode, qrPicture } from '../../ui/qr-code.tsx';
import { tablesQuery } from '../tables/table-queries.ts';
import css from './step-list.module.css';

const copy = FIRST_STEPS_MESSAGES.trial;

/** The code of one of the restaurant's own tables, to be scanned with the owner's own phone. */
export function TestOrder({ restaurantId }: { restaurantId: number }) {
  const { data } = useQuery(tablesQuery(restaurantId));
  const table = data?.[0];
  const url = table?.url ?? '';
  const picture = useMemo(() => (url === '' ? '' : qrPicture(url)), [url]);
  if (!table) return null;
  return (
    <div className={css.trial}>
      <QrCode picture={picture} alt={TABLES_MESSAGES.code.alt(table.mesa)} />
      <div className={css.trialText}>
        <p className={css.trialTable}>{tableLabel(table.mesa)}</p>
        <CopyField
          label={copy.link}
          value={url}
          words={{
            copy: TABLES_MESSAGES.code.copy(copy.link),
            copied: TABLES_MESSAGES.code.copied,
            failed: TABLES_MESSAGES.code.copyFailed,
          }}
        />
      </div>
    </div>
  );
}
