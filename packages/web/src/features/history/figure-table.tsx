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
  /** Which rows, from 0, are in the one above them: they are not part of the sum. */
  isWithin?: (index: number) => boolean;
  sum: readonly string[];
}

/** The data of a chart, for exact figures and for those who cannot see the chart. */
export function FigureTable({
  caption,
  headings,
  rows,
  isWithin = () => false,
  sum,
}: FigureTableProps) {
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
          <Row key={index} cells={row} className={isWithin(index) ? css.within : undefined} />
        ))}
      </tbody>
      <tfoot>
        <Row cells={sum} />
      </tfoot>
    </table>
  );
}

interface RowProps {
  cells: readonly string[];
  className?: string | undefined;
}

function Row({ cells: [name, ...figures], className }: RowProps) {
  return (
    <tr className={className}>
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
