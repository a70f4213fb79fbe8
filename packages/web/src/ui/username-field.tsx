import { Field, type FieldProps } from './field.tsx';

/** The name the restaurant uses for somebody; logging in uses the e-mail address instead. */
export function UsernameField(props: FieldProps) {
  return (
    <Field
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      {...props}
    />
  );
}
