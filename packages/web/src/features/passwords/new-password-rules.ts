import { newPasswordRule } from '@simplato/domain';
import { NEW_PASSWORD_TEXTS as texts } from '../../i18n/es/passwords.ts';
import type { FormRules } from '../../forms/use-server-form.ts';

export interface NewPassword {
  password: string;
  confirmation: string;
}

/** For resetting a password. Only one field is sent; that both match is checked by the form. */
export const NEW_PASSWORD_RULES: FormRules<NewPassword> = {
  password: (password) => (password === '' ? texts.allRequired : newPasswordRule(password)),
  confirmation: (confirmation, { password }) => {
    if (confirmation === '') return texts.allRequired;
    return confirmation === password ? null : texts.mismatch;
  },
};
