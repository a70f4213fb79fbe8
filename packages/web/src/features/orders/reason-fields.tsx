import { REASON_LENGTH } from '@simplato/domain';
import { REASON_MESSAGES as copy } from '../../i18n/es/reasons.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import css from './reason-fields.module.css';
import type { ServerForm } from '../../forms/use-server-form.ts';

interface ReasonFieldsProps {
  /** One that may ask other things too. */
  form: {
    field: (name: 'reason') => Omit<ReturnType<ServerForm<{ reason: string }>['field']>, 'name'>;
    setValue: (name: 'reason', reason: string, options: { shouldValidate: true }) => void;
  };
  /** Common ones, one tap each. */
  reasons: readonly string[];
  hint?: string;
  maxLength?: number;
}

/** Why somebody of the staff does something: a common reason, or one in their own words. */
export function ReasonFields({
  form,
  reasons,
  hint,
  maxLength = REASON_LENGTH,
}: ReasonFieldsProps) {
  return (
    <>
      <div className={css.reasons} role="group" aria-label={copy.common}>
        {reasons.map((reason) => (
          <Button
            key={reason}
            variant="outline"
            onClick={() => form.setValue('reason', reason, { shouldValidate: true })}
          >
            {reason}
          </Button>
        ))}
      </div>
      <TextAreaField
        label={copy.label}
        hint={hint}
        rows={2}
        maxLength={maxLength}
        {...form.field('reason')}
      />
    </>
  );
}
