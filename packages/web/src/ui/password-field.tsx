import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field.tsx';
import css from './field.module.css';
import { UI_MESSAGES } from '../i18n/es/ui.ts';
import { useMessages } from '../i18n/i18n-context.ts';

/** What is too long for one is refused by its rule, which does not show it. */
type PasswordFieldProps = Omit<FieldProps, 'type' | 'suffix' | 'maxLength'>;

export function PasswordField({ label, hint, error, id, className, ...input }: PasswordFieldProps) {
  const words = useMessages(UI_MESSAGES);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className={css.box}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={classNames(css.control, css.withButton, className)}
          />
          <button
            type="button"
            className={css.reveal}
            aria-controls={wiring.id}
            aria-label={shown ? words.hidePassword : words.showPassword}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
