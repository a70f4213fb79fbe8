import { OUTCOMES_WIRE } from '@simplato/contract';
import { useEffect, useRef, useState } from 'react';
import { MENU_FILE_MESSAGES } from '../../../i18n/es/menu-file.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { MenuFileButton } from './menu-file-button.tsx';
import css from './menu-file-page.module.css';
import { PreviewTable } from './preview-table.tsx';
import { firstShown, OUTCOME_TONES, rowsShown, type Shown, shownChoices } from './shown-rows.ts';
import type { Previewed } from './use-menu-file.ts';

const copy = MENU_FILE_MESSAGES.preview;

interface PreviewPanelProps {
  previewed: Previewed;
  isStoring: boolean;
  problem: string | null;
  onConfirm: (withoutErrors: boolean) => void;
  onChoose: (file: File) => void;
}

/** Shows what a file would change before it is applied. */
export function PreviewPanel({
  previewed: { file, preview },
  isStoring,
  problem,
  onConfirm,
  onChoose,
}: PreviewPanelProps) {
  const { filas, sinusar, total } = preview;
  const { productos, categorias } = total;
  const [shown, setShown] = useState<Shown>(() => firstShown(filas));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const errors = productos.error + categorias.error;
  const inherited = filas.filter(({ categoriaheredada }) => categoriaheredada).length;
  const doubtful = filas.filter(({ dudas }) => dudas.length > 0).length;
  const newCategories = categorias.nuevo + categorias.cambia;
  const changed = newCategories + productos.nuevo + productos.cambia;
  const isNothing = errors + changed === 0;
  const canLeaveOut = errors > 0 && productos.nuevo + productos.cambia > 0;
  return (
    <>
      <Card as="section" className={css.card}>
        <h2 ref={heading} tabIndex={-1}>
          {copy.title(file.name)}
        </h2>
        <p className={css.counts}>
          {OUTCOMES_WIRE.filter((outcome) => productos[outcome] > 0).map((outcome) => (
            <Badge key={outcome} tone={OUTCOME_TONES[outcome]}>
              {copy.counts[outcome](productos[outcome])}
            </Badge>
          ))}
        </p>
        <p className={css.hint}>
          {categorias.nuevo > 0 && `${copy.newCategories(categorias.nuevo)} ${copy.course} `}
          {categorias.cambia > 0 && `${copy.changedCategories(categorias.cambia)} `}
          {copy.rest} {copy.nothingStored}
        </p>
        {sinusar.length > 0 && <p className={css.hint}>{copy.unused(sinusar)}</p>}
        {problem !== null && (
          <Notice tone="alert" role="alert">
            {problem}
          </Notice>
        )}
        {errors > 0 && (
          <Notice tone="wait" title={copy.mendTitle(errors)}>
            {canLeaveOut ? copy.mendOrLeave(errors) : copy.mend}
          </Notice>
        )}
        {inherited > 0 && <Notice tone="wait">{copy.inherited(inherited)}</Notice>}
        {doubtful > 0 && <Notice tone="wait">{copy.doubtful(doubtful)}</Notice>}
        {isNothing && <Notice tone="success">{copy.nothing}</Notice>}
        <div className={css.buttons}>
          {errors === 0 && !isNothing && (
            <Button pending={isStoring} onClick={() => onConfirm(false)}>
              {copy.confirm(productos.nuevo, productos.cambia, newCategories)}
            </Button>
          )}
          {!isStoring && (
            <MenuFileButton
              label={MENU_FILE_MESSAGES.choose.another}
              variant={errors > 0 ? 'primary' : 'outline'}
              pending={false}
              onChoose={onChoose}
            />
          )}
          {canLeaveOut && (
            <Button variant="outline" pending={isStoring} onClick={() => onConfirm(true)}>
              {copy.confirmSound(productos.nuevo + productos.cambia + productos.igual)}
            </Button>
          )}
        </div>
      </Card>
      <div className={css.filter}>
        <Segmented
          legend={copy.filter}
          options={shownChoices(filas)}
          value={shown}
          onChange={setShown}
        />
      </div>
      <PreviewTable key={shown} rows={rowsShown(filas, shown)} />
    </>
  );
}
