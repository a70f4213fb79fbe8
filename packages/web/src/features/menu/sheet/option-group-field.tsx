import { nameIn, type OptionGroup, unitGrossCents } from '@simplato/domain';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PRODUCT_SHEET_MESSAGES } from '../../../i18n/es/product-sheet.ts';
import { useEuros, useMenuLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { Badge } from '../../../ui/badge.tsx';
import { InLanguage } from '../../../i18n/in-language.tsx';
import css from './option-group-field.module.css';
import type { Choice } from './use-choice.ts';
import type { Messages } from '../../../i18n/messages.ts';

interface OptionGroupFieldProps {
  group: OptionGroup;
  vatPercent: number;
  choice: Choice;
}

/**
 * A single choice uses radio buttons, several use checkboxes; at the maximum, the remaining ones
 * are disabled.
 */
export function OptionGroupField({ group, vatPercent, choice }: OptionGroupFieldProps) {
  const euros = useEuros();
  const copy = useMessages(PRODUCT_SHEET_MESSAGES);
  const id = useId();
  const language = useMenuLanguage();
  const isSingle = group.max === 1;
  const isRequired = group.min > 0;
  const problem = choice.problemOf(group);
  const count = group.options.filter(({ optionId }) => choice.isChosen(optionId)).length;
  const isFull = !isSingle && count >= group.max;

  return (
    <fieldset
      className={css.group}
      role={isSingle ? 'radiogroup' : undefined}
      aria-required={isSingle ? isRequired : undefined}
      aria-describedby={[problem && `${id}-problem`, `${id}-hint`].filter(Boolean).join(' ')}
      data-group={group.groupId}
    >
      <legend className={css.legend}>
        <InLanguage {...nameIn(group, language)} />{' '}
        <Badge tone={isRequired ? 'paid' : 'neutral'}>
          {isRequired ? copy.options.required : copy.options.optional}
        </Badge>
      </legend>
      <p className={css.hint} id={`${id}-hint`} role={isSingle ? undefined : 'status'}>
        {isFull ? copy.options.full(group.max) : groupHint(group, copy.options.hints)}
      </p>
      {problem && (
        <p className={css.problem} id={`${id}-problem`}>
          <CircleAlert aria-hidden="true" />
          {problem}
        </p>
      )}
      {group.options.map((option) => {
        const grossCents = unitGrossCents(option.netMicros, vatPercent);
        const isChosen = choice.isChosen(option.optionId);
        return (
          <OptionRow
            key={option.optionId}
            type={isSingle ? 'radio' : 'checkbox'}
            name={id}
            isChosen={isChosen}
            isClosed={isFull && !isChosen}
            price={grossCents > 0 ? `+${euros(grossCents)}` : null}
            onChoose={() =>
              isSingle ? choice.chooseOne(group, option.optionId) : choice.turn(option.optionId)
            }
          >
            <InLanguage {...nameIn(option, language)} />
          </OptionRow>
        );
      })}
      {isSingle && !isRequired && (
        <OptionRow
          type="radio"
          name={id}
          isChosen={count === 0}
          onChoose={() => choice.chooseOne(group, null)}
        >
          {copy.options.nothing}
        </OptionRow>
      )}
    </fieldset>
  );
}

type Hints = Messages<typeof PRODUCT_SHEET_MESSAGES>['options']['hints'];

/** How many options of a group may be chosen, in words. */
function groupHint(
  { min, max, options }: Pick<OptionGroup, 'min' | 'max' | 'options'>,
  hints: Hints,
): string {
  const hasNoMost = max >= options.length;
  if (max === 1) return min === 1 ? hints.one : hints.oneOrNone;
  if (min === max) return hints.exactly(min);
  if (min === 0) return hasNoMost ? hints.any : hints.upTo(max);
  return hasNoMost ? hints.atLeast(min) : hints.between(min, max);
}

interface OptionRowProps {
  type: 'radio' | 'checkbox';
  /** Groups the radio buttons. */
  name: string;
  isChosen: boolean;
  isClosed?: boolean;
  /** Already formatted: '+1,50 €'. */
  price?: string | null;
  children: ReactNode;
  onChoose: () => void;
}

/** A whole row to tap: the radio button or checkbox, the name and the extra price. */
function OptionRow({
  type,
  name,
  isChosen,
  isClosed = false,
  price = null,
  children,
  onChoose,
}: OptionRowProps) {
  return (
    <label className={css.row}>
      <input
        type={type}
        name={name}
        className={css.mark}
        checked={isChosen}
        disabled={isClosed}
        onChange={onChoose}
      />
      <span className={css.name}>{children}</span>
      {price !== null && <span className={css.price}>{price}</span>}
    </label>
  );
}
