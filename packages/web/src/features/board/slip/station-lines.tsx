import {
  ALLERGENS,
  type AllergyConflict,
  allergyConflict,
  byCourse,
  heldCourses,
  isOpen,
  isPending,
  lineProgress,
  type Order,
  type OrderLine,
  type Product,
} from '@simplato/domain';
import { Ban, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { BOARD_TOOLS_MESSAGES as copy } from '../../../i18n/es/board-tools.ts';
import { STAFF_COURSE_MESSAGES as courses } from '../../../i18n/es/staff-courses.ts';
import { REMOVAL_MESSAGES } from '../../../i18n/es/removals.ts';
import { SOLD_OUT_MESSAGES } from '../../../i18n/es/sold-out.ts';
import { Button } from '../../../ui/button.tsx';
import { SlipLine, SlipLines } from '../../../ui/slip-line.tsx';
import { removedUnits } from '../../orders/removed-units.ts';
import { clockStart, useMinutesSince } from '../board-clock.ts';
import css from './order-slip.module.css';
import type { SlipSurroundings } from './slip-surroundings.ts';

interface StationLinesProps {
  order: Order;
  slips: SlipSurroundings;
}

/**
 * An order's lines: this station's, to be ticked; the others' are folded behind their number. Of one that
 * comes by courses, course by course.
 */
export function StationLines({ order, slips }: StationLinesProps) {
  const { isShown } = slips;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const lines = byCourse(order.lines.map((line, index) => ({ ...line, number: index + 1 })));
  const own = lines.filter(isShown);
  const others = lines.filter((line) => !isShown(line));
  const shown = isUnfolded ? [...own, ...others] : own;
  const draw = (line: SlipLineOf) => (
    <StationLine key={line.number} order={order} line={line} slips={slips} />
  );
  const inTurn = isOpen(order.status) ? order.courses : [];
  return (
    <>
      {inTurn.length === 0 ? (
        <SlipLines>{shown.map(draw)}</SlipLines>
      ) : (
        inTurn.map(({ course }) => {
          const ofCourse = shown.filter((line) => line.course === course);
          if (ofCourse.length === 0) return null;
          return (
            <div key={course} className={css.course}>
              <CourseHeading order={order} course={course} lines={ofCourse} slips={slips} />
              <SlipLines>{ofCourse.map(draw)}</SlipLines>
            </div>
          );
        })
      )}
      {others.length > 0 && (
        <button
          type="button"
          className={css.others}
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {copy.filter.others(others.length)}
        </button>
      )}
    </>
  );
}

/** Its number in the order is counted from 1. */
type SlipLineOf = OrderLine & { number: number };

function StationLine({ order, line, slips }: StationLinesProps & { line: SlipLineOf }) {
  const { products, isShown, onTick, onRunOut } = slips;
  const progress = lineProgress(order, line.number - 1);
  const isHeld = isOpen(order.status) && progress === 'held';
  const isTicked = order.doneLines.includes(line.number);
  // What is held cannot be ticked yet, nor can the tick of what was carried be taken away.
  const canTick = isOpen(order.status) && !isHeld && progress !== 'served';
  return (
    <SlipLine
      quantity={line.quantity}
      removed={removedUnits(line, REMOVAL_MESSAGES.removed)}
      done={isTicked}
      faded={isHeld || !isShown(line)}
      tickLabel={copy.line.tick}
      onTick={canTick ? () => onTick(order, line.number) : undefined}
      action={
        (canTick || isHeld) && (
          <button
            type="button"
            className={css.runOut}
            aria-label={SOLD_OUT_MESSAGES.board.lineOf(line.name)}
            title={SOLD_OUT_MESSAGES.board.lineOf(line.name)}
            aria-haspopup="dialog"
            onClick={() => onRunOut(line)}
          >
            <Ban aria-hidden="true" />
          </button>
        )
      }
      options={
        line.options.length > 0 && (
          <span className={css.options}>{line.options.map(({ name }) => name).join(' · ')}</span>
        )
      }
      note={
        <>
          {line.note !== '' && <span className={css.wish}>{line.note}</span>}
          <Conflict
            conflict={allergyConflict(order, line.number, products.get(line.productId)?.allergens)}
          />
          {(isHeld || isPending(order, line.number - 1)) && (
            <Gone product={products.get(line.productId)} />
          )}
        </>
      }
    >
      {line.name}
      {line.forName !== '' && <span className={css.forName}>{line.forName}</span>}
    </SlipLine>
  );
}

interface CourseHeadingProps extends StationLinesProps {
  course: number;
  /** Those of it that are drawn. */
  lines: readonly SlipLineOf[];
}

/** How far a course is, and a way to fire it while it is held. */
function CourseHeading({ order, course, lines, slips }: CourseHeadingProps) {
  const isHeld = heldCourses(order).includes(course);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={isHeld ? css.held : css.courseHead}>
      <h4 className={css.courseName}>
        {isHeld ? courses.held(course, units) : courseText(order, course)}
      </h4>
      <CourseMinutes order={order} course={course} slips={slips} />
      {isHeld && (
        <Button
          variant="outline"
          className={css.fire}
          aria-label={courses.fireOf(course, order.tableName)}
          onClick={(event) => slips.onFire(order, course, event)}
        >
          {courses.fireHere}
        </Button>
      )}
    </div>
  );
}

function courseText(order: Order, course: number): string {
  const progress = order.lines.flatMap((line, index) =>
    line.course === course && line.quantity > 0 ? lineProgress(order, index) : [],
  );
  if (progress.length === 0 || progress.includes('fired')) return courses.name(course);
  return progress.includes('done') ? courses.done(course) : courses.served(course);
}

/** Of a course that was fired later than the one whose minutes its slip shows. */
function CourseMinutes({ order, course, slips }: StationLinesProps & { course: number }) {
  const firedAt = order.courses.find((one) => one.course === course)?.firedAt ?? null;
  const isMaking = order.lines.some(
    (line, index) => line.course === course && isPending(order, index),
  );
  const isOwn = isMaking && firedAt !== clockStart(order);
  const minutes = useMinutesSince(isOwn ? firedAt : null, slips.clock);
  if (minutes === null) return null;
  return <span className={css.courseMinutes}>{BOARD_MESSAGES.minutes(minutes)}</span>;
}

/** Ordered before it ran out. */
function Gone({ product }: { product: Product | undefined }) {
  if (!product || product.soldOut === 'no') return null;
  return (
    <span className={css.gone}>
      <Ban aria-hidden="true" /> {SOLD_OUT_MESSAGES.words[product.soldOut]}
    </span>
  );
}

/** Where the restaurant has not stated what a line holds it says that, and never that it is free of it. */
function Conflict({ conflict }: { conflict: AllergyConflict | null }) {
  if (conflict === null) return null;
  const { held, isOwnNote } = conflict;
  return (
    <span className={held.length > 0 || isOwnNote ? css.conflict : css.unstated}>
      <TriangleAlert aria-hidden="true" /> {conflictText(conflict)}
    </span>
  );
}

function conflictText({ held, isUnstated }: AllergyConflict): string {
  const { holds, unstated, ownNote } = BOARD_MESSAGES.allergy;
  if (held.length > 0) return holds(held.map((allergen) => ALLERGENS[allergen]));
  return isUnstated ? unstated : ownNote;
}
