import type { ComponentProps } from 'react';
import { FORM_MESSAGES } from '../../i18n/es/forms.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

/** The policy opens in another tab: what was typed stays. */
export function PrivacyCheckbox(field: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const { before, link, after } = useMessages(FORM_MESSAGES).privacy;
  return (
    <Checkbox
      {...field}
      label={
        <>
          {before}{' '}
          <a href={PATHS.privacy} target="_blank" rel="noopener">
            {link}
          </a>{' '}
          {after}
        </>
      }
    />
  );
}
