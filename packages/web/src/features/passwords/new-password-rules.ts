import { newPasswordRule } from '@simplato/domain';
import { FORM_MESSAGES } from '../../i18n/es/forms.ts';
import type { FormRules } from '../../forms/use-server-form.ts';

const { allRequired, mismatch } = FORM_MESSAGES.faults;

export interface NewPassword {
  password: string;
  confirmation: string;
}

/** For resetting a password. Only one field is sent; that both match is checked by the form. */
export const NEW_PASSWORD_RULES: FormRules<NewPassword> = {
  password: (password) => (password === '' ? allRequired : newPasswordRule(password)),
  confirmation: (confirmation, { password }) => {
    if (confirmation === '') return allRequired;
    return confirmation === password ? null : mismatch;
  },
};
