import { type AllergyNote, nameWithOptions, type Order } from '@simplato/domain';
import { TriangleAlert } from 'lucide-react';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { classNames } from '../../../ui/class-names.ts';
import css from './allergy-band.module.css';

interface AllergyBandProps {
  notes: readonly AllergyNote[];
  lines: Order['lines'];
}

/** Longer notes are smaller, and still larger than the products. */
const LONG = 60;

/** What somebody at the table must not eat, in their own words: first on the slip, and always red. */
export function AllergyBand({ notes, lines }: AllergyBandProps) {
  return (
    <div className={css.band}>
      <TriangleAlert aria-hidden="true" />
      <div className={css.words}>
        <strong className={css.title}>{BOARD_MESSAGES.allergy.title}</strong>
        {notes.map(({ text, lineNumber }) => {
          const line = lineNumber === null ? undefined : lines[lineNumber - 1];
          return (
            <p key={lineNumber} className={classNames(css.note, text.length > LONG && css.long)}>
              {text}
              {line && <span className={css.line}>{nameWithOptions(line)}</span>}
            </p>
          );
        })}
      </div>
    </div>
  );
}
