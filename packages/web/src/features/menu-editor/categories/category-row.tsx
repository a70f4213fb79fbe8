import { type Category, COURSE_NUMBERS, courseName } from '@simplato/domain';
import { memo, useRef } from 'react';
import { CATEGORIES_MESSAGES as copy } from '../../../i18n/es/categories.ts';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CellField } from '../../../ui/cell-field.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { focusTooLong } from '../../../ui/use-length.ts';
import { Select } from '../../../ui/select.tsx';
import { useMenuEditing } from '../menu-editing.tsx';
import { MoveHandle } from '../rows/move-handle.tsx';
import { NameTranslations } from '../rows/name-translations.tsx';
import { RowNotice } from '../rows/row-notice.tsx';
import { RowStatus } from '../rows/row-status.tsx';
import { useEditing } from '../rows/use-editing.ts';
import { useRowDrag } from '../rows/use-row-drag.ts';
import rowsCss from '../rows/rows.module.css';
import css from './category-row.module.css';
import { categoryTexts, describeHours } from './category-texts.ts';
import { ServedHoursFields } from './served-hours-fields.tsx';

interface CategoryRowProps {
  category: Category;
  index: number;
  count: number;
  productCount: number;
  onPlace: (id: number, to: number) => void;
  onRemove: (category: Category) => void;
  onRestore: (category: Category) => void;
}

export const CategoryRow = memo(function CategoryRow({
  category,
  index,
  count,
  productCount,
  onPlace,
  onRemove,
  onRestore,
}: CategoryRowProps) {
  const { categories: drafts } = useMenuEditing();
  const { draft, editing, isUnsaved, type } = useEditing(drafts, category);
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { categoryId: id } = category;
  const edge = useRowDrag({ row, handle, list: 'categories', index, id, onPlace });
  const isSaving = editing?.phase === 'saving';
  return (
    <li ref={row} className={css.row} data-drop={edge ?? undefined}>
      <form
        className={css.line}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (focusTooLong(row.current)) return;
          void drafts.save(id);
        }}
      >
        <MoveHandle
          ref={handle}
          name={category.name}
          id={id}
          index={index}
          count={count}
          onPlace={onPlace}
        />
        <div className={css.name}>
          <CellField
            label={copy.name}
            of={` de ${category.name}`}
            maxLength={60}
            value={draft.name}
            error={editing?.errors.name}
            onChange={(event) => type({ name: event.target.value })}
          />
        </div>
        <div className={css.buttons}>
          <Button
            type="submit"
            variant={isUnsaved ? 'dark' : 'outline'}
            className={rowsCss.update}
            disabled={!isUnsaved && !isSaving}
            pending={isSaving}
            aria-label={ROWS_MESSAGES.updateOf(category.name)}
          >
            {ROWS_MESSAGES.update}
          </Button>
          <Button
            variant="ghost"
            aria-label={ROWS_MESSAGES.removeOf(category.name)}
            onClick={() => onRemove(category)}
          >
            {ROWS_MESSAGES.remove}
          </Button>
        </div>
      </form>
      <p className={css.facts}>
        <span>{copy.productCount(productCount)}</span>
        <span>{courseName(draft.course)}</span>
        <span>{describeHours(draft.servedHours)}</span>
        {!draft.isActive && <Badge tone="alert">{copy.hidden}</Badge>}
        <RowStatus editing={editing} words={categoryTexts} />
      </p>
      <RowNotice
        drafts={drafts}
        editing={editing}
        words={categoryTexts}
        onRestore={() => onRestore(category)}
      />
      <Disclosure summary={copy.more}>
        <div className={css.more}>
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
        </div>
        <Disclosure summary={ROWS_MESSAGES.translations.title}>
          <NameTranslations
            translations={draft.translations}
            onChange={(translations) => type({ translations })}
          />
        </Disclosure>
      </Disclosure>
    </li>
  );
});
