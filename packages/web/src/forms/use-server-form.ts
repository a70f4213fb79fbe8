import { type FocusEvent, type SyntheticEvent, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { RefusedError } from '../api/call-error.ts';
import { FORM_MESSAGES } from '../i18n/es/forms.ts';
import { useMessages, useSentence } from '../i18n/i18n-context.ts';
import { useFailureMessage } from './failure-message.ts';
import { useAfterPress } from './use-after-press.ts';

/** One domain rule per field: it returns an error message, or null. */
export type FormRules<Values> = {
  readonly [Name in keyof Values]?: (value: Values[Name], values: Values) => string | null;
};

interface ServerFormOptions<Values extends FieldValues> {
  defaultValues: Values;
  rules: FormRules<Values>;
  /** Resolves when everything is done; an error is shown, next to its field if it is about one. */
  send: (values: Values) => Promise<void>;
  /** Maps wire names and error codes that concern one field to the form's field. */
  fieldOf?: Readonly<Record<string, Path<Values>>>;
  /** Called during rendering, so that messages are in the current language. */
  words?: (failure: unknown) => string;
}

/**
 * A form validated by the domain's rules, and then by the server. A field is checked when left, and
 * all of them on submit, with the focus on the first invalid one; nothing typed is ever discarded.
 */
export function useServerForm<Values extends FieldValues>({
  defaultValues,
  rules,
  send,
  fieldOf = {},
  words,
}: ServerFormOptions<Values>) {
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: defaultValues as DefaultValues<Values>,
  });
  const { errors } = form.formState;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  const usualWords = useFailureMessage();
  const sentence = useSentence();
  const { leaving } = useMessages(FORM_MESSAGES);
  const [focusNext, setFocusNext] = useState<{ name: Path<Values> } | null>(null);
  const afterPress = useAfterPress();
  const names = Object.keys(defaultValues) as Path<Values>[];

  // Not earlier: while sending, the fields are disabled and cannot be focused.
  useEffect(() => {
    if (!pending && focusNext) form.setFocus(focusNext.name);
  }, [pending, focusNext, form]);

  /** Props for a field of ui/. */
  const field = (name: Path<Values>) => {
    const { onBlur, ...registered } = form.register(name, {
      validate: (value: Values[Path<Values>], values: Values) =>
        rules[name]?.(value, values) ?? true,
    });
    const message = errors[name]?.message;
    return {
      ...registered,
      required: name in rules,
      error: typeof message === 'string' ? (sentence(message) ?? message) : undefined,
      onBlur: (event: FocusEvent<HTMLElement>) => {
        afterPress(() => {
          void onBlur(event);
          // Errors of other fields may depend on this one, as with a repeated password.
          const wrong = names.filter(
            (other) => form.getFieldState(other).error?.type === 'validate',
          );
          if (wrong.length > 0) void form.trigger(wrong);
        });
      },
    };
  };

  const tell = (cause: unknown) => {
    const texts = cause instanceof RefusedError ? textsByField(cause, fieldOf) : [];
    for (const [name, message] of texts) form.setError(name, { type: 'server', message });
    const first = names.find((name) => texts.some(([wrong]) => wrong === name));
    setFocusNext(first === undefined ? null : { name: first });
    setFailure(first === undefined ? { cause } : null);
  };

  const submit = form.handleSubmit(async (values) => {
    setPending(true);
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      tell(error);
    } finally {
      setPending(false);
    }
  });

  return {
    field,
    pending,
    /** Props for FormShell. */
    shell: {
      pending,
      error: failure && (words ?? usualWords)(failure.cause),
      leaving,
      onSubmit: (event: SyntheticEvent) => {
        // React events of a form inside a dialog also bubble to the page's own form.
        event.stopPropagation();
        if (pending) event.preventDefault();
        else void submit(event);
      },
    },
    watch: form.watch,
    setValue: form.setValue,
    reset: form.reset,
  };
}

function textsByField<Values extends FieldValues>(
  { code, message, fields }: RefusedError,
  fieldOf: Readonly<Record<string, Path<Values>>>,
): [Path<Values>, string][] {
  return Object.entries({ ...fields, [code]: message }).flatMap(([wireName, text]) => {
    const name = fieldOf[wireName];
    return name === undefined ? [] : [[name, text] as [Path<Values>, string]];
  });
}

export type ServerForm<Values extends FieldValues> = ReturnType<typeof useServerForm<Values>>;
