import { formatEuros, isLoud, tableLabel } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useServerTime } from '../../api/use-server-minute.ts';
import { BOARD_MESSAGES } from '../../i18n/es/board.ts';
import { CHARGING_MESSAGES } from '../../i18n/es/charging.ts';
import { ROOM_MESSAGES as copy, tabLabel } from '../../i18n/es/room.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useUrlDialog } from '../../url-state/use-url-dialog.ts';
import { useBoardSettings } from '../live/use-board-settings.ts';
import { SilenceNotice } from '../live/sound/silence-notice.tsx';
import { useBell } from '../live/sound/use-bell.ts';
import { StaffWays } from '../live/staff-ways.tsx';
import { useIsDown } from '../../api/use-is-down.ts';
import { StreamAlert } from '../live/stream-alert.tsx';
import { useWakeLock } from '../live/use-wake-lock.ts';
import { useOrderStart } from '../checkout/waiter/use-order-start.tsx';
import { useStaffMay } from '../session/own-staff.ts';
import { useSession } from '../session/session-store.ts';
import { tablesOfRoomQuery } from '../tables/table-queries.ts';
import { MissedBoard } from './missed-board.tsx';
import { NeedList, describeNeed } from './need-list.tsx';
import { RoomDialogs, type RenderPayment, type RoomDialog } from './room-dialogs.tsx';
import { RoomHeader } from './room-header.tsx';
import css from './room-page.module.css';
import { payerName } from './charge.ts';
import {
  arrangeZones,
  isOneOfTwo,
  loudCounts,
  loudKeys,
  needsOf,
  type NeedOfTab,
  type Place,
} from './room-view.ts';
import { TabView } from './tab-view.tsx';
import { useUnansweredCharges } from '../live/charges/unanswered-charges.ts';
import { useRoom } from './use-room.ts';
import { useRoomActions } from './use-room-actions.ts';
import { ZoneTiles } from './zone-tiles.tsx';

const charging = CHARGING_MESSAGES.charge;

/** Fine enough for what rings after two minutes, and no finer. */
const STEP_SECONDS = 10;

export function RoomPage({ renderPayment }: { renderPayment: RenderPayment }) {
  const { restaurantId } = useSession();
  // Keyed by restaurant, so that nothing of another one's room is left.
  return restaurantId === null ? null : (
    <Room key={restaurantId} restaurantId={restaurantId} renderPayment={renderPayment} />
  );
}

interface RoomProps {
  restaurantId: number;
  renderPayment: RenderPayment;
}

