import type { ErrorCode } from '@simplato/contract';
import { nameOfText } from '@simplato/domain';
import { type FocusEvent, type SyntheticEvent, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { RefusedError } from '../api/call-error.ts';
import { FORM_FAULTS, FORM_MESSAGES } from '../i18n/es/forms.ts';
import { useErrorMessage } from '../i18n/error-messages.ts';
import { useMessages } from '../i18n/i18n-context.ts';
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
  const usualMessage = useFailureMessage();
  const errorMessage = useErrorMessage();
  const { leaving, faults } = useMessages(FORM_MESSAGES);
  const [focusNext, setFocusNext] = useState<{ name: Path<Values> } | null>(null);
  const afterPress = useAfterPress();
  const names = Object.keys(defaultValues) as Path<Values>[];

  // Not earlier: while sending, the fields are disabled and cannot be focused.
  useEffect(() => {
    if (!pending && focusNext) form.setFocus(focusNext.name);
  }, [pending, focusNext, form]);

  /** Of a rule's fault or of an error about this field, in the reader's language. */
  const textOf = ({ type, message }: FieldFault) => {
    const fault = nameOfText(FORM_FAULTS, message);
    if (fault !== null) return faults[fault];
    const code = type === 'validate' || type === 'server' ? null : type;
    return errorMessage({ code, message }) ?? message;
  };

  /** Props for a field of ui/. */
  const field = (name: Path<Values>) => {
    const { onBlur, ...registered } = form.register(name, {
      validate: (value: Values[Path<Values>], values: Values) =>
        rules[name]?.(value, values) ?? true,
    });
    const error = errors[name];
    return {
      ...registered,
      required: name in rules,
      error: error && textOf(error as FieldFault),
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
    const wrong = cause instanceof RefusedError ? faultsByField(cause, fieldOf) : [];
    for (const [name, fault] of wrong) form.setError(name, fault);
    const first = names.find((name) => wrong.some(([one]) => one === name));
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
    /** From the press on, before it is known whether the rules let it be sent. */
    isSubmitting: form.formState.isSubmitting,
    /** Props for FormShell. */
    shell: {
      pending,
      error: failure && (words ?? usualMessage)(failure.cause),
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

interface FieldFault {
  /** 'validate' of a rule's; of an error that concerns only this field, its code. */
  type: ErrorCode | 'validate' | 'server';
  /** In Spanish. */
  message: string;
}

function faultsByField<Values extends FieldValues>(
  { code, message, fields }: RefusedError,
  fieldOf: Readonly<Record<string, Path<Values>>>,
): [Path<Values>, FieldFault][] {
  const faults: [wireName: string, FieldFault][] = [
    ...Object.entries(fields).map(([wireName, text]): [string, FieldFault] => [
      wireName,
      { type: 'server', message: text },
    ]),
    [code, { type: code, message }],
  ];
  return faults.flatMap(([wireName, fault]) => {
    const name = fieldOf[wireName];
    return name === undefined ? [] : [[name, fault]];
  });
}

export type ServerForm<Values extends FieldValues> = ReturnType<typeof useServerForm<Values>>;
