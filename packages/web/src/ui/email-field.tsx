import { Field, type FieldProps } from './field.tsx';

/** An e-mail field. `autoComplete` says whose address: 'username' for the one used to log in. */
export function EmailField(props: Omit<FieldProps, 'type'> & { autoComplete: string }) {
  return <Field autoCapitalize="none" spellCheck={false} {...props} type="email" />;
}
