import type { MenuCountsWire } from '@simplato/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { MENU_FILE_MESSAGES } from '../../../i18n/es/menu-file.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Card } from '../../../ui/card.tsx';
import css from './menu-file-page.module.css';

const copy = MENU_FILE_MESSAGES.done;

interface DonePanelProps {
  counts: MenuCountsWire;
  onAgain: () => void;
}

export function DonePanel({ counts: { productos }, onAgain }: DonePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" className={css.card}>
      <h2 ref={heading} tabIndex={-1}>
        {copy.title}
      </h2>
      <p>{copy.text(productos.nuevo, productos.cambia)}</p>
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
