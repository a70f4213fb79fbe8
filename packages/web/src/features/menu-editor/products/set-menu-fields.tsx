import {
  COURSE_NUMBERS,
  courseName,
  INCLUDED_TEXT_LENGTH,
  nameKey,
  OPTION_LIMITS,
  OPTION_NAME_LENGTH,
  PRODUCT_LENGTHS,
  type Product,
} from '@simplato/domain';
import { Plus, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { PRODUCTS_MESSAGES } from '../../../i18n/es/products.ts';
import { Button } from '../../../ui/button.tsx';
import { CellField } from '../../../ui/cell-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { GroupTranslations } from './group-translations.tsx';
import css from './option-fields.module.css';
import type { TypedOption, TypedPart } from './product-draft.ts';

const copy = PRODUCTS_MESSAGES.setMenu;

interface SetMenuFieldsProps {
  parts: readonly TypedPart[];
  includes: readonly string[];
  /** The products that can be its products. */
  products: readonly Product[];
  error: string | undefined;
  onChange: (menu: { parts: readonly TypedPart[]; includes: readonly string[] }) => void;
}

/** The parts of a set menu (menú del día), each with its products of today. */
export function SetMenuFields({ parts, includes, products, error, onChange }: SetMenuFieldsProps) {
  const changeParts = (changed: readonly TypedPart[]) => onChange({ parts: changed, includes });
  const nextCourse = COURSE_NUMBERS.find((one) => parts.every(({ course }) => course !== one)) ?? 1;
  return (
    <section className={css.groups} aria-label={copy.legend}>
      <p className={css.hint}>{copy.hint}</p>
      {parts.map((part, index) => (
        <PartFields
          // New parts have no id; their fields are controlled, so an index works as the key.
          key={index}
          number={index + 1}
          part={part}
          products={products}
          onChange={(changed) =>
            changeParts(parts.map((one, place) => (place === index ? changed : one)))
          }
          onRemove={() => changeParts(parts.filter((_, place) => place !== index))}
        />
      ))}
      {parts.length > 0 && (
        <Field
          label={copy.includes}
          hint={copy.includesHint}
          maxLength={INCLUDED_TEXT_LENGTH}
          value={includes.join(', ')}
          onChange={(event) =>
            onChange({
              parts,
              includes: event.target.value.split(',').map((one) => one.trimStart()),
            })
          }
        />
      )}
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
      {parts.length < OPTION_LIMITS.groups && (
        <Button
          variant="outline"
          icon={<Plus aria-hidden="true" />}
          onClick={() => changeParts([...parts, newPart(nextCourse)])}
        >
          {parts.length === 0 ? copy.start : copy.addPart}
        </Button>
      )}
    </section>
  );
}

function newPart(course: number): TypedPart {
  const name = courseName(course);
  return { groupId: null, name, course, min: 1, max: 1, options: [], translations: {} };
}

interface PartFieldsProps extends Pick<SetMenuFieldsProps, 'products'> {
  number: number;
  part: TypedPart;
  onChange: (part: TypedPart) => void;
  onRemove: () => void;
}

function PartFields({ number, part, products, onChange, onRemove }: PartFieldsProps) {
  const { options } = part;
  const named = part.name || copy.part(number);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{copy.part(number)}</legend>
      <div className={css.head}>
        <Field
          label={copy.partName}
          maxLength={OPTION_NAME_LENGTH}
          value={part.name}
          onChange={(event) => onChange({ ...part, name: event.target.value })}
        />
        <IconButton
          label={copy.removePart(named)}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <div className={css.rules}>
        <Select
          label={copy.course}
          value={part.course}
          onChange={(event) => onChange({ ...part, course: Number(event.target.value) })}
        >
          {COURSE_NUMBERS.map((course) => (
            <option key={course} value={course}>
              {courseName(course)}
            </option>
          ))}
        </Select>
        <Select
          label={copy.chosen}
          value={part.max}
          onChange={(event) => {
            const count = Number(event.target.value);
            onChange({ ...part, min: count, max: count });
          }}
        >
          {Array.from({ length: Math.max(part.max, options.length, 1) }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </Select>
      </div>
      {options.length > 0 && (
        <>
          <div className={css.columns} aria-hidden="true">
            <span>{copy.product}</span>
            <span>{PRODUCTS_MESSAGES.options.extra}</span>
          </div>
          <ul role="list" className={css.options}>
            {options.map((option, index) => (
              <PartProductLine
                key={option.product?.productId ?? index}
                option={option}
                onChange={(price) =>
                  onChange({
                    ...part,
                    options: options.map((one, place) =>
                      place === index ? { ...one, price } : one,
                    ),
                  })
                }
                onRemove={() =>
                  onChange({ ...part, options: options.filter((_, place) => place !== index) })
                }
              />
            ))}
          </ul>
        </>
      )}
      {options.length < OPTION_LIMITS.options && (
        <AddPartProduct
          part={part}
          products={products}
          onAdd={(option) => onChange({ ...part, options: [...options, option] })}
        />
      )}
      {/* Its name alone: its products have their own translations. */}
      <GroupTranslations
        number={number}
        group={{ ...part, name: named, options: [] }}
        onChange={({ translations }) => onChange({ ...part, translations })}
      />
    </fieldset>
  );
}

function optionOf({ productId, name, allergens, traces, soldOut }: Product): TypedOption {
  return { ...newOption(name), product: { productId, allergens, traces, soldOut } };
}

function newOption(name: string): TypedOption {
  return { optionId: null, name, price: '0,00 €', translations: {} };
}

interface PartProductLineProps {
  option: TypedOption;
  onChange: (price: string) => void;
  onRemove: () => void;
}

function PartProductLine({ option: { name, price }, onChange, onRemove }: PartProductLineProps) {
  return (
    <li className={css.option}>
      <span className={css.product}>{name}</span>
      <CellField
        label={PRODUCTS_MESSAGES.options.extra}
        of={PRODUCTS_MESSAGES.of(name)}
        inputMode="decimal"
        maxLength={20}
        value={price}
        onChange={(event) => onChange(event.target.value)}
      />
      <IconButton
        label={copy.removeProduct(name)}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}

interface AddPartProductProps extends Pick<PartFieldsProps, 'part' | 'products'> {
  onAdd: (option: TypedOption) => void;
}

/** A product of the menu by its name, or a new one that is typed: it is created once the menu is saved. */
function AddPartProduct({ part, products, onAdd }: AddPartProductProps) {
  const listId = useId();
  const [name, setName] = useState('');
  const free = products.filter(({ productId }) =>
    part.options.every(({ product }) => product?.productId !== productId),
  );
  const typed = nameKey(name);
  const known = free.find((one) => nameKey(one.name) === typed);
  const isThere = part.options.some((one) => nameKey(one.name) === typed);
  const isNew = typed !== '' && !known && !isThere;
  const add = (option: TypedOption) => {
    setName('');
    onAdd(option);
  };
  const addOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const [only, ...others] = free.filter(
      (one) => typed !== '' && nameKey(one.name).includes(typed),
    );
    const meant = known ?? (others.length === 0 ? only : undefined);
    if (meant) add(optionOf(meant));
  };
  return (
    <div className={css.line}>
      <Field
        label={copy.addProduct(part.name)}
        hint={copy.addProductHint}
        list={listId}
        autoComplete="off"
        maxLength={PRODUCT_LENGTHS.name}
        value={name}
        error={isThere ? copy.isThere : undefined}
        onChange={(event) => {
          const { value } = event.target;
          const picked = free.find((one) => one.name === value);
          const isPicked =
            picked && !(event.nativeEvent as InputEvent).inputType?.startsWith('insertText');
          if (isPicked) add(optionOf(picked));
          else setName(value);
        }}
        onKeyDown={addOnEnter}
      />
      <datalist id={listId}>
        {free.map((product) => (
          <option key={product.productId}>{product.name}</option>
        ))}
      </datalist>
      {known && (
        <Button
          variant="outline"
          icon={<Plus aria-hidden="true" />}
          onClick={() => add(optionOf(known))}
        >
          {copy.addKnown(known.name)}
        </Button>
      )}
      {isNew && (
        <Button
          variant="outline"
          icon={<Plus aria-hidden="true" />}
          onClick={() => add(newOption(name.trim()))}
        >
          {copy.createPartProduct(name.trim())}
        </Button>
      )}
    </div>
  );
}
