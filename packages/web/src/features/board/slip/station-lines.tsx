import {
  type Allergen,
  ALLERGENS,
  type AllergyConflict,
  allergyConflict,
  byCourse,
  choiceOf,
  courseProgress,
  heldCourses,
  isMade,
  isOpen,
  isPending,
  lineProgress,
  menusOf,
  nameWithWeight,
  type Order,
  type OrderLine,
  type SoldOut,
  soldOutOf,
  statementOf,
} from '@simplato/domain';
import { Ban, TriangleAlert } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
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

interface OfSlip {
  order: Order;
  slips: SlipSurroundings;
}

/** Makes of an act one that is not done twice at once. */
export type PressOnce = (
  act: (event: MouseEvent<HTMLButtonElement>) => void,
) => (event: MouseEvent<HTMLButtonElement>) => void;

interface StationLinesProps extends OfSlip {
  /** Whether its buttons take no press at the moment. */
  isSettling: boolean;
  press: PressOnce;
}

/**
 * An order's lines: this station's, to be ticked; the others' are folded behind their number. Of one that
 * comes by courses, course by course.
 */
export function StationLines({ order, slips, ...pressing }: StationLinesProps) {
  const { isShown } = slips;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const numbered = order.lines.map((line, index) => ({ ...line, number: index + 1 }));
  const lines = byCourse(numbered.filter(isMade));
  const menus = menusOf(order.lines);
  const own = lines.filter(isShown);
  const others = lines.filter((line) => !isShown(line));
  const shown = isUnfolded ? [...own, ...others] : own;
  const draw = (line: SlipLineOf) => (
    <StationLine key={line.number} order={order} line={line} slips={slips} />
  );
  const inTurn = isOpen(order.status) ? order.courses : [];
  return (
    <>
      {menus.length > 0 && <p className={css.menus}>{menus.join(' · ')}</p>}
      {inTurn.length === 0 ? (
        <SlipLines>{shown.map(draw)}</SlipLines>
      ) : (
        inTurn.map(({ course }) => {
          const ofCourse = shown.filter((line) => line.course === course);
          if (ofCourse.length === 0) return null;
          return (
            <div key={course} className={css.course}>
              <CourseHeading
                order={order}
                course={course}
                lines={ofCourse}
                slips={slips}
                {...pressing}
              />
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
          {copy.screen.others(others.length, others.map(({ name }) => name).join(', '))}
        </button>
      )}
    </>
  );
}

/** Its number in the order is counted from 1. */
type SlipLineOf = OrderLine & { number: number };

function StationLine({ order, line, slips }: OfSlip & { line: SlipLineOf }) {
  const { products, isShown, onTick, onRunOut } = slips;
  const product = products.get(line.productId);
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
          <Conflict order={order} line={line} number={line.number} products={products} />
          {(isHeld || isPending(order, line.number - 1)) && (
            <Gone soldOut={product ? soldOutOf(product, line.formatId) : 'no'} />
          )}
        </>
      }
    >
      {nameWithWeight(line)}
      {line.menuLine !== undefined && <span className={css.ofMenu}>{copy.line.ofMenu}</span>}
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
function CourseHeading(props: CourseHeadingProps) {
  const { order, course, lines, slips, isSettling, press } = props;
  const isHeld = heldCourses(order).includes(course);
  const isAtPass =
    courseProgress(order, course) === 'done' && slips.stepOf(order)?.kind === 'finish';
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={isHeld ? css.held : css.courseHead}>
      <h4 className={css.courseName}>
        {isHeld ? courses.held(course, units) : courseText(order, course)}
      </h4>
      <CourseMinutes order={order} course={course} slips={slips} />
      {isAtPass && (
        <Button
          variant="outline"
          className={css.fire}
          aria-label={courses.served(course)}
          aria-disabled={isSettling}
          onClick={press((event) => slips.onServe(order, course, event))}
        >
          {courses.serveHere}
        </Button>
      )}
      {isHeld && (
        <Button
          variant="outline"
          className={css.fire}
          aria-label={courses.fireOf(course, order.tableName)}
          aria-disabled={isSettling}
          onClick={press((event) => slips.onFire(order, course, event))}
        >
          {courses.fireHere}
        </Button>
      )}
    </div>
  );
}

function courseText(order: Order, course: number): string {
  const progress = courseProgress(order, course);
  if (progress === 'done') return courses.done(course);
  return progress === 'served' ? courses.served(course) : courses.name(course);
}

/** Of a course that is made, or waits at the pass, other than the one whose minutes its slip shows. */
function CourseMinutes({ order, course, slips }: OfSlip & { course: number }) {
  const { firedAt = null, doneAt = null } =
    order.courses.find((one) => one.course === course) ?? {};
  const isMaking = order.lines.some(
    (line, index) => line.course === course && isPending(order, index),
  );
  const since = isMaking ? firedAt : courseProgress(order, course) === 'done' ? doneAt : null;
  const minutes = useMinutesSince(since === clockStart(order) ? null : since, slips.clock);
  if (minutes === null) return null;
  return <span className={css.courseMinutes}>{BOARD_MESSAGES.minutes(minutes)}</span>;
}

/** Ordered before it ran out. */
function Gone({ soldOut }: { soldOut: SoldOut }) {
  if (soldOut === 'no') return null;
  return (
    <span className={css.gone}>
      <Ban aria-hidden="true" /> {SOLD_OUT_MESSAGES.words[soldOut]}
    </span>
  );
}

interface ConflictProps {
  order: Order;
  line: OrderLine;
  /** Of the line in its order, from 1. */
  number: number;
  products: SlipSurroundings['products'];
}

/** Where the restaurant has not stated what a line holds it says that, and never that it is free of it. */
export function Conflict({ order, line, number, products }: ConflictProps) {
  const product = products.get(line.productId);
  const statement = product && statementOf(product, choiceOf(line));
  const conflict = allergyConflict(order, number, statement);
  if (conflict === null) return null;
  const { held, traces, isOwnNote } = conflict;
  return (
    <span
      className={held.length + traces.length > 0 || isOwnNote ? css.conflict : css.unstated}
      data-conflict=""
    >
      <TriangleAlert aria-hidden="true" /> {conflictText(conflict)}
    </span>
  );
}

function conflictText({ held, traces, isUnstated }: AllergyConflict): string {
  const allergy = BOARD_MESSAGES.allergy;
  const names = (allergens: readonly Allergen[]) => allergens.map((each) => ALLERGENS[each]);
  if (held.length > 0)
    return allergy.holds(names(held)) + (isUnstated ? `, ${allergy.restUnstated}` : '');
  if (traces.length > 0) return allergy.traces(names(traces));
  return isUnstated ? allergy.unstated : allergy.ownNote;
}
