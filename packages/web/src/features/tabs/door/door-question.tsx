import { joinTab } from '@simplato/contract/endpoints';
import type { TabWayWire } from '@simplato/contract';
import { tableLabel } from '@simplato/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Delete } from 'lucide-react';
import { useId, useState } from 'react';
import { call } from '../../../api/call.ts';
import { RefusedError } from '../../../api/call-error.ts';
import { useFailureMessage } from '../../../forms/failure-message.ts';
import { DOOR_MESSAGES } from '../../../i18n/es/tabs.ts';
import { useLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Slip, SlipRule } from '../../../ui/slip.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useSession } from '../../session/session-store.ts';
import css from './door-question.module.css';
import { DoorTitle } from './door-title.tsx';
import { syncTab } from '../../place/sync-tab.ts';
import { useReadPlaceAgain } from '../../place/use-place.ts';

interface DoorQuestionProps {
  openSince: string;
  isWaiting: boolean;
  /** Where the question is not in a dialog that says it as its title. */
  hasHeading?: boolean;
}

/**
 * Whose tab the table's is, which says no more than its hour: whoever knows its number is in, others
 * are let in by somebody who is, or open one of their own.
 */
export function DoorQuestion({ openSince, isWaiting, hasHeading = false }: DoorQuestionProps) {
  const copy = useMessages(DOOR_MESSAGES);
  const headingId = useId();
  const [digits, setDigits] = useState('');
  const { enter, refusal, sent, isNumberOver } = useEntering(openSince, () => setDigits(''));
  const isLocked = sent !== null;
  const hasKeypad = !isNumberOver;

  const type = (text: string) => {
    const typed = text.replace(/\D/g, '');
    // Three pasted digits are no number of a tab: two of them would be a guess.
    if (typed.length > 2) return;
    setDigits(typed);
    if (typed.length === 2 && !isLocked) enter({ numero: Number(typed) });
  };

  return (
    <section className={css.door} aria-labelledby={hasHeading ? headingId : undefined}>
      {isWaiting && (
        <Notice tone="wait" role="status" title={copy.waiting.title}>
          {copy.waiting.text}
        </Notice>
      )}
      <Slip as="div" className={css.slip}>
        {hasHeading && (
          <>
            <h2 id={headingId} className={css.heading}>
              <DoorTitle openSince={openSince} />
            </h2>
            <SlipRule />
          </>
        )}
        {hasKeypad && <Digits digits={digits} onType={type} />}
        <p role="status" className={css.news}>
          {sent === 'number' && copy.checking}
        </p>
        {refusal && (
          <p role="alert" className={css.refusal}>
            {refusal}
          </p>
        )}
      </Slip>
      {hasKeypad && (
        <Keypad onKey={(key) => type(digits + key)} onErase={() => type(digits.slice(0, -1))} />
      )}
      <div className={css.ways}>
        {!isWaiting && (
          <Button
            variant="outline"
            size="big"
            wide
            pending={sent === 'ask'}
            disabled={isLocked && sent !== 'ask'}
            onClick={() => enter({ pedir: true })}
          >
            {copy.ask}
          </Button>
        )}
        <Button
          variant="ghost"
          wide
          pending={sent === 'new'}
          disabled={isLocked && sent !== 'new'}
          onClick={() => enter({ nueva: true })}
        >
          {copy.apart}
        </Button>
      </div>
    </section>
  );
}

type Sent = 'number' | 'ask' | 'new';

/** Where no number opens the door any more: whatever is asked for next, the keypad stays away. */
const NUMBER_OVER = ['admission_only', 'table_not_verified'];

function useEntering(openSince: string, onWrong: () => void) {
  const copy = useMessages(DOOR_MESSAGES);
  const failureMessage = useFailureMessage();
  const language = useLanguage();
  const { restaurantId } = useSession();
  const queryClient = useQueryClient();
  const readPlaceAgain = useReadPlaceAgain();
  const { show } = useToast();
  /** The tab whose number nobody can use. */
  const [overOf, setOverOf] = useState<string | null>(null);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (way: TabWayWire) => call(joinTab, { body: way }),
    onSuccess: ({ cuenta }, way) => {
      if (cuenta === null || restaurantId === null) {
        readPlaceAgain();
        return;
      }
      syncTab(queryClient, restaurantId, cuenta);
      const table = tableLabel(cuenta.mesa, language);
      show({
        text: 'nueva' in way ? copy.opened(table) : copy.joined(table),
        tone: 'success',
      });
    },
    onError: (refused) => {
      const code = refused instanceof RefusedError ? refused.code : null;
      // Without an answer the digits stay: they may be right.
      if (code === 'wrong_table_number') onWrong();
      if (code === 'tab_closed') readPlaceAgain();
      if (code !== null && NUMBER_OVER.includes(code)) setOverOf(openSince);
    },
  });
  const textOf = (refused: RefusedError) => {
    if (refused.code === 'wrong_table_number') return copy.wrong;
    if (refused.code === 'admission_only') return copy.admission;
    return refused.code === 'tab_closed' ? copy.over : failureMessage(refused);
  };
  return {
    enter: mutate,
    refusal: error && (error instanceof RefusedError ? textOf(error) : failureMessage(error)),
    sent: isPending ? kindOf(variables) : null,
    isNumberOver: overOf === openSince,
  };
}

function kindOf(way: TabWayWire): Sent {
  if ('numero' in way) return 'number';
  return 'pedir' in way ? 'ask' : 'new';
}

/** The number's two tiles, which are one field: the second digit sends it. */
function Digits({ digits, onType }: { digits: string; onType: (text: string) => void }) {
  const copy = useMessages(DOOR_MESSAGES);
  const hintId = useId();
  return (
    <div className={css.entry}>
      <label className={css.tiles}>
        {[0, 1].map((place) => (
          <span key={place} className={css.tile} aria-hidden="true">
            {digits[place]}
          </span>
        ))}
        {/* The keypad below is large, and leaves the question in sight: no keyboard covers it. */}
        <input
          className={css.field}
          value={digits}
          onChange={(event) => onType(event.target.value)}
          inputMode="none"
          autoComplete="off"
          aria-label={copy.label}
          aria-describedby={hintId}
        />
      </label>
      <p id={hintId} className={css.hint}>
        {copy.hint}
      </p>
    </div>
  );
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

function Keypad({ onKey, onErase }: { onKey: (key: string) => void; onErase: () => void }) {
  const copy = useMessages(DOOR_MESSAGES);
  return (
    <div className={css.keys} role="group" aria-label={copy.keys}>
      {KEYS.map((key) => (
        <button key={key} type="button" className={css.key} onClick={() => onKey(key)}>
          {key}
        </button>
      ))}
      <IconButton
        className={css.erase}
        label={copy.erase}
        icon={<Delete aria-hidden="true" />}
        onClick={onErase}
      />
    </div>
  );
}
