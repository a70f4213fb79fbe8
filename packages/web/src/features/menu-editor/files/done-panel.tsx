import type { MenuCountsWire, PreviewRowWire } from '@simplato/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { MENU_FILE_MESSAGES } from '../../../i18n/es/menu-file.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import css from './menu-file-page.module.css';
import { RowErrors } from './preview-table.tsx';

const { done: copy, preview: previewCopy } = MENU_FILE_MESSAGES;

interface DonePanelProps {
  counts: MenuCountsWire;
  /** The rows with errors that were left out by choice. */
  leftOut: readonly PreviewRowWire[];
  onAgain: () => void;
}

export function DonePanel({ counts: { productos }, leftOut, onAgain }: DonePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" className={css.card}>
      <h2 ref={heading} tabIndex={-1}>
        {copy.title}
      </h2>
      <p>{copy.text(productos.nuevo, productos.cambia)}</p>
      {leftOut.length > 0 && (
        <Notice tone="wait" title={copy.leftOut(leftOut.length)}>
          <ul role="list">
            {leftOut.map(({ fila, tipo, name, errores }) => (
              <li key={`${tipo} ${fila} ${name}`}>
                <strong>{copy.leftOutRow(fila, name || previewCopy.unnamed)}</strong>
                <RowErrors errors={errores} />
              </li>
            ))}
          </ul>
          <p>{copy.leftOutText}</p>
        </Notice>
      )}
      <div className={css.buttons}>
        <Link href={PATHS.products} className={buttonClass({})}>
          {copy.see}
        </Link>
        <Button variant="outline" onClick={onAgain}>
          {copy.again}
        </Button>
      </div>
    </Card>
  );
}
