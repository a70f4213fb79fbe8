import { Field, type FieldProps } from './field.tsx';

/** What the house calls somebody; a login asks for the address instead. */
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
