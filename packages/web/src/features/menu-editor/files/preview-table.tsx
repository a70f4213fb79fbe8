import type { PreviewRowWire } from '@simplato/contract';
import { useState } from 'react';
import { MENU_FILE_MESSAGES } from '../../../i18n/es/menu-file.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import css from './preview-table.module.css';
import { OUTCOME_TONES } from './shown-rows.ts';

const copy = MENU_FILE_MESSAGES.preview;
/** Rows rendered at first; two thousand would keep a phone busy. */
const FIRST_ROWS = 200;

/** Always a real table; on a phone each row is styled as a card. */
export function PreviewTable({ rows }: { rows: readonly PreviewRowWire[] }) {
  const [isWhole, setWhole] = useState(false);
  const drawn = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  if (rows.length === 0) return <p className={css.none}>{copy.none}</p>;
  return (
    <>
      <table className={css.table}>
        <thead className={css.head}>
          <tr>
            <th scope="col">{copy.columns.row}</th>
            <th scope="col">{copy.columns.name}</th>
            <th scope="col">{copy.columns.outcome}</th>
            <th scope="col">{copy.columns.detail}</th>
          </tr>
        </thead>
        <tbody>
          {drawn.map((row) => (
            <PreviewRow key={`${row.tipo} ${row.fila} ${row.name}`} row={row} />
          ))}
        </tbody>
      </table>
      {drawn.length < rows.length && (
        <Button variant="soft" wide onClick={() => setWhole(true)}>
          {copy.more(rows.length - drawn.length)}
        </Button>
      )}
    </>
  );
}

function PreviewRow({ row }: { row: PreviewRowWire }) {
  const { fila, tipo, name, nombrecategoria, categoriaheredada, resultado } = row;
  const { cambios, errores, dudas } = row;
  return (
    <tr className={css.row}>
      <td className={css.number}>
        {tipo === 'producto' && (
          <>
            {/* Only visible where there is no column heading. */}
            <span className={css.word}>{copy.columns.row} </span>
            {fila}
          </>
        )}
      </td>
      <th scope="row" className={css.name}>
        {name === '' ? copy.unnamed : name}
        <span className={css.category}>
          {tipo === 'categoria' ? copy.category : nombrecategoria}
          {categoriaheredada && ` (${copy.asAbove})`}
        </span>
      </th>
      <td className={css.outcome}>
        <Badge tone={OUTCOME_TONES[resultado]}>{copy.outcomes[resultado]}</Badge>
      </td>
      <td className={css.detail}>
        <RowErrors errors={errores} />
        {dudas.map(({ campo, texto }) => (
          <p key={texto} className={css.doubt}>
            <b>{campo}: </b>
            {texto}
          </p>
        ))}
        {resultado === 'nuevo' &&
          cambios.map(({ campo, despues }) => (
            <p key={campo}>
              <b>{campo}: </b>
              {despues}
            </p>
          ))}
        {resultado === 'cambia' &&
          cambios.map(({ campo, antes, despues }) => (
            <p key={campo}>
              <b>{campo}: </b>
              {antes === despues ? copy.details : <FromTo from={antes} to={despues} />}
            </p>
          ))}
      </td>
    </tr>
  );
}

/** What is wrong with a row, each with the name of its column. */
export function RowErrors({ errors }: { errors: PreviewRowWire['errores'] }) {
  return errors.map(({ campo, texto }) => (
    <p key={`${campo} ${texto}`} className={css.error}>
      {campo !== '' && <b>{campo}: </b>}
      {texto}
    </p>
  ));
}

function FromTo({ from, to }: { from: string; to: string }) {
  return (
    <>
      <s>{from === '' ? copy.empty : from}</s> <span aria-hidden="true">→</span>
      <VisuallyHidden>{copy.becomes}</VisuallyHidden> {to === '' ? <i>{copy.empty}</i> : to}
    </>
  );
}
