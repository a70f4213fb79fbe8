import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { UI_MESSAGES } from '../i18n/es/ui.ts';
import { useMessages } from '../i18n/i18n-context.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** From this share of the length on, a field shows how much of it is used. */
const NEARLY_FULL = 0.8;
/** So much of what does not fit is enough to find it. */
const SHOWN = 60;

interface Length {
  /** What does not fit; undefined while everything does. */
  error: string | undefined;
  /** "131/140", once there is little room left, and "151/140 · −11". */
  counter: string | undefined;
  onInput: () => void;
}

/**
 * The length of a field's text, without the blanks at its edges, which are not sent. In place of
 * `maxLength`, by which a browser cuts what is pasted, dropped, dictated or filled in without a
 * word, in the middle of an allergy. What is too long stays, says what does not fit, and is not
 * sent: see `focusTooLong`.
 */
export function useLength(id: string, most: number | undefined): Length {
  const { tooLong } = useMessages(UI_MESSAGES);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  // Read from the field itself, after every rendering: a text may also come from a draft, or from a
  // tap on a usual reason.
  const text = useSyncExternalStore(
    hearNothing,
    () => (most === undefined ? '' : (controlOf(id)?.value ?? '').trim()),
    () => '',
  );
  const rest = most === undefined ? '' : text.slice(most).trimStart();
  const error =
    most === undefined || rest === ''
      ? undefined
      : tooLong(most, rest.length > SHOWN ? `${rest.slice(0, SHOWN)}…` : rest);

  useEffect(() => controlOf(id)?.setCustomValidity(error ?? ''), [id, error]);

  return {
    error,
    counter:
      most === undefined || text.length < most * NEARLY_FULL
        ? undefined
        : `${text.length}/${most}${rest && ` · −${rest.length}`}`,
    onInput: renderAgain,
  };
}

function controlOf(id: string): Control | null {
  return document.querySelector<Control>(`#${CSS.escape(id)}`);
}

/** React hears of input first: a field rendered before that would get its old text back. */
const hearNothing = () => () => undefined;

/** Whether a field within holds more than fits: nothing is sent, and the first one is shown. */
export function focusTooLong(within: ParentNode | null): boolean {
  const controls = [...(within?.querySelectorAll<Control>('input, textarea') ?? [])];
  const first = controls.find(({ validity }) => validity.customError);
  // What is folded away cannot be focused.
  first?.closest('details')?.setAttribute('open', '');
  first?.focus();
  return first !== undefined;
}