function Room({ restaurantId, renderPayment }: RoomProps) {
  const { show } = useToast();
  const live = useRoom(restaurantId, (tab, payment) => {
    const who = payerName(tab, payment.memberId);
    const amount = formatEuros(payment.chargedCents);
    const text = CHARGING_MESSAGES.payments.cameLate(tableLabel(tab.tableName), who, amount);
    show({ text, tone: 'alert', durationMs: 0 });
  });
  const limits = useBoardSettings(restaurantId);
  const tables = useQuery(tablesOfRoomQuery(restaurantId));
  const nowMs = useServerTime(STEP_SECONDS);
  const opened = useUrlDialog('cuenta');
  const [dialog, setDialog] = useState<RoomDialog | null>(null);
  const [, navigate] = useLocation();
  const may = useStaffMay();
  const isWide = useIsWide();
  const unanswered = useUnansweredCharges(restaurantId);

  const { open } = opened;
  const openTab = useCallback((tabId: number) => open(String(tabId)), [open]);
  const [readTabs, readTables] = [live.refetch, tables.refetch];
  const reread = useCallback(() => {
    readTabs();
    void readTables();
  }, [readTabs, readTables]);
  const actions = useRoomActions(live.book, openTab, reread);
  const order = useOrderStart(restaurantId, () => navigate(PATHS.staffOrderMenu));

  const tabs = useMemo(() => live.tabs ?? [], [live.tabs]);
  const zones = useMemo(
    () => arrangeZones(tables.data ?? [], tabs, nowMs, limits),
    [tables.data, tabs, nowMs, limits],
  );
  const needs = useMemo(
    () => needsOf([...tabs, ...live.owing], nowMs, limits),
    [tabs, live.owing, nowMs, limits],
  );
  const key = loudKeys(needs).join(' ');
  const loud = useMemo(() => new Set(key === '' ? [] : key.split(' ')), [key]);
  const sound = useBell(loud);
  const needsSound = sound.state === 'off' && loud.size > 0;
  const isDown = useIsDown(live.stream);
  useWakeLock();

  const turnOn = () =>
    void sound.turnOn().then((isAudible) => {
      if (!isAudible) show({ text: BOARD_MESSAGES.sound.unsupported, tone: 'alert' });
    });

  const tab = tabs.find(({ tabId }) => String(tabId) === opened.value) ?? null;
  const isTabWanted = opened.value !== null;
  const zoneOf = (tableName: string) =>
    tables.data?.find((one) => one.tableName === tableName)?.zone ?? '';
  const openPlace = ({ tab: of, tableName }: Place) => {
    if (of) openTab(of.tabId);
    else setDialog({ kind: 'free', tableName });
  };
  const [latest] = needs;

  return (
    <div
      className={classNames(css.page, isTabWanted && css.withTab)}
      data-fills-phone={isTabWanted || undefined}
    >
      <title>{copy.titled(loud.size)}</title>
      <RoomHeader
        stream={live.stream.status}
        sound={sound.state}
        isSoundOfferedBelow={needsSound}
        onSound={sound.state === 'on' ? sound.mute : turnOn}
      />
      {isTabWanted && (
        <div className={css.hiddenTitle}>
          <VisuallyHidden>
            <h1>{copy.pageTitle}</h1>
          </VisuallyHidden>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{actions.announcement}</span>
        <span role="status">
          {latest &&
            loud.size > 0 &&
            copy.first.arrived(tabLabel(latest.tab, latest.isOneOfTwo), describeNeed(latest))}
        </span>
      </VisuallyHidden>
      {isDown && <StreamAlert lastWordAt={live.stream.lastWordAt} />}
      {needsSound && (
        <SilenceNotice words={copy.first.unheard(loudCounts(needs))} onTurnOn={turnOn} />
      )}
      <div className={css.body}>
        <div className={css.notices}>
          <MissedBoard
            {...{ restaurantId, tabs, nowMs, sound }}
            onTurnOn={sound.state === 'off' && !needsSound ? turnOn : null}
            isBrief={isTabWanted && !isWide}
          />
          {/* One that is being sent has its dialog. */}
          {dialog === null &&
            unanswered.map((charge) => (
              <div key={charge.order.key} className={css.notice}>
                <Notice
                  tone="alert"
                  role="alert"
                  title={charging.waiting(
                    tableLabel(charge.tableName),
                    formatEuros(charge.order.cents + charge.order.tipCents),
                  )}
                  action={
                    <Button
                      variant="dark"
                      aria-haspopup="dialog"
                      onClick={() => setDialog({ kind: 'check-charge', charge })}
                    >
                      {charging.check}
                    </Button>
                  }
                >
                  {charging.waitingText}
                </Notice>
              </div>
            ))}
        </div>
        <div className={css.room}>
          {live.hasFailed ? (
            <ErrorState
              title={copy.failed.title}
              text={copy.failed.text}
              pending={live.isFetching}
              onRetry={live.refetch}
            />
          ) : (
            live.tabs !== null && (
              <>
                <NeedList
                  needs={needs}
                  nowMs={nowMs}
                  actions={actions}
                  onOpen={openTab}
                  onWeigh={(of, asked) => setDialog({ kind: 'weigh', tab: of, order: asked })}
                  onSee={(of, payment) => setDialog({ kind: 'payment', tab: of, payment })}
                />
                {tables.isError && !tables.data && (
                  <div className={css.notice}>
                    <Notice
                      tone="alert"
                      role="alert"
                      action={
                        <Button
                          variant="soft"
                          pending={tables.isFetching}
                          onClick={() => void tables.refetch()}
                        >
                          {copy.retry}
                        </Button>
                      }
                    >
                      {copy.tablesFailed}
                    </Notice>
                  </div>
                )}
                {zones.map((zone) => (
                  <ZoneTiles
                    key={zone.name}
                    zone={zone}
                    isOnly={zones.length === 1}
                    nowMs={nowMs}
                    shownTabId={tab?.tabId ?? null}
                    onOpen={openPlace}
                  />
                ))}
                {tables.data && zones.length === 0 && (
                  <EmptyState
                    title={copy.noTables.title}
                    text={
                      may?.('manage-tables') === false ? copy.noTables.askOwner : copy.noTables.text
                    }
                    action={
                      may?.('manage-tables') && (
                        <Link href={PATHS.tableCodes} className={buttonClass({})}>
                          {copy.noTables.action}
                        </Link>
                      )
                    }
                  />
                )}
              </>
            )
          )}
        </div>
        {isTabWanted && live.tabs !== null && (
          <div className={css.tab}>
            {tab ? (
              <TabView
                key={tab.tabId}
                restaurantId={restaurantId}
                tab={tab}
                zone={zoneOf(tab.tableName)}
                isOneOfTwo={isOneOfTwo(tab, tabs)}
                nowMs={nowMs}
                loudElsewhere={loudElsewhere(needs, tab.tabId)}
                actions={actions}
                onBack={opened.close}
                onAdd={() =>
                  order.start({ tableName: tab.tableName, tabId: tab.tabId, isFromRoom: true })
                }
                onDialog={setDialog}
              />
            ) : (
              <EmptyState
                title={copy.tab.gone.title}
                text={copy.tab.gone.text}
                action={<Button onClick={opened.close}>{copy.tab.gone.action}</Button>}
              />
            )}
          </div>
        )}
      </div>
      {!isTabWanted && <StaffWays at="room" needCount={needs.length} />}
      {live.tabs === null && !live.hasFailed && <Overlay text={copy.loading} />}
      {dialog && (
        <RoomDialogs
          restaurantId={restaurantId}
          dialog={dialog}
          tabs={tabs}
          zones={zones}
          actions={actions}
          renderPayment={renderPayment}
          onOrder={(tableName) => order.start({ tableName, tabId: null, isFromRoom: true })}
          onOpen={openTab}
          onLeave={opened.close}
          onClose={() => setDialog(null)}
        />
      )}
      {order.question}
    </div>
  );
}

/** How many other tables ring while one is open. */
function loudElsewhere(needs: readonly NeedOfTab[], tabId: number): number {
  const loud = needs.filter((need) => isLoud(need) && need.tabId !== tabId);
  return new Set(loud.map((need) => need.tabId)).size;
}
