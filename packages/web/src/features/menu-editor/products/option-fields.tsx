import { OPTION_LIMITS } from '@simplato/domain';
import { Plus } from 'lucide-react';
import { PRODUCTS_MESSAGES } from '../../../i18n/es/products.ts';
import { Button } from '../../../ui/button.tsx';
import css from './option-fields.module.css';
import { NEW_OPTION, OptionGroupFields } from './option-group-fields.tsx';
import type { TypedGroup } from './product-draft.ts';

const copy = PRODUCTS_MESSAGES.options;

const NEW_GROUP: TypedGroup = {
  groupId: null,
  name: '',
  min: 1,
  max: 1,
  options: [NEW_OPTION, NEW_OPTION],
  translations: {},
};

interface OptionFieldsProps {
  groups: readonly TypedGroup[];
  error: string | undefined;
  onChange: (groups: readonly TypedGroup[]) => void;
}

export function OptionFields({ groups, error, onChange }: OptionFieldsProps) {
  return (
    <section className={css.groups} aria-label={copy.legend}>
      <p className={css.hint}>{copy.hint}</p>
      {groups.map((group, index) => (
        <OptionGroupFields
          // New groups have no id; their fields are controlled, so an index works as the key.
          key={index}
          number={index + 1}
          group={group}
          onChange={(changed) =>
            onChange(groups.map((one, place) => (place === index ? changed : one)))
          }
          onRemove={() => onChange(groups.filter((_, place) => place !== index))}
        />
      ))}
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
      {groups.length < OPTION_LIMITS.groups && (
        <Button
          variant="outline"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...groups, NEW_GROUP])}
        >
          {copy.addGroup}
        </Button>
      )}
    </section>
  );
}
