import { LANGUAGES } from '@simplato/domain';
import { useState } from 'react';
import { Link } from 'wouter';
import type { TabOfMember } from '../../../api/read-place.ts';
import { ROUND_MESSAGES } from '../../../i18n/es/rounds.ts';
import { useEuros, useLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Dock } from '../../../ui/dock.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { storedByCourses } from '../../checkout/basket/basket-store.ts';
import type { MenuOfCourses } from '../../checkout/basket/chosen-courses.ts';
import { CoursesChoice } from '../../checkout/basket/courses-choice.tsx';
import { useCourses } from '../../checkout/basket/use-courses.ts';
import { usePayingOrder } from '../../checkout/paying/paying-order-store.ts';
import { usePendingOrder } from '../../checkout/sending/pending-order-store.ts';
import { ExpectedWait } from '../../orders/expected-wait.tsx';
import { useDelayQuestion } from '../../restaurant/kitchen/use-delay-question.tsx';
import { useKitchen } from '../../restaurant/kitchen/use-kitchen.ts';
import { NobodyWatches } from '../../restaurant/kitchen/nobody-watches.tsx';
import { useNames } from '../use-names.ts';
import css from './round-dock.module.css';
import { useRound } from './round-store.ts';
import type { Chooser } from './use-round.ts';
import { useRoundSending } from './use-round-sending.ts';

interface RoundDockProps {
  restaurantId: number;
  tab: TabOfMember;
  choosers: readonly Chooser[];
  menu: MenuOfCourses;
  onMenuChanged: () => void;
}

/** Within the thumb's reach: ordering for everybody who has chosen, or for oneself alone. */
export function RoundDock({ restaurantId, tab, choosers, menu, onMenuChanged }: RoundDockProps) {
  const copy = useMessages(ROUND_MESSAGES);
  const euros = useEuros();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [isChoosing, setIsChoosing] = useState(false);
  const { send, isSending } = useRoundSending(restaurantId, onMenuChanged);
  const round = useRound(restaurantId);
  const isBusy = [usePendingOrder(restaurantId), usePayingOrder(restaurantId)].some(Boolean);
  const isClosed = useKitchen(restaurantId)?.state.isOpen === false;
  const forNames = useForNames(tab);

  const ready = choosers.filter(({ choices }) => choices.length > 0);
  const included = ready.filter(({ person }) => !leftOut.has(person.memberId));
  const own = ready.find(({ person }) => person.isOwn);
  const sumCents = included.reduce((sum, one) => sum + one.sumCents, 0);
  const chosen = included.flatMap(({ choices }) => choices);
  const { withCourses, isByCourses } = useCourses(restaurantId, chosen, menu);
  const hasOthers = ready.some(({ person }) => !person.isOwn);
  const delay = useDelayQuestion<object>(restaurantId, (_wish, acceptedMinutes, askAgain) => {
    const wish = {
      tabId: tab.tabId,
      comensales: included.map(({ person }) => person.memberId),
      isOwnIn: included.some(({ person }) => person.isOwn),
      isByCourses,
      acceptedMinutes,
    };
    let isDelayed = false;
    const ask = (minutes: number) => {
      isDelayed = true;
      askAgain(minutes);
    };
    // Whoever was left out still is, if it is asked about.
    void send(wish, ask).then(() => {
      if (!isDelayed) setLeftOut(new Set());
    });
  });
  if (ready.length === 0) return null;

  return (
    <Dock>
      <NobodyWatches restaurantId={restaurantId} />
      {hasOthers && (
        <>
          <div className={css.whom}>
            <p>{included.length > 0 && copy.forWhom(forNames(included))}</p>
            {ready.length > 1 && (
              <TextButton aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
                {copy.leaveOut}
              </TextButton>
            )}
          </div>
          <CoursesChoice
            isTight
            restaurantId={restaurantId}
            lines={withCourses}
            isByCourses={isByCourses}
            disabled={round !== null}
            onChange={(next) => storedByCourses.write(next)}
          />
          {round === null && !isClosed && (
            <ExpectedWait
              restaurantId={restaurantId}
              lines={withCourses}
              isByCourses={isByCourses}
            />
          )}
          <Button
            size="big"
            wide
            className={css.button}
            pending={isSending || round?.state === 'sending'}
            disabled={included.length === 0 || isBusy || isClosed || round !== null}
            onClick={() => delay.orderOrAsk({})}
          >
            <span>{isByCourses ? copy.forAllByCourses : copy.forAll}</span>{' '}
            <span>{euros(sumCents)}</span>
          </Button>
        </>
      )}
      {own && (
        <Link
          href={PATHS.orderSummary}
          className={buttonClass(
            { variant: hasOthers ? 'outline' : 'primary', size: 'big', wide: true },
            css.button,
          )}
        >
          <span>{hasOthers ? copy.onlyMine : copy.mine}</span> <span>{euros(own.sumCents)}</span>
        </Link>
      )}
      {delay.question}
      {isChoosing && (
        <WhomDialog
          tab={tab}
          ready={ready}
          leftOut={leftOut}
          onChange={setLeftOut}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Dock>
  );
}

/** 'ti, Marco e Inés'. */
function useForNames(tab: TabOfMember) {
  const copy = useMessages(ROUND_MESSAGES);
  const { given } = useNames(tab);
  const language = useLanguage();
  return (included: readonly Chooser[]) =>
    new Intl.ListFormat(LANGUAGES[language].locale).format(
      included.map(({ person }) => (person.isOwn ? copy.toYou : given(person))),
    );
}

interface WhomDialogProps {
  tab: TabOfMember;
  ready: readonly Chooser[];
  leftOut: ReadonlySet<number>;
  onChange: (leftOut: ReadonlySet<number>) => void;
  onClose: () => void;
}

function WhomDialog({ tab, ready, leftOut, onChange, onClose }: WhomDialogProps) {
  const copy = useMessages(ROUND_MESSAGES);
  const euros = useEuros();
  const { show } = useNames(tab);
  return (
    <Dialog
      open
      title={copy.whom}
      size="small"
      onClose={onClose}
      actions={<Button onClick={onClose}>{copy.done}</Button>}
    >
      <p>{copy.whomText}</p>
      {ready.map(({ person, sumCents }) => (
        <Checkbox
          key={person.memberId}
          checked={!leftOut.has(person.memberId)}
          onChange={({ target: { checked } }) => {
            const others = new Set(leftOut);
            if (checked) others.delete(person.memberId);
            else others.add(person.memberId);
            onChange(others);
          }}
          label={`${show(person).name} · ${euros(sumCents)}`}
        />
      ))}
    </Dialog>
  );
}
