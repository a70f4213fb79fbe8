import { type Category, COURSE_NUMBERS, courseName } from '@simplato/domain';
import { Ellipsis, Trash2 } from 'lucide-react';
import { memo, useRef } from 'react';
import { CATEGORIES_MESSAGES as copy } from '../../../i18n/es/categories.ts';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { MenuPopover } from '../../../ui/menu-popover.tsx';
import { Select } from '../../../ui/select.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useMenuEditing } from '../menu-editing.tsx';
import { MoveHandle } from '../rows/move-handle.tsx';
import { NameTranslations } from '../rows/name-translations.tsx';
import { OpenRowForm } from '../rows/open-row-form.tsx';
import { hasNotice, RowNotice } from '../rows/row-notice.tsx';
import { RowStatus } from '../rows/row-status.tsx';
import { useEditing } from '../rows/use-editing.ts';
import { useRowDrag } from '../rows/use-row-drag.ts';
import css from './category-row.module.css';
import { categoryTexts, describeHours } from './category-texts.ts';
import { ServedHoursFields } from './served-hours-fields.tsx';

interface CategoryRowProps {
  category: Category;
  index: number;
  count: number;
  productCount: number;
  isOpen: boolean;
  onOpen: (id: number) => void;
  onClose: (id: number) => void;
  onPlace: (id: number, to: number) => void;
  onRemove: (category: Category) => void;
  onRestore: (category: Category) => void;
}

/** A category: a line at rest, or all of its fields. */
export const CategoryRow = memo(function CategoryRow({ isOpen, ...row }: CategoryRowProps) {
  return isOpen ? <OpenCategory {...row} /> : <RestingCategory {...row} />;
});

type RowProps = Omit<CategoryRowProps, 'isOpen'>;

function RestingCategory({
  category,
  index,
  count,
  productCount,
  onOpen,
  onPlace,
  onRemove,
  onRestore,
}: RowProps) {
  const { categories: drafts } = useMenuEditing();
  const { draft, editing } = useEditing(drafts, category);
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { categoryId: id, name } = category;
  const edge = useRowDrag({ row, handle, list: 'categories', index, id, onPlace });
  return (
    <li ref={row} className={css.row} data-row={id} data-drop={edge ?? undefined}>
      <MoveHandle ref={handle} name={name} id={id} index={index} count={count} onPlace={onPlace} />
      <div className={css.line}>
        <button
          type="button"
          className={css.opener}
          data-opens=""
          aria-expanded="false"
          onClick={() => onOpen(id)}
        >
          {draft.name || name}
        </button>
        <p className={css.facts}>
          <span>{copy.productCount(productCount)}</span>
          <span>{courseName(draft.course)}</span>
          <span>{describeHours(draft.servedHours)}</span>
          {!draft.isActive && <Badge tone="alert">{copy.hidden}</Badge>}
          <RowStatus editing={editing} words={categoryTexts} />
        </p>
      </div>
      <MenuPopover
        label={ROWS_MESSAGES.moreOf(name)}
        items={[
          {
            label: ROWS_MESSAGES.remove,
            icon: <Trash2 aria-hidden="true" />,
            tone: 'alert',
            onSelect: () => onRemove(category),
          },
        ]}
      >
        <Ellipsis aria-hidden="true" />
      </MenuPopover>
      {hasNotice(editing) && (
        <div className={css.notice}>
          <RowNotice
            drafts={drafts}
            editing={editing}
            words={categoryTexts}
            onRestore={() => onRestore(category)}
          />
        </div>
      )}
    </li>
  );
}

function OpenCategory({ category, onClose, onRemove, onRestore }: RowProps) {
  const { categories: drafts } = useMenuEditing();
  const { draft, editing, type } = useEditing(drafts, category);
  const { categoryId: id, name } = category;
  return (
    <li className={css.open} data-row={id}>
      <OpenRowForm
        drafts={drafts}
        row={category}
        name={name}
        words={categoryTexts}
        onClose={() => onClose(id)}
        onRestore={() => onRestore(category)}
      >
        <div className={css.fields}>
          <Field
            label={
              <>
                {copy.name}
                <VisuallyHidden> de {name}</VisuallyHidden>
              </>
            }
            className={css.name}
            autoComplete="off"
            maxLength={60}
            value={draft.name}
            error={editing?.errors.name}
            onChange={(event) => type({ name: event.target.value })}
          />
          <Select
            label={copy.course}
            hint={copy.courseHint}
            value={draft.course}
            onChange={(event) => type({ course: Number(event.target.value) })}
          >
            {COURSE_NUMBERS.map((number) => (
              <option key={number} value={number}>
                {courseName(number)}
              </option>
            ))}
            {!COURSE_NUMBERS.includes(draft.course) && (
              <option value={draft.course}>{courseName(draft.course)}</option>
            )}
          </Select>
        </div>
        <Checkbox
          label={copy.visible}
          checked={draft.isActive}
          onChange={(event) => type({ isActive: event.target.checked })}
        />
        <ServedHoursFields
          hours={draft.servedHours}
          error={editing?.errors.servedHours}
          onChange={(servedHours) => type({ servedHours })}
        />
        <Disclosure
          summary={ROWS_MESSAGES.translations.title}
          detail={Object.keys(draft.translations).join(', ').toUpperCase()}
        >
          <NameTranslations
            translations={draft.translations}
            onChange={(translations) => type({ translations })}
          />
        </Disclosure>
        <Button
          variant="ghost"
          className={css.remove}
          icon={<Trash2 aria-hidden="true" />}
          aria-label={ROWS_MESSAGES.removeOf(name)}
          onClick={() => onRemove(category)}
        >
          {ROWS_MESSAGES.remove}
        </Button>
      </OpenRowForm>
    </li>
  );
}
