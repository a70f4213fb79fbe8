import { askForBill, callWaiter } from '@simplato/contract/endpoints';
import type { BillFormWire, CallKindWire } from '@simplato/contract';
import { CALL_TEXT_LENGTH, type CallKind, callText, wallTime } from '@simplato/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  Banknote,
  CreditCard,
  Croissant,
  GlassWater,
  type LucideIcon,
  MessageSquare,
  Utensils,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../../api/call.ts';
import type { OpenCall, Place, TabOfMember } from '../../../api/read-place.ts';
import { useFailureMessage } from '../../../forms/failure-message.ts';
import { CALL_MESSAGES } from '../../../i18n/es/calls.ts';
import { DOOR_MESSAGES } from '../../../i18n/es/tabs.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { focusTooLong } from '../../../ui/use-length.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useSession } from '../../session/session-store.ts';
import css from './call-sheet.module.css';
import { OpenCalls } from './open-calls.tsx';
import { PayTabLink } from '../paying/pay-tab-link.tsx';
import { openTabOf, placeQuery } from '../../place/place-query.ts';
import { syncCall, syncTab } from '../../place/sync-tab.ts';
import { usePlace } from '../../place/use-place.ts';

/** Calls the waiter and asks for the bill, and says what has become of it. */
export function CallSheet({ onClose }: { onClose: () => void }) {
  const copy = useMessages(CALL_MESSAGES);
  const place = usePlace();
  const tab = openTabOf(place);
  return (
    <Dialog open title={copy.title} size="sheet" onClose={onClose}>
      {tab ? <Calls tab={tab} /> : place && <NoTab place={place} />}
    </Dialog>
  );
}

function NoTab({ place }: { place: Place }) {
  const { noTab } = useMessages(CALL_MESSAGES);
  const { outside } = useMessages(DOOR_MESSAGES);
  return (
    <Notice
      tone="wait"
      title={noTab.title}
      action={
        place.isVerified && (
          <Link href={PATHS.tab} className={buttonClass({ variant: 'dark' })}>
            {outside.enter}
          </Link>
        )
      }
    >
      {place.isVerified ? noTab.text : noTab.unverified}
    </Notice>
  );
}

const THINGS = [
  { kind: 'water', wire: 'agua', icon: GlassWater },
  { kind: 'bread', wire: 'pan', icon: Croissant },
  { kind: 'cutlery', wire: 'cubiertos', icon: Utensils },
] as const satisfies readonly { kind: CallKind; wire: CallKindWire; icon: LucideIcon }[];

const FORMS = [
  { form: 'cash', wire: 'efectivo', icon: Banknote },
  { form: 'card', wire: 'tarjeta', icon: CreditCard },
] as const;

