import { tableLabel } from '@simplato/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { letIn } from '@simplato/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import type { Person, Place } from '../../../api/read-place.ts';
import { call } from '../../../api/call.ts';
import { DOOR_MESSAGES, TAB_MESSAGES } from '../../../i18n/es/tabs.ts';
import { useFailureMessage } from '../../../forms/failure-message.ts';
import { useLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { claimForTab } from '../../checkout/basket/basket-store.ts';
import { useSession } from '../../session/session-store.ts';
import { putDoorAside, useDoorAside } from './door-aside.ts';
import { DoorQuestion } from './door-question.tsx';
import { DoorTitle } from './door-title.tsx';
import { KeptBasketDialog } from './kept-basket-dialog.tsx';
import { putWaitingAside, useWaitingPeople } from './waiting-aside.ts';
import { syncTab } from '../../place/sync-tab.ts';
import { useNames } from '../use-names.ts';
import { openTabOf, placeQuery } from '../../place/place-query.ts';
import { usePlace } from '../../place/use-place.ts';

/** On every diner page: what happens to this phone's place at the table. */
export function PlaceWatch({ restaurantId }: { restaurantId: number | null }) {
  const place = usePlace();
  const [location] = useLocation();
  const isAtTable = location === PATHS.tab;
  usePlaceNews(place);
  const { tabId, tableName } = openTabOf(place) ?? {};
  useEffect(() => {
    if (tabId !== undefined && tableName !== undefined) claimForTab({ tabId, tableName });
  }, [tabId, tableName]);
  return (
    <>
      <KeptBasketDialog restaurantId={restaurantId} />
      {place && !isAtTable && <Door place={place} />}
      {place && !isAtTable && <ToastsOfWaiting place={place} />}
    </>
  );
}

function Door({ place }: { place: Place }) {
  const copy = useMessages(DOOR_MESSAGES);
  const aside = useDoorAside();
  const { openSince, isWaiting } = place;
  if (place.tab !== null || openSince === null || aside === openSince) return null;
  const putAside = () => putDoorAside(openSince);
  return (
    <Dialog open title={<DoorTitle openSince={openSince} />} size="sheet" onClose={putAside}>
      <DoorQuestion openSince={openSince} isWaiting={isWaiting} />
      <Button variant="ghost" wide onClick={putAside}>
        {copy.look}
      </Button>
    </Dialog>
  );
}

function usePlaceNews(place: Place | undefined): void {
  const { moved } = useMessages(TAB_MESSAGES);
  const door = useMessages(DOOR_MESSAGES);
  const language = useLanguage();
  const { show } = useToast();
  const known = useRef<Place>(undefined);
  const tell = useEffectEvent((before: Place, now: Place) => {
    const tab = openTabOf(now);
    if (tab === null) {
      // What it had asked for is over: the question may be another party's by now.
      if (before.isWaiting && !now.isWaiting) show({ text: door.turnedAway, durationMs: 0 });
      return;
    }
    const table = tableLabel(tab.tableName, language);
    if (before.isWaiting) show({ text: door.joined(table), tone: 'success' });
    if (before.tab !== null && !before.tab.isClosed && before.tab.tableName !== tab.tableName) {
      show({ text: moved(table), durationMs: 0 });
    }
  });
  useEffect(() => {
    const before = known.current;
    known.current = place;
    if (before && place) tell(before, place);
  }, [place]);
}

/** Elsewhere than at the table's own page, which shows them itself. */
function ToastsOfWaiting({ place }: { place: Place }) {
  return useWaitingPeople(openTabOf(place)).map((person) => (
    <ToastOfWaiting key={person.memberId} person={person} place={place} />
  ));
}

function ToastOfWaiting({ person, place }: { person: Person; place: Place }) {
  const { asking } = useMessages(TAB_MESSAGES);
  const failureMessage = useFailureMessage();
  const { restaurantId } = useSession();
  const queryClient = useQueryClient();
  const { show, dismiss } = useToast();
  const tabId = place.tab?.tabId;
  const name = useNames(place.tab).given(person);
  const admit = useEffectEvent(async () => {
    try {
      const body = { idcomensal: person.memberId, idcuenta: tabId };
      const wire = await call(letIn, { body });
      if (restaurantId !== null) syncTab(queryClient, restaurantId, wire);
      show({ text: asking.done(name), tone: 'success' });
    } catch (error) {
      show({ text: failureMessage(error), tone: 'alert' });
      void queryClient.invalidateQueries(placeQuery(restaurantId));
    }
  });
  const ask = useEffectEvent(() =>
    show({
      text: asking.title(name),
      durationMs: 0,
      action: { label: asking.letIn, onClick: () => void admit() },
      onClose: () => {
        if (tabId !== undefined) putWaitingAside(tabId, person.memberId);
      },
    }),
  );
  useEffect(() => {
    const shown = ask();
    return () => dismiss(shown);
  }, [dismiss]);
  return null;
}
