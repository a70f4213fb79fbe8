import { ALLERGENS, OPTION_LIMITS } from '@simplato/domain';
import { Plus, Trash2, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { PRODUCTS_MESSAGES } from '../../../i18n/es/products.ts';
import { Button } from '../../../ui/button.tsx';
import { CellField } from '../../../ui/cell-field.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { ALLERGEN_CHOICES } from './allergen-fields.tsx';
import { GroupTranslations } from './group-translations.tsx';
import css from './option-fields.module.css';
import type { TypedGroup, TypedOption } from './product-draft.ts';

const copy = PRODUCTS_MESSAGES.options;

export const NEW_OPTION: TypedOption = {
  optionId: null,
  name: '',
  price: '0,00 €',
  translations: {},
};

interface OptionGroupFieldsProps {
  number: number;
  group: TypedGroup;
  onChange: (group: TypedGroup) => void;
  onRemove: () => void;
}

export function OptionGroupFields({ number, group, onChange, onRemove }: OptionGroupFieldsProps) {
  const { options, min, max } = group;
  const isOneOf = max === 1;
  /** If the maximum was "all of them", it follows the number of options. */
  const changeOptions = (changed: readonly TypedOption[]) => {
    const mayTakeAll = !isOneOf && max >= options.length;
    onChange({ ...group, options: changed, max: mayTakeAll ? Math.max(2, changed.length) : max });
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{copy.group(number)}</legend>
      <div className={css.head}>
        <Field
          label={copy.groupName}
          placeholder={copy.groupPlaceholder}
          maxLength={60}
          value={group.name}
          onChange={(event) => onChange({ ...group, name: event.target.value })}
        />
        <IconButton
          label={copy.removeGroup(group.name || copy.group(number))}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      {/* Visual headings only; each field has its own label, which may be hidden. */}
      <div className={classNames(css.columns, css.ofExtras)} aria-hidden="true">
        <span>{copy.option}</span>
        <span>{copy.extra}</span>
      </div>
      <ul role="list" className={css.options}>
        {options.map((option, index) => (
          <OptionLine
            // New options have no id; their fields are controlled, so an index works as the key.
            key={index}
            number={index + 1}
            option={option}
            onChange={(changed) =>
              changeOptions(options.map((one, place) => (place === index ? changed : one)))
            }
            onRemove={
              options.length > 1
                ? () => changeOptions(options.filter((_, place) => place !== index))
                : undefined
            }
          />
        ))}
      </ul>
      {options.length < OPTION_LIMITS.options && (
        <Button
          variant="ghost"
          icon={<Plus aria-hidden="true" />}
          onClick={() => changeOptions([...options, NEW_OPTION])}
        >
          {copy.addOption}
        </Button>
      )}
      <div className={css.rules}>
        <Segmented
          legend={copy.kind}
          showLegend
          options={[
            { value: 'one', label: copy.oneOf },
            { value: 'any', label: copy.anyOf },
          ]}
          value={isOneOf ? 'one' : 'any'}
          onChange={(kind) =>
            onChange(
              kind === 'one'
                ? { ...group, min: Math.min(min, 1), max: 1 }
                : { ...group, max: Math.max(2, options.length) },
            )
          }
        />
        {isOneOf ? (
          <Checkbox
            label={copy.required}
            checked={min > 0}
            onChange={(event) => onChange({ ...group, min: event.target.checked ? 1 : 0 })}
          />
        ) : (
          <>
            <CountField
              label={copy.min}
              value={min}
              from={0}
              to={options.length}
              onChange={(count) => onChange({ ...group, min: count })}
            />
            <CountField
              label={copy.max}
              value={max}
              // At least two: exactly one is what the switch next to it stands for.
              from={2}
              to={Math.max(2, options.length)}
              onChange={(count) => onChange({ ...group, max: count })}
            />
          </>
        )}
      </div>
      <GroupTranslations number={number} group={group} onChange={onChange} />
    </fieldset>
  );
}

interface CountFieldProps {
  label: string;
  value: number;
  from: number;
  to: number;
  onChange: (count: number) => void;
}

/** While it is typed, the text stays as it is; on leaving the field it is brought within limits. */
function CountField({ label, value, from, to, onChange }: CountFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const take = (typed: string, isLeft: boolean) => {
    const count = Number(typed);
    const within = Math.min(Math.max(Math.round(count), from), to);
    if (typed !== '' && (isLeft || within === count) && within !== value) onChange(within);
  };
  return (
    <Field
      label={label}
      type="number"
      min={from}
      max={to}
      value={text ?? value}
      onChange={({ target }) => {
        setText(target.value);
        take(target.value, false);
      }}
      onBlur={() => {
        if (text !== null) take(text, true);
        setText(null);
      }}
    />
  );
}

interface OptionLineProps {
  number: number;
  option: TypedOption;
  onChange: (option: TypedOption) => void;
  onRemove: (() => void) | undefined;
}

function OptionLine({ number, option, onChange, onRemove }: OptionLineProps) {
  const called = option.name || copy.optionOf(number);
  const of = PRODUCTS_MESSAGES.of(called);
  const [isOpen, setIsOpen] = useState(false);
  const { allergens = [] } = option;
  return (
    <li className={css.line}>
      <div className={css.extra}>
        <CellField
          label={copy.optionOf(number)}
          of=""
          maxLength={60}
          value={option.name}
          onChange={(event) => onChange({ ...option, name: event.target.value })}
        />
        <CellField
          label={copy.extra}
          of={of}
          inputMode="decimal"
          maxLength={20}
          value={option.price}
          onChange={(event) => onChange({ ...option, price: event.target.value })}
        />
        <IconButton
          label={copy.allergensOf(called)}
          icon={<TriangleAlert aria-hidden="true" />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
        {onRemove && (
          <IconButton
            label={copy.removeOption(called)}
            icon={<X aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
      {!isOpen && allergens.length > 0 && (
        <p className={css.hint}>
          {copy.adds(allergens.map((allergen) => ALLERGENS[allergen]).join(', '))}
        </p>
      )}
      {isOpen && (
        <ChoiceChips
          legend={copy.allergensOf(called)}
          showLegend
          options={ALLERGEN_CHOICES}
          values={allergens}
          onChange={(ticked) => onChange({ ...option, allergens: ticked })}
        />
      )}
    </li>
  );
}