function Calls({ tab }: { tab: TabOfMember }) {
  const copy = useMessages(CALL_MESSAGES);
  const failureMessage = useFailureMessage();
  const { ring, asked, added, untold, error, sent } = useCalling(tab);
  const [isWriting, setIsWriting] = useState(false);
  const openOf = (kind: CallKind) => tab.calls.find((one) => one.kind === kind);
  const bill = openOf('bill');
  return (
    <div className={css.sheet}>
      {error && (
        <Notice tone="alert" role="alert">
          {failureMessage(error)}
        </Notice>
      )}
      {/* Outside an open dialog nothing is read out. */}
      <VisuallyHidden>
        <p role="status">{asked && !added && copy.rung(copy.reasons[asked])}</p>
      </VisuallyHidden>
      <p role="status" className={css.added}>
        {added && copy.added}
      </p>
      <OpenCalls calls={tab.calls} />
      <section className={css.part}>
        <h3 className={css.question}>{tab.calls.length > 0 ? copy.more : copy.what}</h3>
        <div className={css.options}>
          {THINGS.map(({ kind, wire, icon }) => (
            <Option
              key={kind}
              icon={icon}
              label={copy.reasons[kind]}
              open={openOf(kind)}
              isSending={sent === wire}
              onPress={() => ring({ motivo: wire })}
            />
          ))}
          <Option
            icon={MessageSquare}
            label={copy.reasons.other}
            open={openOf('other') ?? openOf('waiter')}
            isSending={sent === 'otra' || sent === 'camarero'}
            isExpanded={isWriting}
            onPress={() => setIsWriting((is) => !is)}
          />
        </div>
        {untold !== null && (
          <Notice tone="alert" role="alert" title={copy.untold.title}>
            {copy.untold.text(untold)}
          </Notice>
        )}
        {isWriting && (
          <OtherForm
            isSending={sent === 'otra' || sent === 'camarero'}
            onSend={(texto) =>
              ring(texto === '' ? { motivo: 'camarero' } : { motivo: 'otra', texto }, () =>
                setIsWriting(false),
              )
            }
          />
        )}
      </section>
      <section className={css.part}>
        <h3 className={css.heading}>{copy.bill}</h3>
        <p className={css.text}>{copy.billText}</p>
        <PayTabLink tab={tab} />
        <div className={css.options}>
          {FORMS.map(({ form, wire, icon }) => (
            <Option
              key={form}
              icon={icon}
              label={copy[form]}
              open={bill?.form === form ? bill : undefined}
              isSending={sent === wire}
              onPress={() => ring({ forma: wire })}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

type Wish = { motivo: CallKindWire; texto?: string } | { forma: BillFormWire };

function useCalling({ tabId }: TabOfMember) {
  const { restaurantId } = useSession();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<CallKind | null>(null);
  const [added, setAdded] = useState(false);
  const [untold, setUntold] = useState<string | null>(null);
  const { mutate, isPending, variables, error } = useMutation({
    /** Whether the waiter is told all of it: what was written may be an allergy. */
    mutationFn: async (wish: Wish) => {
      if (restaurantId === null) return false;
      if ('forma' in wish) {
        syncTab(
          queryClient,
          restaurantId,
          await call(askForBill, { body: { ...wish, idcuenta: tabId } }),
        );
        setAsked('bill');
        return true;
      }
      const { motivo, texto = '' } = wish;
      const wire = await call(callWaiter, { body: { ...wish, idcuenta: tabId } });
      syncCall(queryClient, restaurantId, wire);
      if (!holds(wire.texto, texto)) {
        setUntold(texto);
        return false;
      }
      setAdded(texto !== '' && wire.texto !== callText('other', texto));
      setAsked(THINGS.find((thing) => thing.wire === motivo)?.kind ?? 'other');
      return true;
    },
    onMutate: () => {
      setAsked(null);
      setAdded(false);
      setUntold(null);
    },
    onError: () => void queryClient.invalidateQueries(placeQuery(restaurantId)),
  });
  const sent = isPending ? ('forma' in variables ? variables.forma : variables.motivo) : null;
  return {
    asked,
    added,
    untold,
    error,
    sent,
    ring: (wish: Wish, onDone?: () => void) => {
      if (!isPending) mutate(wish, { onSuccess: (isReported) => isReported && onDone?.() });
    },
  };
}

/** Words are added to the call that is open: 'una trona · otra botella'. */
function holds(told: string, text: string): boolean {
  const words = callText('other', text);
  return told === words || ` · ${told} · `.includes(` · ${words} · `);
}

interface OptionProps {
  icon: LucideIcon;
  label: string;
  /** The open call for it; a second press of it is none. */
  open: OpenCall | undefined;
  isSending: boolean;
  isExpanded?: boolean;
  onPress: () => void;
}

function Option({ icon: Icon, label, open, isSending, isExpanded, onPress }: OptionProps) {
  const copy = useMessages(CALL_MESSAGES);
  return (
    <button
      type="button"
      className={open ? `${css.option} ${css.asked}` : css.option}
      aria-busy={isSending || undefined}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
      <span className={css.words}>
        <span>{label}</span>
        {open && (
          <span className={css.since}>{copy.askedAt(wallTime(Date.parse(open.askedAt)).time)}</span>
        )}
      </span>
    </button>
  );
}

interface OtherFormProps {
  isSending: boolean;
  /** An empty text is a plain call. */
  onSend: (text: string) => void;
}

function OtherForm({ isSending, onSend }: OtherFormProps) {
  const copy = useMessages(CALL_MESSAGES);
  const [text, setText] = useState('');
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending && !focusTooLong(event.currentTarget)) onSend(text.trim());
      }}
    >
      <Field
        label={copy.otherLabel}
        placeholder={copy.otherPlaceholder}
        maxLength={CALL_TEXT_LENGTH}
        value={text}
        ref={(input) => {
          if (text === '') input?.focus();
        }}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="dark" pending={isSending}>
        {copy.send}
      </Button>
    </form>
  );
}
