import type { TableWire } from '@simplato/contract';
import { tableLabel } from '@simplato/domain';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { TABLES_MESSAGES } from '../../i18n/es/tables.ts';
import { Card } from '../../ui/card.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QrCode, qrPicture } from '../../ui/qr-code.tsx';
import { RemoveTable } from './remove-table.tsx';
import { RenewKey } from './renew-key.tsx';
import css from './table-codes-page.module.css';
import { ZoneForm } from './zone-form.tsx';

const copy = TABLES_MESSAGES.code;

const wordsFor = (label: string) => ({
  copy: copy.copy(label),
  copied: copy.copied,
  failed: copy.copyFailed,
});

interface CodeCardProps {
  restaurantId: number;
  /** Undefined until one is chosen. */
  table: TableWire | undefined;
  /** All of the restaurant. */
  tables: readonly TableWire[];
}

export function CodeCard({ restaurantId, table, tables }: CodeCardProps) {
  if (!table) {
    return (
      <Card className={css.card}>
        <p className={css.text}>{copy.empty}</p>
      </Card>
    );
  }
  return (
    <Card as="section" className={css.card}>
      <h2 className={css.tableTitle}>{tableLabel(table.mesa)}</h2>
      <Picture table={table} />
      <CopyField label={copy.link} value={table.url} words={wordsFor(copy.link)} />
      <CopyField
        label={copy.bare}
        value={table.codigo}
        hint={copy.bareHint}
        words={wordsFor(copy.bare)}
      />
      <ZoneForm
        key={`zone of ${table.mesa}`}
        restaurantId={restaurantId}
        table={table}
        tables={tables}
      />
      <div key={table.mesa} className={css.actions}>
        <RenewKey restaurantId={restaurantId} tableName={table.mesa} />
        <RemoveTable restaurantId={restaurantId} table={table} />
      </div>
    </Card>
  );
}

function Picture({ table: { mesa, url } }: { table: TableWire }) {
  const picture = useMemo(() => qrPicture(url), [url]);
  return (
    <>
      <QrCode picture={picture} alt={copy.alt(mesa)} />
      <p className={css.text}>{copy.text}</p>
      <LinkButton
        href={picture}
        download={copy.fileName}
        icon={<Download aria-hidden="true" />}
        variant="dark"
        wide
      >
        {copy.download}
      </LinkButton>
    </>
  );
}
