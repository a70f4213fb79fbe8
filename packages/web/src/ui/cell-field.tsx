import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './cell-field.module.css';
import { classNames } from './class-names.ts';
import { useLength } from './use-length.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface CellText {
  /** Visible on a phone, where there are no column headings. */
  label: string;
  /** Read after the label: which row it belongs to, " de Salmorejo". */
  of: string;
  error?: string | undefined;
}

/** An input in a row of a list, unobtrusive until it is used. */
export function CellField({
  label,
  of,
  error,
  className,
  maxLength,
  ...input
}: CellText & ComponentProps<'input'>) {
  return (
    <CellFrame label={label} of={of} error={error} maxLength={maxLength}>
      {(wiring) => <input {...input} {...wiring} className={classNames(css.control, className)} />}
    </CellFrame>
  );
}

interface CellWiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  onInput: () => void;
}

function CellFrame({
  label,
  of,
  error: ownError,
  maxLength,
  children,
}: CellText & { maxLength: number | undefined; children: (wiring: CellWiring) => ReactNode }) {
  const id = useId();
  const length = useLength(id, maxLength);
  const error = length.error ?? ownError;
  const note = length.counter;
  const noteId = `${id}-note`;
  return (
    <div className={css.cell}>
      <label className={css.label} htmlFor={id}>
        {label}
        <VisuallyHidden>{of}</VisuallyHidden>
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': (error ?? note) ? noteId : undefined,
        onInput: length.onInput,
      })}
      {(error ?? note) && (
        <p id={noteId} className={error ? css.error : css.note}>
          {error && <CircleAlert aria-hidden="true" />}
          {error ?? note}
        </p>
      )}
    </div>
  );
}
