import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import css from './day-page.module.css';

export function FigureCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

interface FigureTableProps {
  caption: string;
  /** The first names the row, the others are figures. */
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  sum: readonly string[];
}

/** The data of a chart, for exact figures and for those who cannot see the chart. */
export function FigureTable({ caption, headings, rows, sum }: FigureTableProps) {
  return (
    <table className={css.table} aria-label={caption}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={index} cells={row} />
        ))}
      </tbody>
      <tfoot>
        <Row cells={sum} />
      </tfoot>
    </table>
  );
}

function Row({ cells: [name, ...figures] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {figures.map((figure, index) => (
        <td key={index}>{figure}</td>
      ))}
    </tr>
  );
}

interface KeyFigureProps {
  name: string;
  value: string;
  detail?: string | undefined;
}

/** One of the figures at the top. */
export function KeyFigure({ name, value, detail }: KeyFigureProps) {
  return (
    <div className={css.figure}>
      <dt>{name}</dt>
      <dd className={css.value}>{value}</dd>
      {detail && <dd className={css.small}>{detail}</dd>}
    </div>
  );
}
