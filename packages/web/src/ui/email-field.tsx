import { Field, type FieldProps } from './field.tsx';

/** An address: `autoComplete` says whose, 'username' where it is what somebody logs in with. */
export function EmailField(props: Omit<FieldProps, 'type'> & { autoComplete: string }) {
  return <Field autoCapitalize="none" spellCheck={false} {...props} type="email" />;
}
