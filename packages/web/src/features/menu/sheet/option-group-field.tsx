import {
  type Allergen,
  isOptionLeft,
  judgeAllergens,
  nameIn,
  type OptionGroup,
  type ProductFormat,
  type ProductOption,
  unitGrossCents,
} from '@simplato/domain';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PRODUCT_SHEET_MESSAGES } from '../../../i18n/es/product-sheet.ts';
import { useEuros, useMenuLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { Badge } from '../../../ui/badge.tsx';
import { InLanguage } from '../../../i18n/in-language.tsx';
import { AllergenLine } from '../card/allergen-line.tsx';
import css from './option-group-field.module.css';
import { FORMAT_FIELD, groupField, type Choice } from './use-choice.ts';
import type { Messages } from '../../../i18n/messages.ts';

interface OptionGroupFieldProps {
  group: OptionGroup;
  vatPercent: number;
  choice: Choice;
  /** What the reader avoids. */
  avoided: readonly Allergen[];
}

interface FormatFieldProps {
  formats: readonly ProductFormat[];
  vatPercent: number;
  choice: Choice;
}

/** The sizes of a product, each with the price of the whole. */
export function FormatField({ formats, vatPercent, choice }: FormatFieldProps) {
  const euros = useEuros();
  const copy = useMessages(PRODUCT_SHEET_MESSAGES);
  const id = useId();
  const language = useMenuLanguage();
  return (
    <ChoiceField
      field={FORMAT_FIELD}
      id={id}
      isSingle
      isRequired
      name={copy.format.legend}
      hint={copy.format.hint}
      problem={choice.formatProblem}
    >
      {formats.map((format) => (
        <OptionRow
          key={format.formatId}
          type="radio"
          name={id}
          isChosen={choice.chosen.formatId === format.formatId}
          isClosed={format.soldOut !== 'no'}
          price={
            format.soldOut === 'no'
              ? euros(unitGrossCents(format.netMicros, vatPercent))
              : copy.obstacles['sold-out']
          }
          onChoose={() => choice.chooseFormat(format.formatId)}
        >
          <InLanguage {...nameIn(format, language)} />
        </OptionRow>
      ))}
    </ChoiceField>
  );
}

/**
 * A single choice uses radio buttons, several use checkboxes; at the maximum, the remaining ones
 * are disabled.
 */
export function OptionGroupField({ group, vatPercent, choice, avoided }: OptionGroupFieldProps) {
  const euros = useEuros();
  const copy = useMessages(PRODUCT_SHEET_MESSAGES);
  const id = useId();
  const language = useMenuLanguage();
  const isSingle = group.max === 1;
  const isRequired = group.min > 0;
  const problem = choice.problemOf(group);
  const count = group.options.filter(choice.isChosen).length;
  const isFull = !isSingle && count >= group.max;

  return (
    <ChoiceField
      field={groupField(group)}
      id={id}
      isSingle={isSingle}
      isRequired={isRequired}
      name={<InLanguage {...nameIn(group, language)} />}
      hint={isFull ? copy.options.full(group.max) : groupHint(group, copy.options.hints)}
      problem={problem}
    >
      {group.options.map((option) => {
        const grossCents = unitGrossCents(option.netMicros, vatPercent);
        const isChosen = choice.isChosen(option);
        const isLeft = isOptionLeft(option);
        const extra = grossCents > 0 ? `+${euros(grossCents)}` : null;
        return (
          <OptionRow
            key={option.optionId}
            type={isSingle ? 'radio' : 'checkbox'}
            name={id}
            isChosen={isChosen}
            isClosed={!isLeft || (isFull && !isChosen)}
            price={isLeft ? extra : copy.obstacles['sold-out']}
            onChoose={() =>
              isSingle ? choice.chooseOne(group, option.optionId) : choice.turn(option.optionId)
            }
          >
            <InLanguage {...nameIn(option, language)} />
            <OptionAllergens option={option} avoided={avoided} />
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
    </ChoiceField>
  );
}

/** What an option adds, or a product holds; nothing where that is nothing. */
function OptionAllergens({
  option: { product, allergens = [] },
  avoided,
}: {
  option: ProductOption;
  avoided: readonly Allergen[];
}) {
  const statement = product ?? { allergens, traces: [] };
  if (!product && allergens.length === 0) return null;
  const isAvoided = judgeAllergens(statement, avoided) !== 'without';
  return (
    <span className={isAvoided ? css.avoided : undefined}>
      <AllergenLine product={statement} />
    </span>
  );
}

interface ChoiceFieldProps {
  /** Its `data-choice`, to scroll to. */
  field: string;
  id: string;
  isSingle: boolean;
  isRequired: boolean;
  name: ReactNode;
  hint: string;
  problem: string | null;
  children: ReactNode;
}

function ChoiceField({
  field,
  id,
  isSingle,
  isRequired,
  name,
  hint,
  problem,
  children,
}: ChoiceFieldProps) {
  const copy = useMessages(PRODUCT_SHEET_MESSAGES).options;
  return (
    <fieldset
      className={css.group}
      role={isSingle ? 'radiogroup' : undefined}
      aria-required={isSingle ? isRequired : undefined}
      aria-describedby={[problem && `${id}-problem`, `${id}-hint`].filter(Boolean).join(' ')}
      data-choice={field}
    >
      <legend className={css.legend}>
        {name}{' '}
        <Badge tone={isRequired ? 'paid' : 'neutral'}>
          {isRequired ? copy.required : copy.optional}
        </Badge>
      </legend>
      <p className={css.hint} id={`${id}-hint`} role={isSingle ? undefined : 'status'}>
        {hint}
      </p>
      {problem && (
        <p className={css.problem} id={`${id}-problem`}>
          <CircleAlert aria-hidden="true" />
          {problem}
        </p>
      )}
      {children}
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
