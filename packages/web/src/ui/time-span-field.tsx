import { X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from './icon-button.tsx';
import css from './time-span-field.module.css';

export interface TimeSpan {
  /** 'HH:MM', or empty while being typed. */
  from: string;
  to: string;
}

interface TimeSpanFieldProps {
  /** What the span is for: 'Lunes, tramo 1'. */
  label: string;
  labels: { from: string; to: string; remove: string };
  value: TimeSpan;
  onChange: (value: TimeSpan) => void;
  /** Leave out if the span cannot be removed. */
  onRemove?: (() => void) | undefined;
  /** Shown after the times: 'del día siguiente'. */
  detail?: string | undefined;
  invalid?: boolean;
}

/** A start and an end time, in native time fields. */
export function TimeSpanField({
  label,
  labels,
  value,
  onChange,
  onRemove,
  detail,
  invalid = false,
}: TimeSpanFieldProps) {
  const detailId = useId();
  const shared = {
    type: 'time',
    className: css.time,
    'aria-invalid': invalid || undefined,
    'aria-describedby': detail ? detailId : undefined,
  } as const;
  return (
    <div className={css.span} role="group" aria-label={label}>
      <input
        {...shared}
        aria-label={`${label}: ${labels.from}`}
        value={value.from}
        onChange={(event) => onChange({ ...value, from: event.target.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        {...shared}
        aria-label={`${label}: ${labels.to}`}
        value={value.to}
        onChange={(event) => onChange({ ...value, to: event.target.value })}
      />
      {onRemove && (
        <IconButton
          label={`${labels.remove}: ${label}`}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
      {detail && (
        <span id={detailId} className={css.detail}>
          {detail}
        </span>
      )}
    </div>
  );
}
